import { dayNumber, dayOf } from '@bank/ui';

interface Period {
  startDate: string;
  endDate: string;
}

interface Schedule {
  /** Where today and the first days of months stand, in thousandths of the line. */
  today: number;
  months: { day: string; at: number }[];
  /** From and to of each period, in thousandths; what began long ago begins where the line does. */
  spans: { from: number; to: number }[];
}

/** So much of the past is shown. */
const DAYS_BEFORE = 21;
/** The line is at least this long, and no longer than the second. */
const DAYS_SHOWN = [45, 120] as const;
export const WHOLE = 1000;

/** Lays periods on one line of days around `today`. */
export function scheduleOf(periods: readonly Period[], today: string): Schedule {
  const now = dayNumber(today);
  const first = now - DAYS_BEFORE;
  const latest = Math.max(...periods.map(({ endDate }) => dayNumber(endDate) + 1), now);
  const [least, most] = DAYS_SHOWN;
  const length = Math.min(Math.max(latest - now, least), most) + DAYS_BEFORE;
  const at = (day: number) => Math.round((Math.min(Math.max(day - first, 0), length) / length) * WHOLE);
  return {
    today: at(now + 0.5),
    months: Array.from({ length }, (_, index) => first + index)
      .filter((day) => dayOf(day).endsWith('-01'))
      .map((day) => ({ day: dayOf(day), at: at(day) })),
    spans: periods.map(({ startDate, endDate }) => ({
      from: at(dayNumber(startDate)),
      to: at(dayNumber(endDate) + 1),
    })),
  };
}
