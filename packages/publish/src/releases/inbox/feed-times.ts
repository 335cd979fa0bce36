import { addDays, beijingDay, momentInBeijing, weekdayOf } from '@bank/contract';

/** How often a feed must come; nights and days off do not count. */
export interface FeedTimes {
  everyMs: number;
  /** Milliseconds after midnight in Beijing, between which it comes. */
  from: number;
  to: number;
  isOnBankingDays: boolean;
}

export interface Calendar {
  /** Days on which markets are closed, `YYYY-MM-DD`, besides Saturdays and Sundays. */
  holidays: ReadonlySet<string>;
}

const MINUTE_MS = 60_000;
const UNIT_MS = { m: MINUTE_MS, h: 60 * MINUTE_MS, d: 24 * 60 * MINUTE_MS };
const DAY_MS = UNIT_MS.d;
const TIMES =
  /^every (\d{1,4})\s?(m|h|d)(?: between (\d{2}):(\d{2}) and (\d{2}):(\d{2}))?( on banking days)?$/;
const SATURDAY = 6;
/** A feed that was due longer ago than this is late, whenever exactly it became so. */
const FURTHEST_DAYS = 800;

/** `every 1h between 09:00 and 17:00 on banking days`, `every 1d on banking days`, `every 26h`; undefined for anything else. */
export function parseFeedTimes(text: string): FeedTimes | undefined {
  const [, count, unit, fromHour, fromMinute, toHour, toMinute, days] = TIMES.exec(text.trim()) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const clock = (hour = '0', minute = '0') => Number(hour) * UNIT_MS.h + Number(minute) * MINUTE_MS;
  const from = clock(fromHour, fromMinute);
  const to = toHour === undefined ? DAY_MS : clock(toHour, toMinute);
  const everyMs = Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS];
  if (everyMs === 0 || from >= to || to > DAY_MS) return undefined;
  return { everyMs, from, to, isOnBankingDays: days !== undefined };
}

/** The moment at which a feed that came at `last` becomes late, if it does not come again. */
export function lateFrom(last: number, times: FeedTimes, { holidays }: Calendar): number {
  let left = times.everyMs;
  let day = beijingDay(last);
  for (let count = 0; count < FURTHEST_DAYS; count += 1, day = addDays(day, 1)) {
    if (times.isOnBankingDays && (weekdayOf(day) >= SATURDAY || holidays.has(day))) continue;
    const midnight = Date.parse(momentInBeijing(day));
    const opens = Math.max(midnight + times.from, last);
    const closes = midnight + times.to;
    if (closes <= opens) continue;
    if (left < closes - opens) return opens + left;
    left -= closes - opens;
  }
  return last + FURTHEST_DAYS * DAY_MS;
}
