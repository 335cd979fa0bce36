import { dayNumber, dayOf } from './day-number.ts';

export type TickUnit = 'day' | 'month' | 'year';

interface TimeTicks {
  unit: TickUnit;
  /** `YYYY-MM-DD` */
  days: string[];
}

const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120] as const;
/** Up to here single days are named, beyond it the beginnings of months. */
const DAYS_NAMED_UP_TO = 62;

/** Days to name under a time axis, `most` at the most: evenly spaced days, or the first days of months and years. */
export function timeTicks(from: string, to: string, most: number): TimeTicks {
  const start = dayNumber(from);
  const end = dayNumber(to);
  if (end - start <= DAYS_NAMED_UP_TO) {
    const intervals = Math.max(Math.min(most - 1, end - start), 1);
    const step = Math.max(Math.ceil((end - start) / intervals), 1);
    const days: string[] = [];
    // Counted from the newest day, which is the one readers look for.
    for (let day = end; day >= start; day -= step) days.unshift(dayOf(day));
    return { unit: 'day', days };
  }
  const firstMonth = monthAfter(from);
  const lastMonth = monthOf(to);
  const step =
    MONTH_STEPS.find((months) => monthsBetween(firstMonth, lastMonth, months).length <= most) ?? 120;
  const days = monthsBetween(firstMonth, lastMonth, step).map(
    (month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
  );
  return { unit: step % 12 === 0 ? 'year' : 'month', days };
}

/** Months are counted through the years, so that every third one is January, April, July, October. */
function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function monthAfter(day: string): number {
  return monthOf(day) + (day.endsWith('-01') ? 0 : 1);
}

function monthsBetween(first: number, last: number, step: number): number[] {
  const months: number[] = [];
  for (let month = Math.ceil(first / step) * step; month <= last; month += step) months.push(month);
  return months;
}
