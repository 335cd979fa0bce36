import { createHmac, randomBytes } from 'node:crypto';
import type { VisitsDatabase } from './tables.ts';

/** True when this visitor had not yet asked for this today; kept as a digest that nobody can read once the day is over. */
export async function isFirstToday(
  database: VisitsDatabase,
  day: string,
  asked: readonly string[],
): Promise<boolean> {
  const salt = await saltOf(database, day);
  const digest = createHmac('sha256', salt).update(asked.join('\n')).digest('hex');
  const inserted = await database
    .insertInto('hot_search_visitor')
    .values({ digest, day })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** One for all processes: the first of the day makes it. */
async function saltOf(database: VisitsDatabase, day: string): Promise<string> {
  await database
    .insertInto('hot_search_salt')
    .values({ day, salt: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const { salt } = await database
    .selectFrom('hot_search_salt')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return salt;
}

/** Digests and salts of other days. */
export async function forgetVisitors(database: VisitsDatabase, day: string): Promise<void> {
  await database.deleteFrom('hot_search_visitor').where('day', '<', day).execute();
  await database.deleteFrom('hot_search_salt').where('day', '<', day).execute();
}
