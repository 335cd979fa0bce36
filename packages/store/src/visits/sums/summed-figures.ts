import { beijingDay } from '@bank/contract';
import type { VisitsDatabase, VisitSumTable } from '../tables.ts';
import { inReportOrder } from '../visit-figures.ts';
import type { ReportBy, VisitFigures } from '../visits-store.ts';
import { figuresOf } from './merge-sums.ts';
import { daysOfMonth, monthOf } from './months.ts';
import { recordedDays } from './recorded-days.ts';
import { kindOfMonth, type SumKind } from './sum-kinds.ts';
import { sumsOfDay } from './sums-of-day.ts';

interface Asked {
  from: number;
  to: number;
  by: ReportBy;
}

/** See VisitRecords.summedFigures. Days that are not summed yet, today among them, are summed on the way. */
export async function summedFigures(database: VisitsDatabase, asked: Asked): Promise<VisitFigures[]> {
  const kind = asked.by === 'day' ? 'whole' : asked.by;
  const ofMonths = asked.by === 'day' ? [] : await sumsOfMonths(database, asked, kind);
  const months = new Set(ofMonths.map(({ day }) => day));
  const known = new Set([...months].flatMap(daysOfMonth));
  const { summed, sums: ofDays } = await sumsOfDays(database, asked, { kind, known });
  const sums = [...ofMonths, ...ofDays];
  for (const day of await recordedDays(database, asked)) {
    if (known.has(day) || summed.has(day)) continue;
    for (const sum of await sumsOfDay(database, day, [kind])) sums.push(sum);
  }
  const keyOf = ({ day, key }: VisitSumTable) => (asked.by === 'day' ? beijingDay(day) : key);
  const figures = [...Map.groupBy(sums, keyOf)].map(([key, own]) => figuresOf(key, own));
  return inReportOrder(figures, asked.by);
}

/** Of the months that lie in the time as a whole. */
function sumsOfMonths(
  database: VisitsDatabase,
  { from, to }: Asked,
  kind: SumKind,
): Promise<VisitSumTable[]> {
  // The month in which the time ends may end after it.
  const ending = monthOf(to - 1);
  const isWhole = (daysOfMonth(ending).at(-1) ?? to) < to;
  return database
    .selectFrom('visit_month')
    .innerJoin('visit_sum', 'visit_sum.day', 'visit_month.month')
    .selectAll('visit_sum')
    .where('visit_sum.kind', '=', kindOfMonth(kind))
    .where('visit_month.month', '>=', from)
    .where('visit_month.month', '<', isWhole ? to : ending)
    .execute();
}

/** In one statement, so that a day whose sums go away in between is either there with all of them or not at all. */
async function sumsOfDays(
  database: VisitsDatabase,
  { from, to }: Asked,
  { kind, known }: { kind: SumKind; known: ReadonlySet<number> },
) {
  const rows = await database
    .selectFrom('visit_day')
    .leftJoin('visit_sum', (join) =>
      join.onRef('visit_sum.day', '=', 'visit_day.day').on('visit_sum.kind', '=', kind),
    )
    .selectAll('visit_sum')
    .select('visit_day.day as summedDay')
    .where('visit_day.summed_at', 'is not', null)
    .where('visit_day.day', '>=', from)
    .where('visit_day.day', '<', to)
    .$if(known.size > 0, (query) => query.where('visit_day.day', 'not in', [...known]))
    .execute();
  const isSum = (row: { day: number | null }) => row.day !== null;
  return {
    summed: new Set(rows.map(({ summedDay }) => summedDay)),
    // A day without a record has a mark alone.
    sums: rows.filter(isSum) as VisitSumTable[],
  };
}
