const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of `YYYY-MM-DD`; a calendar day has no time zone. Several times as fast as parsing a date. */
export function dayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
}

/** The inverse of {@link dayNumber}. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
