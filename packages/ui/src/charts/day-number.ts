const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of `YYYY-MM-DD`; a calendar day has no time zone. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** The inverse of {@link dayNumber}. */
export function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
