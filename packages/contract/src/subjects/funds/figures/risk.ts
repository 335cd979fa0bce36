import { approximations, percentBetween, type Level } from './level.ts';

/** Dealing days of a year, by convention of the trade in China. */
const DEALING_DAYS = 250;
/** Per cent a year: the benchmark rate of the one-year time deposit of the People's Bank, unchanged since October 2015. */
const RISK_FREE = 1.5;

export interface Fall {
  /** Per cent, 0.00 or below. */
  value: string;
  /** Days of the peak and of the lowest point after it. */
  from: string;
  to: string;
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
  return { value: percentBetween(first, last), from: first.date, to: last.date };
}

export interface Risk {
  maxDrawdown: string;
  stdDev: string;
  /** '' where nothing moved. */
  sharpe: string;
}

/**
 * Of one year: the deepest fall; the sample standard deviation of the daily returns, times the root of the dealing days
 * of a year; what the year's return had above the rate without risk, by that deviation. `levels` begin with the one that
 * the year is measured against.
 */
export function riskOf(levels: readonly Level[]): Risk | undefined {
  const values = approximations(levels);
  const fall = fallAmong(levels, values);
  const returns = values.slice(1).map((value, index) => value / (values[index] ?? 1) - 1);
  if (fall === undefined || returns.length < 2) return undefined;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = Math.sqrt((squares / (returns.length - 1)) * DEALING_DAYS) * 100;
  const gain = ((values.at(-1) ?? 1) / (values[0] ?? 1) - 1) * 100;
  const stdDev = deviation.toFixed(2);
  const sharpe = Number(stdDev) === 0 ? '' : withoutMinusZero(((gain - RISK_FREE) / deviation).toFixed(2));
  return { maxDrawdown: fall.value, stdDev, sharpe };
}

const withoutMinusZero = (figure: string) => (Number(figure) === 0 ? '0.00' : figure);
