import { percentBetween, type Level } from '@bank/contract/fund-figures';

/** Per cent, distributions counted; of the month of the newest day up to that day. */
export interface MonthlyReturn {
  /** `YYYY-MM` */
  month: string;
  value: string;
}

/**
 * From the last day of one month to the last day of the next, oldest first. The first month is left out unless the
 * history begins in it: only a part of it would be counted.
 */
export function monthlyReturns(levels: readonly Level[], isFromInception: boolean): MonthlyReturn[] {
  const months: MonthlyReturn[] = [];
  let base: Level | undefined;
  levels.forEach((level, index) => {
    const month = level.date.slice(0, 7);
    if (levels[index + 1]?.date.slice(0, 7) === month) return;
    const start = base ?? (isFromInception ? levels[0] : undefined);
    if (start !== undefined) months.push({ month, value: percentBetween(start, level) });
    base = level;
  });
  return months;
}
