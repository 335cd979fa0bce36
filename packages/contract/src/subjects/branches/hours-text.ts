import { HOLIDAY_CODES } from './constants.ts';
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

/** `2027-01-02 10:00-15:00 NEW_YEAR` → that day's own hours. */
export function holidayFromText(text: string): BranchHoliday {
  const [date = '', hours = '', code] = text.split(' ');
  const holiday = HOLIDAY_CODES.find((one) => one === code);
  const day = { date, ...(holiday !== undefined && { holiday }) };
  if (hours === 'closed') return { ...day, closed: true };
  const [open = '', close = ''] = hours.split('-');
  return { ...day, open, close, closed: false };
}
