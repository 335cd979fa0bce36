import { join } from 'node:path';
import { createContentStore } from './snapshots/content-reader.ts';
import type { ContentStore, ContentWriter } from './base/content-store.ts';
import { createContentWriter } from './releases/content-writer.ts';
import { postgresStore } from './database/dialects/postgres.ts';
import { sqliteStore } from './database/dialects/sqlite.ts';
import type { StoreDialect } from './database/dialects/store-dialect.ts';

export interface StoreLocation {
  /** `postgres://…`; when undefined, a SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  /** Holds `content.db`. */
  dataDir: string;
}

function contentFile({ dataDir }: Pick<StoreLocation, 'dataDir'>): string {
  return join(dataDir, 'content.db');
}

export function dialectFor(location: StoreLocation): StoreDialect {
  if (location.databaseUrl === undefined) return sqliteStore(contentFile(location));
  if (/^postgres(ql)?:\/\//.test(location.databaseUrl)) return postgresStore(location.databaseUrl);
  // The address itself stays unsaid: it may hold a password.
  throw new Error(
    'The content store cannot be opened: DATABASE_URL does not begin with postgres://. ' +
      'Give the address of a PostgreSQL database, or leave it out to use a SQLite file.',
  );
}

/** Succeeds also when there is nothing to read yet: every read tries anew, and throws ContentUnavailable till then. */
export async function openContentStore(location: StoreLocation): Promise<ContentStore> {
  return createContentStore(dialectFor(location));
}

/** Makes the SQLite file and its folder when they are missing. Call `migrate` before anything else. */
export async function openContentWriter(location: StoreLocation): Promise<ContentWriter> {
  return createContentWriter(dialectFor(location));
}
