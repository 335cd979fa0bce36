import { daysBetween } from '../../base/calendar.ts';

/** How many days are looked at, and how long they take at most where every dealing day is open, a holiday of a week among them. */
const LOOKED_AT = 10;
const DAILY_WITHIN = 24;
const WEEKEND_GAP = 4;

/** Whether a product deals on every dealing day, by its days from some day on, soonest first. */
export function isDealingDaily(days: readonly string[]): boolean {
  const [next, last] = [days[0], days[LOOKED_AT - 1]];
  return next !== undefined && last !== undefined && daysBetween(next, last) <= DAILY_WITHIN;
}

/** Whether two dealing days have nothing but a weekend between them. */
export function isOneOpening(day: string, following: string): boolean {
  return daysBetween(day, following) <= WEEKEND_GAP;
}

/** Whether a product with these dealing days, in their order, stands open on a day; a weekend does not shut it. */
export function isOpenOn(day: string, days: readonly string[]): boolean {
  const next = days.find((one) => one >= day);
  const before = days.findLast((one) => one <= day);
  if (next === undefined) return false;
  if (isDealingDaily(days.filter((one) => one >= day))) return true;
  return before !== undefined && isOneOpening(before, next);
}
