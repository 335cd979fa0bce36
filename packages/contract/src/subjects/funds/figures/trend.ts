import type { Level } from './level.ts';

const STEP = 5;
const SHOWN = 14;
/** So many dealing days hold the weeks of the small curve. */
export const TREND_DAYS = STEP * (SHOWN - 1) + 1;

/** Unit NAV of every fifth dealing day of three months, counted back from the newest, oldest first. */
export function trendOf(levels: readonly Level[]): string[] {
  const newest = levels.slice(-TREND_DAYS);
  return newest.filter((_, index) => (newest.length - 1 - index) % STEP === 0).map(({ nav }) => nav);
}
