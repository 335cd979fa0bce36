import type { Asking } from '../asking.ts';
import type { VisitsDatabase } from '../tables.ts';
import { mergedSum } from './merge-sums.ts';
import { daysOfMonth, monthOf } from './months.ts';
import { SUM_KINDS, kindOfMonth, type SumKind } from './sum-kinds.ts';
import { replaceSums } from './replace-sums.ts';

/** Adds up the months all of whose days are summed, so that a report of a year reads twelve rows of a page and not 365. */
export async function sumMonths({ read, write }: Pick<Asking, 'read' | 'write'>): Promise<void> {
  const { days, months } = await read(async (database) => ({
    days: await database.selectFrom('visit_day').select('day').where('summed_at', 'is not', null).execute(),
    months: await database.selectFrom('visit_month').select('month').execute(),
  }));
  const known = new Set(months.map(({ month }) => month));
  const byMonth = Map.groupBy(days, ({ day }) => monthOf(day));
  for (const [month, own] of byMonth) {
    if (known.has(month) || own.length < daysOfMonth(month).length) continue;
    await write((database) => sumMonth(database, month));
  }
}

async function sumMonth(database: VisitsDatabase, month: number): Promise<void> {
  const days = daysOfMonth(month);
  // Changes nothing and holds the marks: a record that would take one away waits, and then finds the month's mark too.
  const marks = await database
    .updateTable('visit_day')
    .set((row) => ({ ticket: row.ref('ticket') }))
    .where('day', 'in', days)
    .where('summed_at', 'is not', null)
    .returning('day')
    .execute();
  if (marks.length < days.length) return;
  const sums = [];
  for (const kind of SUM_KINDS) sums.push(...(await monthSums(database, { month, days, kind })));
  await replaceSums(database, { day: month, kinds: SUM_KINDS.map(kindOfMonth) }, sums);
  await database
    .insertInto('visit_month')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function monthSums(
  database: VisitsDatabase,
  { month, days, kind }: { month: number; days: readonly number[]; kind: SumKind },
) {
  const rows = await database
    .selectFrom('visit_sum')
    .selectAll()
    .where('kind', '=', kind)
    .where('day', 'in', days)
    .execute();
  return [...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => ({
    ...mergedSum(key, own),
    day: month,
    kind: kindOfMonth(kind),
  }));
}
