import { addDays, type BranchHoliday } from '@bank/contract';

/** Days in a row that keep the same hours. */
interface HolidaySpan {
  from: string;
  to: string;
  /** `10:00–15:00`; undefined where it is closed. */
  hours: string | undefined;
}

/** A public holiday, or days without a name that follow each other. */
export interface HolidayPeriod {
  holiday: BranchHoliday['holiday'];
  from: string;
  to: string;
  spans: HolidaySpan[];
}

/** What is left of a branch's holidays on a day, the nearest first: one that has begun is told to its end. */
export function holidayPeriods(holidays: readonly BranchHoliday[], today: string): HolidayPeriod[] {
  const periods: HolidayPeriod[] = [];
  const days = holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  for (const { date, holiday, open, close, closed } of days) {
    const hours = closed || open === undefined || close === undefined ? undefined : `${open}–${close}`;
    let period = periods.at(-1);
    if (period === undefined || period.holiday !== holiday || date !== addDays(period.to, 1)) {
      period = { holiday, from: date, to: date, spans: [] };
      periods.push(period);
    }
    period.to = date;
    const span = period.spans.at(-1);
    if (span !== undefined && span.hours === hours) span.to = date;
    else period.spans.push({ from: date, to: date, hours });
  }
  return periods.filter(({ to }) => to >= today);
}
