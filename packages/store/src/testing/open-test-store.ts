import type { ContentStore, ContentWriter } from '../base/content-store.ts';
import { openContentStore, openContentWriter } from '../open-store.ts';
import { DIALECTS, type TestDatabase, type TestDialect } from './test-databases.ts';

export interface TestStore extends TestDatabase {
  readonly writer: ContentWriter;
  readonly store: ContentStore;
}

/** A store of its own with tables and no content; `drop` closes and removes it. On SQLite unless told otherwise. */
export async function openTestStore(dialect: TestDialect | undefined = DIALECTS[0]): Promise<TestStore> {
  if (!dialect) throw new Error('There is no database to test on.');
  const database = await dialect.create();
  const writer = await openContentWriter(database.location);
  await writer.migrate();
  const store = await openContentStore(database.location);
  return {
    location: database.location,
    writer,
    store,
    async drop() {
      await store.close();
      await writer.close();
      await database.drop();
    },
  };
}
