import { fromUnits, roundedQuotient, toUnits } from '../../../../base/decimal/decimal-units.ts';

/* Rates are per cent a year; interest is rounded once, to the smallest unit of the currency, halves up. */

const RATE_PLACES = 4;
/** One hundred per cent in units of a rate. */
const WHOLE = 100n * 10n ** BigInt(RATE_PLACES);
const MONTHS_A_YEAR = 12n;

export type DayBasis = 360 | 365;

/** Currencies of the sterling tradition count 365 days to the year, the others 360. */
const BASIS_365: ReadonlySet<string> = new Set(['GBP', 'HKD', 'AUD', 'CAD', 'SGD', 'NZD']);

export function dayBasisOf(currency: string): DayBasis {
  return BASIS_365.has(currency) ? 365 : 360;
}

/** Decimals of the smallest unit: yen and won have none. */
export function placesOfCurrency(currency: string): number {
  return currency === 'JPY' || currency === 'KRW' ? 0 : 2;
}

interface Principal {
  amount: string;
  rate: string;
  currency: string;
}

/** Whole months of a renminbi time deposit: principal × rate × months ÷ 12, whatever the months' lengths. */
export function interestForMonths({ amount, rate, currency }: Principal, months: number): string {
  return share(amount, rate, currency, BigInt(months), MONTHS_A_YEAR);
}

/** Counted days: principal × rate × days ÷ the days that the currency counts to a year. */
export function interestForDays({ amount, rate, currency }: Principal, days: number): string {
  return share(amount, rate, currency, BigInt(days), BigInt(dayBasisOf(currency)));
}

/** The same sum put in each month: the first earns for all the months, the last for one, n(n+1)/2 months in all. */
export function interestOnInstalments({ amount, rate, currency }: Principal, months: number): string {
  const earning = (BigInt(months) * BigInt(months + 1)) / 2n;
  return share(amount, rate, currency, earning, MONTHS_A_YEAR);
}

function share(amount: string, rate: string, currency: string, parts: bigint, ofYear: bigint): string {
  const places = placesOfCurrency(currency);
  const numerator = toUnits(amount, places) * toUnits(rate, RATE_PLACES) * parts;
  return fromUnits(roundedQuotient(numerator, WHOLE * ofYear), places);
}
