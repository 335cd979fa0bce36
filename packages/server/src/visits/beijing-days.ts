import { beijingDay, beijingMoment, momentInBeijing } from '@bank/contract';
import { UsageError } from './command.ts';

const DAY_MS = 86_400_000;

/** `2026-11-20` → the moment at which that day begins in Beijing. @throws UsageError */
export function startOfDay(day: string, option: string): number {
  const time = Date.parse(momentInBeijing(day));
  if (Number.isNaN(time) || beijingDay(time) !== day)
    throw new UsageError(`${option} needs a day such as 2026-11-20, not "${day}".`);
  return time;
}

/** The moment at which that day ends, which is the next one's first. @throws UsageError */
export function endOfDay(day: string, option: string): number {
  return startOfDay(day, option) + DAY_MS;
}

/** `2026-11-20 10:30:00`, as staff in Beijing read it. */
export function beijingTime(at: number): string {
  return beijingMoment(at).slice(0, 19).replace('T', ' ');
}
