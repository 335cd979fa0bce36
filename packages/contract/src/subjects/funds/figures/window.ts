import { FUND_WINDOWS } from '../constants.ts';

export type FundWindow = (typeof FUND_WINDOWS)[number];

/** The windows that reach back from a day; ALL begins with the history itself. */
export const WINDOW_STARTS = FUND_WINDOWS.filter((window) => window !== 'ALL');
const MONTHS = { M1: 1, M3: 3, M6: 6, Y1: 12, Y2: 24, Y3: 36 } as const;
const DAY_MS = 86_400_000;

/**
 * The day whose NAV, or the newest one before it, a return up to `end` is measured against: the same day of an earlier
 * month, or that month's last day where it is shorter; seven days before; the last day of the year before.
 */
export function windowStart(window: Exclude<FundWindow, 'ALL'>, end: string): string {
  if (window === 'W1') return new Date(Date.parse(end) - 7 * DAY_MS).toISOString().slice(0, 10);
  const year = Number(end.slice(0, 4));
  if (window === 'YTD') return `${year - 1}-12-31`;
  const months = year * 12 + Number(end.slice(5, 7)) - 1 - MONTHS[window];
  const [wantedYear, wantedMonth] = [Math.floor(months / 12), months % 12];
  const lastDay = new Date(Date.UTC(wantedYear, wantedMonth + 1, 0)).getUTCDate();
  const day = Math.min(Number(end.slice(8, 10)), lastDay);
  return new Date(Date.UTC(wantedYear, wantedMonth, day)).toISOString().slice(0, 10);
}
