import { beijingDay, type Language } from '@bank/contract';
import type { VisitFigures, VisitRecords } from '@bank/store';

export interface Asked {
  /** Midnights in Beijing, ms since the epoch; `to` is the first one that is not a part of it. */
  from: number;
  to: number;
  by: 'section' | 'page' | 'day';
  language: Language;
  now: number;
  /** Every record is read, where the sums of days would do. */
  isExact: boolean;
}

export interface VisitReport {
  /** The first and the last day, `YYYY-MM-DD`, Asia/Shanghai. */
  from: string;
  to: string;
  /** The day it was made. */
  made: string;
  by: Asked['by'];
  language: Language;
  /** Otherwise visitors and lengths are estimates, and a stay over midnight counts as two. */
  isExact: boolean;
  whole: VisitFigures;
  rows: VisitFigures[];
  /** Every day of the time, also those without a visit. */
  days: VisitFigures[];
  sections: VisitFigures[];
}

const DAY_MS = 86_400_000;
const NOTHING = {
  displays: 0,
  visits: 0,
  visitors: 0,
  medianMs: undefined,
  p90Ms: undefined,
  clicks: 0,
  careersClicks: 0,
  searches: 0,
  emptySearches: 0,
} as const;

export async function readReport(
  records: Pick<VisitRecords, 'figures' | 'summedFigures'>,
  { from, to, by, language, now, isExact }: Asked,
): Promise<VisitReport> {
  const figures = (of: 'whole' | Asked['by']) =>
    isExact ? records.figures({ from, to, by: of }) : records.summedFigures({ from, to, by: of });
  const [whole = { key: '', ...NOTHING }] = await figures('whole');
  const days = withEveryDay(await figures('day'), from, to);
  const sections = await figures('section');
  const rows = by === 'day' ? days : by === 'section' ? sections : await figures('page');
  const named = { from: beijingDay(from), to: beijingDay(to - 1), made: beijingDay(now) };
  // The sums of one day are.
  const isOneDay = to - from === DAY_MS;
  return { ...named, by, language, isExact: isExact || isOneDay, whole, rows, days, sections };
}

function withEveryDay(found: readonly VisitFigures[], from: number, to: number): VisitFigures[] {
  const byDay = new Map(found.map((figures) => [figures.key, figures]));
  const count = Math.round((to - from) / DAY_MS);
  return Array.from({ length: count }, (_, i) => {
    const key = beijingDay(from + i * DAY_MS);
    return byDay.get(key) ?? { key, ...NOTHING };
  });
}
