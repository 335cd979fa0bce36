import { openVisitsStore } from '../visits/open-visits.ts';
import type { VisitsStore } from '../visits/visits-store.ts';
import { DIALECTS, type TestDatabase, type TestDialect } from './test-databases.ts';

export interface TestVisits extends TestDatabase {
  readonly visits: VisitsStore;
}

/** An empty visits store of its own; `drop` closes and removes it. On SQLite unless told otherwise. */
export async function openTestVisits(dialect: TestDialect | undefined = DIALECTS[0]): Promise<TestVisits> {
  if (!dialect) throw new Error('There is no database to test on.');
  const database = await dialect.create();
  const visits = openVisitsStore(database.location);
  return {
    location: database.location,
    visits,
    async drop() {
      await visits.close();
      await database.drop();
    },
  };
}
