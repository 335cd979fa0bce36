import type { Kysely, Transaction } from 'kysely';
import type { ColumnTypes } from './dialects/store-dialect.ts';
import type { Migration } from './migrations/migration.ts';

interface MigrationTables {
  migration: { name: string; applied_at: number };
}

export interface Migrations {
  /** In the order in which they are applied. */
  all: readonly Migration[];
  columns: ColumnTypes;
  now: number;
  /** What an error calls it: `content store`. */
  store: string;
}

/** Applies what the database has not seen yet; called inside a transaction that keeps other writers out. */
export async function applyMigrations<Tables extends MigrationTables>(
  inside: Transaction<Tables>,
  { all, columns, now, store }: Migrations,
): Promise<void> {
  // Kysely's type has no variance: a transaction over more tables is not one over fewer.
  const transaction = inside as unknown as Kysely<MigrationTables>;
  await transaction.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', columns.text, (column) => column.primaryKey())
    .addColumn('applied_at', columns.integer, (column) => column.notNull())
    .execute();
  const rows = await transaction.selectFrom('migration').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  for (const migration of all) {
    if (applied.delete(migration.name)) continue;
    await migration.up(transaction.schema, columns);
    await transaction.insertInto('migration').values({ name: migration.name, applied_at: now }).execute();
  }
  if (applied.size > 0) {
    throw new Error(
      `The ${store} was prepared by a newer version (${[...applied].join(', ')}). ` +
        'Writing with this one could spoil it; use the newer version.',
    );
  }
}
