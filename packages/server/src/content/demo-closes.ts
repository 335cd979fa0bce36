import { addDays, daysBetween, weekdayOf, type ShareCloses } from '@bank/contract';

/** What the made-up price goes through: it falls by the dividend on the days that content/site/dividends.json has. */
const THROUGH = [
  ['2022-01-04', 4.48],
  ['2022-02-14', 5.12],
  ['2022-07-13', 5.58],
  ['2022-07-14', 5.18],
  ['2023-07-12', 5.74],
  ['2023-07-13', 5.34],
  ['2024-07-10', 5.71],
  ['2024-07-11', 5.3],
  ['2025-07-10', 6.28],
  ['2025-07-11', 5.86],
  ['2026-03-16', 7.02],
  ['2026-07-08', 6.66],
  ['2026-07-09', 6.23],
  ['2026-11-20', 6.42],
  ['2027-11-19', 6.9],
] as const;
const SATURDAY = 6;
const SEED = 601_169;
/** Of the day before, how much of the distance from the line stays. */
const STAYS = 0.9;
const LARGEST_STEP = 0.013;

/** A series from a fixed seed, Monday to Friday until the day before; a day's price never changes again. */
export function demoCloses(until: string): ShareCloses['closes'] {
  const random = randomOf(SEED);
  const closes: ShareCloses['closes'] = [];
  let off = 0;
  for (let date: string = THROUGH[0][0]; date < until; date = addDays(date, 1)) {
    off = off * STAYS + (random() + random() - 1) * LARGEST_STEP;
    if (weekdayOf(date) >= SATURDAY) continue;
    closes.push({ date, close: (lineAt(date) * (1 + off)).toFixed(2) });
  }
  return closes;
}

/** Straight between the given days; after the last it stays. */
function lineAt(date: string): number {
  const next = THROUGH.findIndex(([day]) => day > date);
  const [fromDay, from] = THROUGH.at(next < 0 ? -1 : next - 1) ?? THROUGH[0];
  const [toDay, to] = THROUGH.at(next) ?? THROUGH[0];
  const length = daysBetween(fromDay, toDay);
  return length === 0 ? from : from + ((to - from) * daysBetween(fromDay, date)) / length;
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
