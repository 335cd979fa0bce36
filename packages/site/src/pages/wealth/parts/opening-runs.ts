import { isDealingDaily, isOneOpening, type WealthOpenings } from '@bank/contract';

type OpeningDay = WealthOpenings['days'][number];

/** Days on which a product deals with nothing but a weekend between them. */
export interface OpeningRun {
  from: string;
  to: string;
}

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
  const isDaily = isDealingDaily(days.map(({ date }) => date));
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
    if (run !== undefined && isOneOpening(run.to, date)) run.to = date;
    else runs.push({ from: date, to: date });
  }
  return runs;
}
