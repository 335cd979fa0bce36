import { addMonths, daysBetween, type WealthTrack } from '@bank/contract';
import type { RecordBody, SeriesPoint } from '@bank/contract/schemas';

type Periods = RecordBody<'wealth-product'>['benchmarkPeriods'];

interface Level {
  date: string;
  level: number;
}

const YEAR_DAYS = 365;
const HOLDINGS = [1, 3, 6, 12] as const;

/** Attainment by period, months against a formula, and outcomes of holding; all from the accumulated NAV. */
export function trackOf(
  history: readonly SeriesPoint<'wealth-nav'>[],
  levels: readonly SeriesPoint<'wealth-benchmark'>[],
  periods: Periods,
): Omit<WealthTrack, 'prodCode'> {
  const navs = history.flatMap(({ date, unitNav, accNav }): Level[] => {
    const nav = accNav === '' ? unitNav : accNav;
    return nav === '' ? [] : [{ date, level: Number(nav) }];
  });
  const benchmark = levels.filter(({ level }) => level !== '');
  return {
    periods: periods.flatMap((period) => attained(navs, period) ?? []),
    months: monthsAgainst(
      navs,
      benchmark.map(({ date, level }) => ({ date, level: Number(level) })),
    ),
    benchmark,
    outcomes: HOLDINGS.flatMap((months) => outcomeOf(navs, months) ?? []),
  };
}

/** What is shown is what is judged: the figure is rounded before it is held against its bounds. */
function attained(
  navs: readonly Level[],
  { from, to, low, high }: Periods[number],
): WealthTrack['periods'][number] | undefined {
  const [start, end] = [levelOn(navs, from), levelOn(navs, to)];
  const isCovered = to <= (navs.at(-1)?.date ?? '');
  if (start === undefined || end === undefined || !isCovered) return undefined;
  const days = daysBetween(from, to);
  // Simple, as the return since inception of the comparison.
  const reached = percent(((end / start - 1) * YEAR_DAYS) / days);
  const figure = Number(reached);
  const result = figure < Number(low) ? 'BELOW' : figure > Number(high) ? 'ABOVE' : 'WITHIN';
  return { from, to, low, high, reached, result };
}

/** Both over the same days; a month counts from the last day of the one before. */
function monthsAgainst(navs: readonly Level[], benchmark: readonly Level[]): WealthTrack['months'] {
  const of = new Map(benchmark.map(({ date, level }) => [date, level]));
  const days = navs.filter(({ date }) => of.has(date));
  const ends = days.filter(({ date }, place) => days[place + 1]?.date.slice(0, 7) !== date.slice(0, 7));
  return ends.flatMap((end, place) => {
    const start = ends[place - 1] ?? days[0];
    if (start === undefined || start.date === end.date) return [];
    const product = percent(end.level / start.level - 1);
    const own = percent((of.get(end.date) ?? 1) / (of.get(start.date) ?? 1) - 1);
    const difference = (Number(product) - Number(own)).toFixed(2);
    return [{ month: end.date.slice(0, 7), product, benchmark: own, difference: unsignedZero(difference) }];
  });
}

/** From every NAV day whose holding ended by the newest; undefined where the history is too short for one. */
function outcomeOf(navs: readonly Level[], months: number): WealthTrack['outcomes'][number] | undefined {
  const last = navs.at(-1)?.date ?? '';
  const returns = navs
    .flatMap(({ date, level }) => {
      const end = addMonths(date, months);
      const then = end > last ? undefined : levelOn(navs, end);
      return then === undefined ? [] : [then / level - 1];
    })
    .toSorted((a, b) => a - b);
  const [worst, best] = [returns[0], returns.at(-1)];
  if (worst === undefined || best === undefined) return undefined;
  const half = returns.length / 2;
  const median = ((returns[Math.ceil(half) - 1] ?? 0) + (returns[Math.floor(half)] ?? 0)) / 2;
  return {
    months,
    count: returns.length,
    gained: returns.filter((value) => value > 0).length,
    worst: percent(worst),
    median: percent(median),
    best: percent(best),
  };
}

/** On a day without a NAV the one before holds; undefined before the first. */
function levelOn(navs: readonly Level[], day: string): number | undefined {
  let [low, high] = [0, navs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((navs[middle]?.date ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return navs[low - 1]?.level;
}

/** A share as per cent with two places. */
const percent = (share: number) => unsignedZero((share * 100).toFixed(2));
const unsignedZero = (figure: string) => (Number(figure) === 0 ? '0.00' : figure);
