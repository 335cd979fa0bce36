/** Dealing days of a year: the average of the exchanges in Shanghai and Shenzhen. */
const DEALING_DAYS = 244;

/** Sample standard deviation of daily figures × √244, per cent a year; undefined for fewer than two. */
export function annualDeviation(daily: readonly number[]): number | undefined {
  if (daily.length < 2) return undefined;
  const mean = daily.reduce((sum, value) => sum + value, 0) / daily.length;
  const squares = daily.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt((squares / (daily.length - 1)) * DEALING_DAYS) * 100;
}
