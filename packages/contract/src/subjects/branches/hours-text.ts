import type { BranchHoliday, DayHours } from './schemas.ts';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** `1-5 09:00-17:00` → five entries. The schema has looked at the text before. */
export function hoursFromText(text: string): DayHours[] {
  const [days = '', hours = ''] = text.split(' ');
  const [first, last = first] = days.split('-').map(Number);
  const [open = '', close = ''] = hours.split('-');
  return WEEK.filter((day) => first !== undefined && last !== undefined && day >= first && day <= last).map(
    (day) => ({ day, open, close }),
  );
}

/** `2027-01-02 10:00-15:00` → that day's own hours. */
export function holidayFromText(text: string): BranchHoliday {
  const [date = '', hours = ''] = text.split(' ');
  if (hours === 'closed') return { date, closed: true };
  const [open = '', close = ''] = hours.split('-');
  return { date, open, close, closed: false };
}
