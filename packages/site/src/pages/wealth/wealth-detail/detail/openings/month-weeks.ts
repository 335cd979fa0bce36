import { addMonths, daysBetween, weekdayOf } from '@bank/contract';

/** The weeks of a month `YYYY-MM`, Monday first; a day is a number, and undefined beside the month. */
export function monthWeeks(month: string): (number | undefined)[][] {
  const first = `${month}-01`;
  const before = weekdayOf(first) - 1;
  const length = daysBetween(first, addMonths(first, 1));
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? undefined : day;
    }),
  );
}
