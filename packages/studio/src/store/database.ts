import { join } from 'node:path';
import { makeOwnFolder } from '@bank/store';
import { migrate } from './migrations.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import type { StudioDatabase } from './studio-database.ts';

export { StudioUnavailable, type StudioDatabase } from './studio-database.ts';

export interface StudioLocation {
  /** Of PostgreSQL; '' for a SQLite file in the data folder. */
  databaseUrl: string;
  dataDir: string;
}

/** Opens the studio's own database, which is written before anything is acknowledged. @throws StudioUnavailable */
export function openStudioDatabase({ databaseUrl, dataDir }: StudioLocation): StudioDatabase {
  if (databaseUrl !== '') return migrated(new PostgresDatabase(databaseUrl), 'postgres');
  const folder = join(dataDir, 'studio');
  makeOwnFolder(folder);
  return migrated(new SqliteDatabase(join(folder, 'studio.sqlite')), 'sqlite');
}

function migrated(database: StudioDatabase, dialect: 'sqlite' | 'postgres'): StudioDatabase {
  try {
    migrate(database, dialect);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** All of it, or nothing. */
export const inTransaction = <Result>(database: StudioDatabase, work: () => Result): Result =>
  database.transaction(work);
