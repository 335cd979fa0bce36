import { daysBetween } from '../../../base/calendar.ts';
import { annualDeviation } from './annual-deviation.ts';

const YEAR_DAYS = 365;

/**
 * Sample standard deviation of the daily returns of one above those of the other × √244, per cent a year. Both have a
 * value on each of the same days.
 */
export function trackingError(own: readonly number[], other: readonly number[]): number | undefined {
  if (own.length !== other.length) throw new RangeError(`${own.length} days against ${other.length}`);
  const daily = (values: readonly number[], index: number) =>
    (values[index + 1] ?? 1) / (values[index] ?? 1) - 1;
  return annualDeviation(own.slice(1).map((_, index) => daily(own, index) - daily(other, index)));
}

/** Per cent a year that grows to the same over the days between; undefined where no day lies between. */
export function annualReturn(growth: number, from: string, to: string): number | undefined {
  const days = daysBetween(from, to);
  return days <= 0 ? undefined : (growth ** (YEAR_DAYS / days) - 1) * 100;
}
