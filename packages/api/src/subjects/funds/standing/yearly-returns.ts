import { percentBetween, type Level } from '@bank/contract/fund-figures';

/** From the last day of one year to that of the next, oldest first; the first year from the fund's first day. */
export function yearlyReturns(levels: readonly Level[]): { year: string; value: string }[] {
  let base = levels[0];
  return levels.flatMap((level, index) => {
    const year = level.date.slice(0, 4);
    const isLast = levels[index + 1]?.date.slice(0, 4) !== year;
    if (!isLast || base === undefined || base === level) return [];
    const value = percentBetween(base, level);
    base = level;
    return [{ year, value }];
  });
}
