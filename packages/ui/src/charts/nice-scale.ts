import { roundAtLeast } from './round-number.ts';

/**
 * The ticks of an axis that starts at zero: niceScale(1.5, 4) → [0, 0.4, 0.8, 1.2, 1.6].
 * The last tick is at or above `highest`.
 */
export function niceScale(highest: number, intervals: number): number[] {
  const step = roundAtLeast(Math.max(highest, Number.MIN_VALUE) / intervals);
  return Array.from({ length: intervals + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
