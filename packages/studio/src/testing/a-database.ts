import { onTestFinished } from 'vitest';
import type { TestDialect } from '@bank/store/testing';
import { openStudioDatabase, type StudioDatabase, type StudioLocation } from '../store/database.ts';

/** An empty database of the studio, and how another process would open it. */
export async function aDatabase(dialect: TestDialect) {
  const made = await dialect.create();
  const { location } = made;
  const place: StudioLocation = {
    databaseUrl: location.databaseUrl ?? '',
    dataDir: location.dataDir,
  };
  const opened: StudioDatabase[] = [];
  const open = () => {
    const database = openStudioDatabase(place);
    opened.push(database);
    return database;
  };
  onTestFinished(async () => {
    for (const database of opened) database.close();
    await made.drop();
  });
  return { database: open(), open, place };
}
