import type { Random } from '../random.ts';

/** The time until the next of events that come `rate` a second, independently of each other. */
export const untilNext = (rate: number, random: Random): number => -Math.log(1 - random()) / rate;

/** 1.5 → 1 or 2, each half of the times. */
export function wholeOf(mean: number, random: Random): number {
  const least = Math.floor(mean);
  return least + (random() < mean - least ? 1 : 0);
}
