import { applyMigrations } from './apply-migrations.ts';
import type { StoreDialect } from './dialects/store-dialect.ts';
import { content0001 } from './migrations/0001-content.ts';
import { series0002 } from './migrations/0002-series.ts';
import { publishingLog0003 } from './migrations/0003-publishing-log.ts';
import type { Migration } from './migrations/migration.ts';
import type { ContentDatabase } from './tables.ts';
import { writing } from './writing.ts';

/** In the order in which they are applied. */
const MIGRATIONS: readonly Migration[] = [content0001, series0002, publishingLog0003];

/** Brings the tables up to date, all in one transaction; a second writer waits and then finds nothing to do. */
export function migrate(database: ContentDatabase, dialect: StoreDialect, now: number): Promise<void> {
  return writing(database, dialect, (transaction) =>
    applyMigrations(transaction, {
      all: MIGRATIONS,
      columns: dialect.columns,
      now,
      store: 'content store',
    }),
  );
}
