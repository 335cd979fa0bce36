import type { VisitsDatabase } from '../tables.ts';
import { monthOf } from './months.ts';

/** The sums of these days, and of their months, no longer say what the records come to. Days first: see sumMonths. */
export async function forgetSumsOf(database: VisitsDatabase, days: ReadonlySet<number>): Promise<void> {
  await database
    .deleteFrom('visit_day')
    .where('day', 'in', [...days])
    .execute();
  await database
    .deleteFrom('visit_month')
    .where('month', 'in', [...days].map(monthOf))
    .execute();
}

/** Those of days before `midnight`, and of months that began before it: they tell a little of which browser came. */
export async function forgetSumsBefore(database: VisitsDatabase, midnight: number): Promise<void> {
  await database.deleteFrom('visit_sum').where('day', '<', midnight).execute();
  await database.deleteFrom('visit_day').where('day', '<', midnight).execute();
  await database.deleteFrom('visit_month').where('month', '<', midnight).execute();
}
