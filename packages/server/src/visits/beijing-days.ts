import { UsageError } from './command.ts';

const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;

/** `2026-11-20` → the moment at which that day begins in Beijing. @throws UsageError */
export function startOfDay(day: string, option: string): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(time || 0).toISOString().startsWith(day);
  if (!isDay) throw new UsageError(`${option} needs a day such as 2026-11-20, not "${day}".`);
  return time - OFFSET_MS;
}

/** The moment at which that day ends, which is the next one's first. @throws UsageError */
export function endOfDay(day: string, option: string): number {
  return startOfDay(day, option) + DAY_MS;
}

/** `2026-11-20 10:30:00`, as staff in Beijing read it. */
export function beijingTime(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-20`, the day in Beijing that a moment lies in. */
export function beijingDay(at: number): string {
  return beijingTime(at).slice(0, 10);
}
