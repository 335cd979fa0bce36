import type { Transaction } from 'kysely';
import type { StoreDialect } from './dialects/store-dialect.ts';
import { content0001 } from './migrations/0001-content.ts';
import { series0002 } from './migrations/0002-series.ts';
import type { Migration } from './migrations/migration.ts';
import type { ContentDatabase, Tables } from './tables.ts';
import { writing } from './writing.ts';

/** In the order in which they are applied. */
const MIGRATIONS: readonly Migration[] = [content0001, series0002];

async function appliedNames(
  transaction: Transaction<Tables>,
  { columns }: StoreDialect,
): Promise<Set<string>> {
  await transaction.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', columns.text, (column) => column.primaryKey())
    .addColumn('applied_at', columns.integer, (column) => column.notNull())
    .execute();
  const rows = await transaction.selectFrom('migration').select('name').execute();
  return new Set(rows.map((row) => row.name));
}

/** Brings the tables up to date, all in one transaction; a second writer waits and then finds nothing to do. */
export function migrate(database: ContentDatabase, dialect: StoreDialect, now: number): Promise<void> {
  return writing(database, dialect, async (transaction) => {
    const applied = await appliedNames(transaction, dialect);
    for (const migration of MIGRATIONS) {
      if (applied.delete(migration.name)) continue;
      await migration.up(transaction.schema, dialect.columns);
      await transaction.insertInto('migration').values({ name: migration.name, applied_at: now }).execute();
    }
    if (applied.size > 0) {
      throw new Error(
        `The content store was prepared by a newer version (${[...applied].join(', ')}). ` +
          'Writing with this one could spoil it; use the newer version.',
      );
    }
  });
}
