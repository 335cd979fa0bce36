/*
 * What Beijing's clocks show. `at` is in milliseconds since the epoch, a day is `YYYY-MM-DD`. China has kept one time
 * all year round since 1991, so that no time-zone data is needed and server and browser agree.
 */

const DAY_MS = 86_400_000;
/** For queries that reckon days themselves. */
export const BEIJING_AHEAD_MS = 8 * 3_600_000;

const clocksAt = (at: number) => new Date(at + BEIJING_AHEAD_MS).toISOString();

/** `2026-11-20` */
export function beijingDay(at: number): string {
  return clocksAt(at).slice(0, 10);
}

/** `2026-11-20T10:05` */
export function beijingMinute(at: number): string {
  return clocksAt(at).slice(0, 16);
}

/** `2026-11-20T10:05:30+08:00` */
export function beijingMoment(at: number): string {
  return `${clocksAt(at).slice(0, 19)}+08:00`;
}

/** `2026-11-20`, `09:30:00` → `2026-11-20T09:30:00+08:00`; without a time, the moment at which the day begins. */
export function momentInBeijing(day: string, time = '00:00:00'): string {
  return `${day}T${time}+08:00`;
}

/** The start of the day that a moment lies in, in milliseconds since the epoch. */
export function beijingMidnight(at: number): number {
  return Math.floor((at + BEIJING_AHEAD_MS) / DAY_MS) * DAY_MS - BEIJING_AHEAD_MS;
}

/** The start of the day after it. */
export function nextBeijingMidnight(at: number): number {
  return beijingMidnight(at) + DAY_MS;
}
