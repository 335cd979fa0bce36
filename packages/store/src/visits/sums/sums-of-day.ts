import { sql } from 'kysely';
import { nextBeijingMidnight } from '@bank/contract';
import type { VisitsDatabase, VisitSumTable } from '../tables.ts';
import { countsOf, nearestRank, staysOf } from '../visit-figures.ts';
import { SUM_KINDS, type SumKind } from './sum-kinds.ts';
import { StayLengths } from './stay-lengths.ts';
import { digestOf, VisitorSketch } from './visitor-sketch.ts';

type Sketches = Readonly<Record<SumKind, ReadonlyMap<string, VisitorSketch>>>;

/** What the records of one day come to, read from the records themselves; for these kinds. */
export async function sumsOfDay(
  database: VisitsDatabase,
  day: number,
  kinds: readonly SumKind[] = SUM_KINDS,
): Promise<VisitSumTable[]> {
  const span = { from: day, to: nextBeijingMidnight(day) };
  const sketches = await sketchesOf(database, span);
  const sums: VisitSumTable[] = [];
  for (const kind of kinds) {
    const stays = await staysOf(database, { ...span, by: kind });
    for (const { key, ...counts } of await countsOf(database, { ...span, by: kind })) {
      const dwell = stays.get(key);
      const lengths = new StayLengths();
      for (const { dwell: ms, times } of dwell?.lengths ?? []) lengths.add(ms, times);
      sums.push({
        day,
        kind,
        key: String(key),
        displays: counts.displays,
        visits: dwell?.visits ?? 0,
        visitors: counts.visitors,
        clicks: counts.clicks,
        careers_clicks: counts.careersClicks,
        searches: counts.searches,
        empty_searches: counts.emptySearches,
        median_ms: (dwell && nearestRank(dwell, 0.5)) ?? null,
        p90_ms: (dwell && nearestRank(dwell, 0.9)) ?? null,
        lengths: lengths.packed(),
        sketch: (sketches[kind].get(String(key)) ?? new VisitorSketch()).packed(),
      });
    }
  }
  return sums;
}

async function sketchesOf(
  database: VisitsDatabase,
  { from, to }: { from: number; to: number },
): Promise<Sketches> {
  const { rows } = await sql<{ module: string; path: string; id: string }>`
    select distinct module, path, finger_print as id from visit_record
    where action = 'time' and finger_print <> '' and at >= ${from} and at < ${to}`.execute(database);
  const sketches = {
    whole: new Map<string, VisitorSketch>(),
    section: new Map<string, VisitorSketch>(),
    page: new Map<string, VisitorSketch>(),
  };
  for (const { module, path, id } of rows) {
    const digest = digestOf(id);
    addTo(sketches.whole, '', digest);
    addTo(sketches.section, module, digest);
    addTo(sketches.page, path, digest);
  }
  return sketches;
}

function addTo(sketches: Map<string, VisitorSketch>, key: string, digest: Uint8Array): void {
  const sketch = sketches.get(key) ?? new VisitorSketch();
  sketch.add(digest);
  sketches.set(key, sketch);
}
