import { SCALE_PLACES, levelAt, percentBetween, type Level } from '@bank/contract/fund-figures';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';

export type BenchmarkParts = RecordBody<'fund-profile'>['benchmarkParts'];

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/**
 * What a benchmark did on these days, oldest first: each part moves by its weight every day, an index by its closing
 * levels, a rate by its share of a year. Days before all of its indices are known are left out.
 */
export async function benchmarkLevels(
  content: ContentSnapshot,
  parts: BenchmarkParts,
  days: readonly string[],
): Promise<Level[]> {
  if (parts.length === 0) return [];
  const indices = await Promise.all(
    parts.map(async ({ index }) => (index === undefined ? undefined : indexLevels(content, index))),
  );
  const first = indices.reduce((latest, levels) => maximum(latest, levels && (levels[0]?.date ?? NEVER)), '');
  const known = days.filter((day) => day >= first);
  const moves = parts.map(({ weight, yearRate }, place) => {
    const levels = indices[place];
    const share = Number(weight) / 100;
    return levels === undefined
      ? rateMoves(known, share * Number(yearRate))
      : indexMoves(levels, known, share);
  });
  let value = 1;
  return known.map((date, place) => {
    value *= 1 + moves.reduce((sum, own) => sum + (own[place] ?? 0), 0);
    // Far more digits than a figure of two places shows.
    return { date, nav: value.toFixed(SCALE_PLACES), factor: 1n, paid: 0n };
  });
}

/** Every day on which one of the indices has a level. */
export async function benchmarkDays(content: ContentSnapshot, parts: BenchmarkParts): Promise<string[]> {
  const indices = parts.flatMap(({ index }) => index ?? []);
  const all = await Promise.all(indices.map((index) => indexLevels(content, index)));
  return all[0]?.map(({ date }) => date) ?? [];
}

const NEVER = '9999-12-31';
const maximum = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a);

/** Per cent between two days of a benchmark; undefined where it is not known on the first of them. */
export function benchmarkBetween(levels: readonly Level[], from: string, to: string): string | undefined {
  const [first, last] = [levelAt(levels, from), levelAt(levels, to)];
  return first === undefined || last === undefined ? undefined : percentBetween(first, last);
}

function rateMoves(days: readonly string[], percentAYear: number): number[] {
  return days.map((day, place) => {
    const elapsed = place === 0 ? 0 : (Date.parse(day) - Date.parse(days[place - 1] ?? day)) / DAY_MS;
    return (percentAYear / 100) * (elapsed / YEAR_DAYS);
  });
}

function indexMoves(levels: readonly Level[], days: readonly string[], share: number): number[] {
  let next = 0;
  let before: number | undefined;
  const moves: number[] = [];
  for (const day of days) {
    while (next < levels.length && (levels[next]?.date ?? '') <= day) next += 1;
    const now = Number(levels[next - 1]?.nav);
    moves.push(before === undefined ? 0 : share * (now / before - 1));
    before = now;
  }
  return moves;
}

const known = new WeakMap<ContentSnapshot, Map<string, Promise<Level[]>>>();

/** There are few indices and many funds: each is read once for a content version. */
function indexLevels(content: ContentSnapshot, index: string): Promise<Level[]> {
  let byIndex = known.get(content);
  if (byIndex === undefined) known.set(content, (byIndex = new Map()));
  const kept = byIndex.get(index);
  if (kept !== undefined) return kept;
  const made = content
    .series('index-level', index)
    .then((points) =>
      points
        .filter(({ close }) => close !== '')
        .map(({ date, close }): Level => ({ date, nav: close, factor: 1n, paid: 0n })),
    );
  byIndex.set(index, made);
  // A store that was away must be asked again.
  made.catch(() => byIndex.delete(index));
  return made;
}
