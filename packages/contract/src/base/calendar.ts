/* Days are `YYYY-MM-DD` without a clock: sums of days and months need no time zone. */

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return dayAt(Date.parse(day) + days * DAY_MS);
}

/** The same day of another month, or that month's last day where it has no such day: 2026-01-31 + 1 → 2026-02-28. */
export function addMonths(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, index] = [Math.floor(month / 12), month % 12];
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, index, Math.min(Number(day.slice(8)), last)));
}

/** The first day counts, the last does not: 2026-01-01 to 2026-01-31 are 30 days. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

/** Whether a text is a day, and one that exists: 2026-02-30 does not. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayAt(time) === text;
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
