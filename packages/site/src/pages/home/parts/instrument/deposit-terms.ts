import type { DepositRate } from '@bank/contract';
import { divideDecimals, multiplyDecimals } from '../../../../base/decimal/arithmetic.ts';
import { placesOf } from '../../../../base/decimal/decimal-units.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';

const DEMAND = '0';
/** What has no term is shown over a year. */
const DEMAND_MONTHS = 12;
const MONTHS_A_YEAR = 12;
const PER_CENT_YEARS = '1200';
const CENT_PLACES = 2;

/** Demand and fixed deposits by term; the other kinds have rates that no one term explains. */
export function byTerm(rates: readonly DepositRate[]): DepositRate[] {
  return rates.filter(
    ({ kind, termCode }) => (kind === 'DEMAND' || kind === 'FIXED') && monthsOf(termCode) !== undefined,
  );
}

export function isDemand({ termCode }: Pick<DepositRate, 'termCode'>): boolean {
  return termCode === DEMAND;
}

/** `3M` → 3, `2Y` → 24, demand → 12; undefined for what is no term of months. */
export function monthsOf(termCode: string): number | undefined {
  if (termCode === DEMAND) return DEMAND_MONTHS;
  const [, count, unit] = /^(\d{1,2})([MY])$/.exec(termCode) ?? [];
  if (count === undefined) return undefined;
  return Number(count) * (unit === 'Y' ? MONTHS_A_YEAR : 1);
}

/** Amount × rate × months ÷ 12, exact and then rounded once to the cent, halves up; the rate is per cent a year. */
export function interestOf(
  amount: string,
  { rate, termCode }: Pick<DepositRate, 'rate' | 'termCode'>,
): string {
  const months = String(monthsOf(termCode) ?? 0);
  return divideDecimals(
    multiplyDecimals(multiplyDecimals(amount, rate), months),
    PER_CENT_YEARS,
    CENT_PLACES,
  );
}

/** With two decimals, or all it has: `1.1` → `1.10`, `1.125` → `1.125`. */
export function shownRate(rate: string): string {
  return formatDecimal(rate, Math.max(placesOf(rate), 2));
}
