import type { FundFeeTier } from '@bank/contract';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  roundDecimal,
  subtractDecimals,
} from '../../../base/decimal/arithmetic.ts';

export interface PurchaseFee {
  tier: FundFeeTier;
  /** Yuan: what this bank takes, and what it would be without its discount. */
  fee: string;
  fullFee: string;
  net: string;
  /** Units with two decimals; '' without a NAV to buy at. */
  units: string;
}

/** The tiers of purchases, smallest first. */
export const purchaseTiers = (fees: readonly FundFeeTier[]) =>
  fees
    .filter(({ feeType }) => feeType === 'PURCHASE')
    .toSorted((a, b) => compareDecimals(a.minAmount ?? '0', b.minAmount ?? '0'));

/**
 * What a purchase of `amount` yuan costs and buys: net = amount ÷ (1 + rate), rounded once to the cent; the fee is what
 * is left. A large purchase pays a sum instead. Undefined where no tier holds the amount.
 */
export function purchaseFee(
  amount: string,
  fees: readonly FundFeeTier[],
  unitNav: string,
): PurchaseFee | undefined {
  const tier = purchaseTiers(fees).find(
    ({ minAmount = '0', maxAmount }) =>
      compareDecimals(minAmount, amount) <= 0 &&
      (maxAmount === undefined || compareDecimals(amount, maxAmount) < 0),
  );
  if (tier === undefined) return undefined;
  const sum = roundDecimal(amount, 2);
  const net = netOf(sum, tier.discountRate ?? tier.rate, tier.unit);
  return {
    tier,
    fee: subtractDecimals(sum, net),
    fullFee: subtractDecimals(sum, netOf(sum, tier.rate, tier.unit)),
    net,
    units: unitNav === '' ? '' : divideDecimals(net, unitNav, 2),
  };
}

function netOf(sum: string, rate: string, unit: FundFeeTier['unit']): string {
  if (unit === 'YUAN') return roundDecimal(subtractDecimals(sum, rate), 2);
  return divideDecimals(sum, addDecimals('1', divideDecimals(rate, '100', 6)), 2);
}
