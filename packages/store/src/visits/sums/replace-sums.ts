import type { VisitsDatabase, VisitSumTable } from '../tables.ts';

// PostgreSQL takes 65,535 values in a statement.
const ROWS_AT_ONCE = 500;

export async function replaceSums(
  database: VisitsDatabase,
  { day, kinds }: { day: number; kinds: readonly string[] },
  sums: readonly VisitSumTable[],
): Promise<void> {
  await database.deleteFrom('visit_sum').where('day', '=', day).where('kind', 'in', kinds).execute();
  for (let i = 0; i < sums.length; i += ROWS_AT_ONCE) {
    await database
      .insertInto('visit_sum')
      .values(sums.slice(i, i + ROWS_AT_ONCE))
      .execute();
  }
}
