import { daysBetween, type WealthOpenings } from '@bank/contract';

type OpeningDay = WealthOpenings['days'][number];

/** Days on which a product deals with nothing but a weekend between them. */
export interface OpeningRun {
  from: string;
  to: string;
}

/** How many days are looked at, and how long they take at most where every dealing day is open, a holiday of a week among them. */
const LOOKED_AT = 10;
const DAILY_WITHIN = 24;
const WEEKEND_GAP = 4;

export interface Openings {
  /** Every dealing day: there is no next one to wait for. */
  isDaily: boolean;
  /** The next two. */
  runs: OpeningRun[];
  /** What becomes of an order of the next day. */
  next: OpeningDay;
  /** The first months with an opening day, `YYYY-MM`, and their opening days; one month says enough of every day. */
  months: string[];
  days: string[];
}

/** What a page says of the days to come, soonest first; undefined where there is none. */
export function openingsOf(days: readonly OpeningDay[]): Openings | undefined {
  const [next] = days;
  if (next === undefined) return undefined;
  const last = days[LOOKED_AT - 1];
  const isDaily = last !== undefined && daysBetween(next.date, last.date) <= DAILY_WITHIN;
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].slice(0, isDaily ? 1 : 2);
  return {
    isDaily,
    runs: runsOf(days).slice(0, 2),
    next,
    months,
    days: days.map(({ date }) => date).filter((date) => months.includes(date.slice(0, 7))),
  };
}

function runsOf(days: readonly OpeningDay[]): OpeningRun[] {
  const runs: OpeningRun[] = [];
  for (const { date } of days) {
    const run = runs.at(-1);
    if (run !== undefined && daysBetween(run.to, date) <= WEEKEND_GAP) run.to = date;
    else runs.push({ from: date, to: date });
  }
  return runs;
}
