import { addDays, daysBetween, type WealthPerformance } from '@bank/contract';
import { ratio, scaled } from '@bank/contract/decimal';
import type { SeriesPoint } from '@bank/contract/schemas';

const YEAR_DAYS = 365;
/** A yield of a few days says nothing once it is blown up to a year. */
const SHORTEST_ANNUALISED_DAYS = 90;
const TREND_STEP = 5;

interface Point {
  date: string;
  nav: bigint;
  text: string;
}

/** Return, drawdown and weekly trend from the accumulated NAV of every dealing day; undefined without a history. */
export function performanceOf(
  prodCode: string,
  history: readonly SeriesPoint<'wealth-nav'>[],
): WealthPerformance | undefined {
  const points = history.flatMap(({ date, unitNav, accNav }): Point[] => {
    const text = accNav === '' ? unitNav : accNav;
    return text === '' ? [] : [{ date, text, nav: scaled(text) }];
  });
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const days = daysBetween(first.date, last.date);
  const yearAgo = addDays(last.date, -YEAR_DAYS);
  const year = points.filter(({ date }) => date >= yearAgo);
  const isWholeYear = first.date <= yearAgo;
  return {
    prodCode,
    from: first.date,
    to: last.date,
    ...(days >= SHORTEST_ANNUALISED_DAYS && {
      annualised: ratio((last.nav - first.nav) * BigInt(YEAR_DAYS * 100), first.nav * BigInt(days), 2),
    }),
    ...(isWholeYear && { drawdown: deepestFall(year) }),
    trend: weekly(year).map(({ text }) => text),
  };
}

/** Per cent, 0.00 or below: the largest fall from any day's NAV to a later one. */
function deepestFall(points: readonly Point[]): string {
  let peak = points[0]?.nav ?? 1n;
  let [fall, from] = [0n, 1n];
  for (const { nav } of points) {
    if (nav > peak) peak = nav;
    // nav/peak below the deepest so far, without a division.
    if ((nav - peak) * from < fall * peak) [fall, from] = [nav - peak, peak];
  }
  return ratio(fall * 100n, from, 2);
}

/** Every fifth dealing day, counted back from the newest. */
function weekly(points: readonly Point[]): Point[] {
  return points.filter((_, index) => (points.length - 1 - index) % TREND_STEP === 0);
}
