/** Dealing days of a year on average: what daily figures are annualised by. */
const DEALING_DAYS = 244;
const YEAR_DAYS = 365;
const DAY_MS = 86_400_000;

/**
 * Sample standard deviation of daily log returns × √244, per cent a year; undefined for fewer than two returns.
 * `values` are growth, all above 0, oldest first.
 */
export function annualVolatility(values: readonly number[]): number | undefined {
  return annualised(values.slice(1).map((value, index) => Math.log(value / (values[index] ?? value))));
}

/**
 * Sample standard deviation of the daily returns of one above those of the other × √244, per cent a year. Both have a
 * value on each of the same days.
 */
export function trackingError(own: readonly number[], other: readonly number[]): number | undefined {
  if (own.length !== other.length) throw new RangeError(`${own.length} days against ${other.length}`);
  const daily = (values: readonly number[], index: number) =>
    (values[index + 1] ?? 1) / (values[index] ?? 1) - 1;
  return annualised(own.slice(1).map((_, index) => daily(own, index) - daily(other, index)));
}

/** Per cent a year that grows to the same over the days between; undefined where no day lies between. */
export function annualReturn(growth: number, from: string, to: string): number | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days <= 0 ? undefined : (growth ** (YEAR_DAYS / days) - 1) * 100;
}

/** All per cent a year; undefined where nothing moved: nothing can be divided by no risk. */
export function sharpeRatio(gain: number, riskFree: number, volatility: number): number | undefined {
  return volatility < 0.005 ? undefined : (gain - riskFree) / volatility;
}

function annualised(daily: readonly number[]): number | undefined {
  if (daily.length < 2) return undefined;
  const mean = daily.reduce((sum, value) => sum + value, 0) / daily.length;
  const squares = daily.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((squares / (daily.length - 1)) * DEALING_DAYS) * 100;
}
