import type { FundFeeTier, FundPlan } from '@bank/contract';
import { ratio, scaled, type Level } from '@bank/contract/fund-figures';

/** Sums in whole hundredths: of a yuan, of a unit. */
const HUNDRED = 100n;
/** Decimals are whole numbers of hundred-millionths. */
const ONE = scaled('1');

interface PlanQuestion {
  amount: string;
  /** Of the month, 1 to 28. */
  day: number;
  months: number;
}

/** Yuan and units of a fund that deals: money funds have no NAV to buy at and get no plan. */
export function planOf(
  levels: readonly Level[],
  fees: readonly FundFeeTier[],
  { amount, day, months }: PlanQuestion,
): FundPlan {
  const tier = purchaseTier(fees, amount);
  const { unit: feeUnit } = tier;
  const feeRate = tier.discountRate ?? tier.rate;
  const last = levels.at(-1);
  const buys = last === undefined ? [] : buyDays(levels, last.date, { day, months });
  const none = {
    feeRate,
    feeUnit,
    instalments: 0,
    first: '',
    last: '',
    invested: '0.00',
    fees: '0.00',
  } as const;
  if (last === undefined || buys.length === 0) {
    return { ...none, units: '0.00', value: '', gain: '', gainPercent: '', points: [] };
  }
  const cents = toHundredths(scaled(amount));
  const net = netOfFee(cents, feeRate, feeUnit);
  const buying = new Set(buys);
  let [units, invested, before] = [0n, 0n, levels[0]?.paid ?? 0n];
  const points: FundPlan['points'] = [];
  levels.forEach((level, index) => {
    // Units that were held before the ex-date get the distribution; it buys at the NAV of that day, without a fee.
    const perUnit = level.paid - before;
    before = level.paid;
    const isBuy = buying.has(level.date);
    const isMonthsEnd = levels[index + 1]?.date.slice(0, 7) !== level.date.slice(0, 7);
    if (perUnit <= 0n && !isBuy && !isMonthsEnd) return;
    const nav = scaled(level.nav);
    if (perUnit > 0n) units += rounded(units * perUnit, nav);
    if (isBuy) {
      invested += cents;
      units += rounded(net * ONE, nav);
    }
    if (units > 0n && (isBuy || isMonthsEnd)) {
      points.push({ date: level.date, invested: yuan(invested), value: yuan(valueOf(units, nav)) });
    }
  });
  const value = valueOf(units, scaled(last.nav));
  return {
    feeRate,
    feeUnit,
    instalments: buys.length,
    first: buys[0] ?? '',
    last: last.date,
    invested: yuan(invested),
    fees: yuan((cents - net) * BigInt(buys.length)),
    units: yuan(units),
    value: yuan(value),
    gain: yuan(value - invested),
    gainPercent: ratio((value - invested) * 100n, invested, 2),
    points,
  };
}

/** The first dealing day on or after the day chosen, in each of the months up to the newest; never one that is to come. */
function buyDays(
  levels: readonly Level[],
  to: string,
  { day, months }: Pick<PlanQuestion, 'day' | 'months'>,
): string[] {
  const newest = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1;
  const first = levels[0]?.date ?? to;
  return Array.from({ length: months }, (_, index) => newest - months + 1 + index).flatMap((month) => {
    const name = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    const wanted = `${name}-${String(day).padStart(2, '0')}`;
    // Before its first NAV there was nothing to buy.
    return wanted < first ? [] : (levels.find(({ date }) => date >= wanted)?.date ?? []);
  });
}

/** The tier that a purchase of this size falls into, by the fund's own table. */
function purchaseTier(
  fees: readonly FundFeeTier[],
  amount: string,
): Pick<FundFeeTier, 'rate' | 'discountRate' | 'unit'> {
  const size = scaled(amount);
  const tier = fees.find(
    ({ feeType, minAmount = '0', maxAmount }) =>
      feeType === 'PURCHASE' &&
      scaled(minAmount) <= size &&
      (maxAmount === undefined || size < scaled(maxAmount)),
  );
  return tier ?? { rate: '0.00', unit: 'PERCENT' };
}

/** Net amount = amount ÷ (1 + rate), or amount − fee where that is a sum a purchase. */
function netOfFee(cents: bigint, rate: string, unit: FundFeeTier['unit']): bigint {
  if (unit === 'YUAN') {
    const net = cents - toHundredths(scaled(rate));
    return net > 0n ? net : 0n;
  }
  // The rate is in per cent: 1 + rate / 100, both in hundred-millionths of a hundredth.
  return rounded(cents * 100n * ONE, 100n * ONE + scaled(rate));
}

const toHundredths = (value: bigint) => rounded(value * HUNDRED, ONE);
const valueOf = (units: bigint, nav: bigint) => rounded(units * nav, ONE);
const yuan = (hundredths: bigint) => ratio(hundredths, HUNDRED, 2);

/** The nearest whole number, half up; both are 0 or above. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  return (numerator * 2n + denominator) / (denominator * 2n);
}
