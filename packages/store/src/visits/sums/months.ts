import { beijingDay, momentInBeijing, nextBeijingMidnight } from '@bank/contract';

/** The first moment in Beijing of the month that `moment` lies in. */
export function monthOf(moment: number): number {
  return Date.parse(momentInBeijing(`${beijingDay(moment).slice(0, 7)}-01`));
}

/** The first moments of the days of a month, given its own. */
export function daysOfMonth(month: number): number[] {
  const days: number[] = [];
  for (let day = month; monthOf(day) === month; day = nextBeijingMidnight(day)) days.push(day);
  return days;
}
