import type { FundFeeTier, Language } from '@bank/contract';
import { formatMoney } from '../../../base/format/money.ts';
import { formatPercent } from '../../../base/format/percent.ts';
import type { FundDetailWords } from '../../../words/funds/fund-detail/words.ts';

const YEAR_DAYS = 365;

/** 730 → `2 年`, 7 → `7 天`. */
export function daysInWords(days: number, words: FundDetailWords): string {
  const isYears = days >= YEAR_DAYS && days % YEAR_DAYS === 0;
  return isYears ? words['fund.years'](String(days / YEAR_DAYS)) : words['fund.days'](String(days));
}

/** The bounds of a tier as a reader says them: `100 万元（含）至 300 万元`, `7 天以下`, `2 年及以上`. */
export function tierRange(tier: FundFeeTier, words: FundDetailWords, language: Language): string {
  const money = (amount: string | undefined) => amount && formatMoney(amount, 'CNY', language);
  const days = (count: number | undefined) => (count === undefined ? undefined : daysInWords(count, words));
  const isDays = tier.feeType === 'REDEEM';
  const from = isDays ? (tier.minDays ? days(tier.minDays) : undefined) : nonZero(tier.minAmount, money);
  const to = isDays ? days(tier.maxDays) : money(tier.maxAmount);
  if (from && to) return words['fund.fromTo'](from, to);
  if (to) return words['fund.below'](to);
  if (from) return words['fund.from'](from);
  return words[isDays ? 'fund.anyDays' : 'fund.anyAmount'];
}

function nonZero(amount: string | undefined, money: (amount: string) => string | undefined) {
  return amount === undefined || !/[1-9]/.test(amount) ? undefined : money(amount);
}

/** A rate with its unit: `1.50%`, `每笔 1,000 元`, nothing at all. */
export function tierRate(
  rate: string,
  unit: FundFeeTier['unit'],
  words: FundDetailWords,
  language: Language,
): string {
  if (!/[1-9]/.test(rate)) return words['fund.feeNone'];
  return unit === 'YUAN'
    ? words['fund.feePerTrade'](formatMoney(rate, 'CNY', language))
    : formatPercent(rate);
}

/** The tier of small purchases. */
export function usualPurchaseTier(fees: readonly FundFeeTier[]): FundFeeTier | undefined {
  return fees.find(({ feeType, minAmount = '0' }) => feeType === 'PURCHASE' && !/[1-9]/.test(minAmount));
}

/** What holding longest brings the redemption fee down to. */
export function lowestRedeemTier(fees: readonly FundFeeTier[]): FundFeeTier | undefined {
  return fees
    .filter(({ feeType, maxDays }) => feeType === 'REDEEM' && maxDays === undefined)
    .toSorted((a, b) => (b.minDays ?? 0) - (a.minDays ?? 0))[0];
}
