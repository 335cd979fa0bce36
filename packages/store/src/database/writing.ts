import type { Transaction } from 'kysely';
import type { StoreDialect } from './dialects/store-dialect.ts';
import type { ContentDatabase, Tables } from './tables.ts';

/** One transaction that all other writers wait for; nothing of it remains when `work` throws. */
export function writing<Result>(
  database: ContentDatabase,
  dialect: StoreDialect,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await dialect.keepOtherWritersOut(transaction);
    return work(transaction);
  });
}
