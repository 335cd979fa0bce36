export type Random = () => number;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(start: number): Random {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The time until the next of events that come `rate` a second, independently of each other. */
export const untilNext = (rate: number, random: Random): number => -Math.log(1 - random()) / rate;

/** 1.5 → 1 or 2, each half of the times. */
export function wholeOf(mean: number, random: Random): number {
  const least = Math.floor(mean);
  return least + (random() < mean - least ? 1 : 0);
}
