import { addDays, addMonths } from '../../../base/calendar.ts';
import { FUND_WINDOWS } from '../constants.ts';

export type FundWindow = (typeof FUND_WINDOWS)[number];

/** The windows that reach back from a day; ALL begins with the history itself. */
export const WINDOW_STARTS = FUND_WINDOWS.filter((window) => window !== 'ALL');
const MONTHS = { M1: 1, M3: 3, M6: 6, Y1: 12, Y2: 24, Y3: 36 } as const;

/**
 * The day whose NAV, or the newest one before it, a return up to `end` is measured against: the same day of an earlier
 * month, or that month's last day where it is shorter; seven days before; the last day of the year before.
 */
export function windowStart(window: Exclude<FundWindow, 'ALL'>, end: string): string {
  if (window === 'W1') return addDays(end, -7);
  if (window === 'YTD') return `${Number(end.slice(0, 4)) - 1}-12-31`;
  return addMonths(end, -MONTHS[window]);
}
