import { sql, type RawBuilder } from 'kysely';
import { SEARCH_OUTCOMES, BEIJING_AHEAD_MS } from '@bank/contract';
import type { VisitsDatabase } from './tables.ts';
import type { ReportBy, VisitFigures } from './visits-store.ts';

const DAY_MS = 86_400_000;

interface Asked {
  from: number;
  to: number;
  by: ReportBy;
}

/** Days are counted since 1970 in Beijing, by whole division, which both databases do alike. */
const KEYS: Readonly<Record<ReportBy, RawBuilder<string | number>>> = {
  whole: sql`''`,
  section: sql`module`,
  page: sql`path`,
  day: sql`((at + ${sql.lit(BEIJING_AHEAD_MS)}) / ${sql.lit(DAY_MS)})`,
};

/** See VisitRecords.figures. Two readings of one period: what was counted, and how long each stay was. */
export async function visitFigures(database: VisitsDatabase, asked: Asked): Promise<VisitFigures[]> {
  const counts = await countsOf(database, asked);
  const stays = await staysOf(database, asked);
  const rows = counts.map(({ key, ...numbers }): VisitFigures => {
    const dwell = stays.get(key);
    return {
      key: asked.by === 'day' ? dayOf(Number(key)) : String(key),
      ...numbers,
      visits: dwell?.visits ?? 0,
      medianMs: dwell && nearestRank(dwell, 0.5),
      p90Ms: dwell && nearestRank(dwell, 0.9),
    };
  });
  return inReportOrder(rows, asked.by);
}

/** Days in their order; pages and sections by how much they were visited. */
export function inReportOrder(rows: readonly VisitFigures[], by: ReportBy): VisitFigures[] {
  return rows.toSorted((a, b) =>
    by === 'day'
      ? order(a.key, b.key)
      : b.visits - a.visits || b.displays - a.displays || order(a.key, b.key),
  );
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const dayOf = (sinceEpoch: number) => new Date(sinceEpoch * DAY_MS).toISOString().slice(0, 10);

interface Counts {
  key: string | number;
  displays: number;
  visitors: number;
  clicks: number;
  careersClicks: number;
  searches: number;
  emptySearches: number;
}

/** By key, what can be counted record by record. */
export async function countsOf(database: VisitsDatabase, { from, to, by }: Asked): Promise<Counts[]> {
  const isSearch = sql`(module = 'SEARCH' and divide = 'SEARCH' and sub_module in
    (${sql.lit(SEARCH_OUTCOMES.some)}, ${sql.lit(SEARCH_OUTCOMES.none)}))`;
  const isEmpty = sql`(${isSearch} and sub_module = ${sql.lit(SEARCH_OUTCOMES.none)})`;
  const number = (condition: RawBuilder<unknown>) => sql<number>`count(case when ${condition} then 1 end)`;
  const { rows } = await sql<Counts>`
    select ${KEYS[by]} as key,
      ${number(sql`action = 'wholeWebsiteDisplay'`)} as displays,
      count(distinct case when action = 'time' and finger_print <> '' then finger_print end) as visitors,
      ${number(sql`action = 'click' and not ${isSearch}`)} as clicks,
      ${number(sql`action = 'careers'`)} as "careersClicks",
      ${number(sql`action = 'click' and ${isSearch}`)} as searches,
      ${number(sql`action = 'click' and ${isEmpty}`)} as "emptySearches"
    from visit_record where at >= ${from} and at < ${to}
    group by 1`.execute(database);
  return rows;
}

interface Stays {
  visits: number;
  /** How many stays were of a length, the shortest first. */
  lengths: { dwell: number; times: number }[];
}

/** By key, the lengths of the stays; the parts of one stay are added up. */
export async function staysOf(
  database: VisitsDatabase,
  { from, to, by }: Asked,
): Promise<Map<string | number, Stays>> {
  const { rows } = await sql<{ key: string | number; dwell: number | string; times: number }>`
    select key, dwell, count(*) as times from (
      select ${KEYS[by]} as key, sum(duration) as dwell from visit_record
      where action = 'time' and at >= ${from} and at < ${to} group by 1, view
    ) as stays group by key, dwell order by dwell`.execute(database);
  const byKey = new Map<string | number, Stays>();
  for (const { key, dwell, times } of rows) {
    const stays = byKey.get(key) ?? { visits: 0, lengths: [] };
    stays.visits += times;
    // PostgreSQL adds whole numbers up to a decimal, which its driver gives as text.
    stays.lengths.push({ dwell: Number(dwell), times });
    byKey.set(key, stays);
  }
  return byKey;
}

/** The smallest length that at least this share of the stays does not exceed. */
export function nearestRank({ visits, lengths }: Stays, share: number): number | undefined {
  const rank = Math.ceil(share * visits);
  let seen = 0;
  return lengths.find(({ times }) => (seen += times) >= rank)?.dwell;
}
