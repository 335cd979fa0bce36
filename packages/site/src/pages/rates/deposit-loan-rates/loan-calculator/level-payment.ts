import { placesOf, roundedQuotient, toUnits } from '../../../../base/decimal/decimal-units.ts';

const MONTHS_A_YEAR = 12n;

/** A monthly rate as an exact fraction of whole numbers. */
export interface MonthlyRate {
  top: bigint;
  bottom: bigint;
}

/** Per cent a year, `3.05` → 305 / 120000 a month. */
export function monthlyRate(annual: string): MonthlyRate {
  const places = placesOf(annual);
  return { top: toUnits(annual, places), bottom: MONTHS_A_YEAR * 100n * 10n ** BigInt(places) };
}

/** A month's interest on a balance, rounded to the cent. */
export function monthlyInterest(balance: bigint, { top, bottom }: MonthlyRate): bigint {
  return roundedQuotient(balance * top, bottom);
}

/**
 * The level instalment P·i·(1+i)ⁿ ÷ ((1+i)ⁿ − 1), exact until the one rounding to the cent: with i = top ÷ bottom
 * both powers are whole numbers.
 */
export function levelPayment(principal: bigint, { top, bottom }: MonthlyRate, months: number): bigint {
  if (top === 0n) return roundedQuotient(principal, BigInt(months));
  const grown = (bottom + top) ** BigInt(months);
  return roundedQuotient(principal * top * grown, bottom * (grown - bottom ** BigInt(months)));
}
