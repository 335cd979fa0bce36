const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of `YYYY-MM-DD`; a calendar day has no time zone. Several times as fast as parsing a date. */
export function dayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / DAY_MS;
}

const DAYS_IN_ERA = 146_097;
/** 1970-01-01 after the first of March of year 0, where the eras of four hundred years begin. */
const EPOCH_IN_ERAS = 719_468;

/**
 * The inverse of {@link dayNumber}, by the arithmetic of the calendar: a page of a fund has a thousand days, and a `Date` that is
 * written and cut takes ten times as long.
 */
export function dayOf(number: number): string {
  const shifted = number + EPOCH_IN_ERAS;
  const era = Math.floor(shifted / DAYS_IN_ERA);
  const dayOfEra = shifted - era * DAYS_IN_ERA;
  const leapDays =
    -Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra + leapDays) / 365);
  // From March on, so that a leap day is the last of its year.
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}
