import { roundAtLeast } from '@bank/ui/round-number';

/** The end of an axis whose `lines` steps are whole and round: 1,234 in 4 steps → 1,600 in steps of 400. */
export function niceTop(largest: number, lines: number): number {
  const least = Math.max(1, largest / lines);
  // Two and a half is whole from ten on.
  return lines * roundAtLeast(least, least < 10 ? [1, 2, 4, 5, 10] : undefined);
}
