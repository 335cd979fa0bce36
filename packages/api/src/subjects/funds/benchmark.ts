import { SCALE_PLACES, percentBetween, type Level } from '@bank/contract/fund-figures';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../base/per-snapshot.ts';

export type BenchmarkParts = RecordBody<'fund-profile'>['benchmarkParts'];

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** What one yuan in a benchmark has become by the end of a day. */
export interface BenchmarkValue {
  date: string;
  value: number;
}

/**
 * What a benchmark did on these days, oldest first: each part moves by its weight every day, an index by its closing
 * levels, a rate by its share of a year. Days before all of its indices are known are left out.
 */
export async function benchmarkValues(
  content: ContentSnapshot,
  parts: BenchmarkParts,
  days: readonly string[],
): Promise<BenchmarkValue[]> {
  if (parts.length === 0) return [];
  const indices = await Promise.all(
    parts.map(async ({ index }) => (index === undefined ? undefined : closesOf(content, index))),
  );
  const first = indices.reduce((latest, closes) => maximum(latest, closes && (closes[0]?.date ?? NEVER)), '');
  const known = days.filter((day) => day >= first);
  const moves = parts.map(({ weight, yearRate }, place) => {
    const closes = indices[place];
    const share = Number(weight) / 100;
    return closes === undefined
      ? rateMoves(known, share * Number(yearRate))
      : indexMoves(closes, known, share);
  });
  let value = 1;
  return known.map((date, place) => {
    value *= 1 + moves.reduce((sum, own) => sum + (own[place] ?? 0), 0);
    return { date, value };
  });
}

/** With far more digits than a figure of two places shows. */
export const benchmarkLevel = ({ date, value }: BenchmarkValue): Level => ({
  date,
  nav: value.toFixed(SCALE_PLACES),
  factor: 1n,
  paid: 0n,
});

/** Every day on which the first of its indices has a level, oldest first. */
export async function benchmarkDays(content: ContentSnapshot, parts: BenchmarkParts): Promise<string[]> {
  const index = parts.find((part) => part.index !== undefined)?.index;
  return index === undefined ? [] : (await closesOf(content, index)).map(({ date }) => date);
}

const NEVER = '9999-12-31';
const maximum = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a);

/** Per cent between two of the days; undefined where the benchmark is not known on one of them. */
export function benchmarkBetween(
  values: ReadonlyMap<string, BenchmarkValue>,
  from: string,
  to: string,
): string | undefined {
  const [first, last] = [values.get(from), values.get(to)];
  return first === undefined || last === undefined
    ? undefined
    : percentBetween(benchmarkLevel(first), benchmarkLevel(last));
}

function rateMoves(days: readonly string[], percentAYear: number): number[] {
  const times = days.map((day) => Date.parse(day));
  return times.map((time, place) => {
    const elapsed = (time - (times[place - 1] ?? time)) / DAY_MS;
    return (percentAYear / 100) * (elapsed / YEAR_DAYS);
  });
}

function indexMoves(closes: readonly Close[], days: readonly string[], share: number): number[] {
  let next = 0;
  let before: number | undefined;
  const moves: number[] = [];
  for (const day of days) {
    while ((closes[next]?.date ?? NEVER) <= day) next += 1;
    const now = closes[next - 1]?.level ?? 0;
    moves.push(before === undefined ? 0 : share * (now / before - 1));
    before = now;
  }
  return moves;
}

interface Close {
  date: string;
  level: number;
}

/** There are few indices and many funds: each is read once for a content version. */
const closesOf = perSnapshot(async (content, index: string): Promise<Close[]> => {
  const points = await content.series('index-level', index);
  return points
    .filter(({ close }) => close !== '')
    .map(({ date, close }) => ({ date, level: Number(close) }));
});
