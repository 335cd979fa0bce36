import { annualDeviation } from './annual-deviation.ts';
import { approximations, percentBetween, type Level } from './level.ts';

/** More than is shown, so that a ratio to it is right in its two places. */
const DEVIATION_PLACES = 4;

export interface Fall {
  /** Per cent, 0.00 or below. */
  value: string;
  /** Days of the peak and of the lowest point after it. */
  from: string;
  to: string;
  /** The first day after it that stood at the peak again; absent until then. */
  recovered?: string;
}

/** The deepest fall from any day's level to a later one; undefined without days. */
export function deepestFall(levels: readonly Level[]): Fall | undefined {
  return fallAmong(levels, approximations(levels));
}

function fallAmong(levels: readonly Level[], values: readonly number[]): Fall | undefined {
  let [peak, deepest, from, to] = [0, 0, 0, 0];
  for (const [place, value] of values.entries()) {
    if (value > (values[peak] ?? 0)) peak = place;
    const fall = value / (values[peak] ?? 1) - 1;
    if (fall >= deepest) continue;
    deepest = fall;
    from = peak;
    to = place;
  }
  const [first, last] = [levels[from], levels[to]];
  if (first === undefined || last === undefined) return undefined;
  const back = values.findIndex((value, place) => place > to && value >= (values[from] ?? 0));
  const recovered = deepest < 0 ? levels[back]?.date : undefined;
  return {
    value: percentBetween(first, last),
    from: first.date,
    to: last.date,
    ...(recovered !== undefined && { recovered }),
  };
}

export interface Risk {
  fall: Fall;
  /** Per cent a year, with four places. */
  stdDev: string;
}

/**
 * Of one year: the deepest fall, and the sample standard deviation of the daily logarithmic returns, times the root of
 * the dealing days of a year. `levels` begin with the one that the year is measured against.
 */
export function riskOf(levels: readonly Level[]): Risk | undefined {
  const values = approximations(levels);
  const fall = fallAmong(levels, values);
  const returns = values.slice(1).map((value, index) => Math.log(value / (values[index] ?? 1)));
  const deviation = annualDeviation(returns);
  if (fall === undefined || deviation === undefined) return undefined;
  return { fall, stdDev: deviation.toFixed(DEVIATION_PLACES) };
}

/**
 * What a year's return had above the rate without risk, by its deviation, all in per cent; '' where nothing moved, for
 * then there is nothing to divide by.
 */
export function sharpeOf(yearReturn: string, stdDev: string, riskFree: string): string {
  const deviation = Number(stdDev);
  if (yearReturn === '' || !(deviation >= LEAST_DEVIATION)) return '';
  const sharpe = ((Number(yearReturn) - Number(riskFree)) / deviation).toFixed(2);
  return Number(sharpe) === 0 ? '0.00' : sharpe;
}

/** Below what is shown of a deviation. */
const LEAST_DEVIATION = 0.005;
