import { join } from 'node:path';
import { challengesIn } from './challenges.ts';
import { postgresVisits } from './dialects/postgres.ts';
import { sqliteVisits } from './dialects/sqlite.ts';
import { feedbackIn } from './feedback.ts';
import { openedWhenAsked } from './opened-when-asked.ts';
import { missedSearchesIn } from './missed-searches.ts';
import { pageOpinionsIn } from './page-opinions.ts';
import { pageSpeedsIn } from './page-speeds.ts';
import { hotSearchesIn } from './hot-searches.ts';
import { visitRecordsIn } from './visit-records.ts';
import type { VisitsStore } from './visits-store.ts';

export interface VisitsLocation {
  /** `postgres://…`; when undefined, a SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
  /** Holds `visits.db`. */
  dataDir: string;
  /** For a report of an operator, which may take longer than a visitor would wait. */
  isPatient?: boolean;
}

/** Never fails: a database that is away is opened when it is back, and until then the calls reject. */
export function openVisitsStore(location: VisitsLocation, now: () => number = Date.now): VisitsStore {
  const { databaseUrl, dataDir, isPatient = false } = location;
  const dialect =
    databaseUrl === undefined
      ? sqliteVisits(join(dataDir, 'visits.db'))
      : postgresVisits(databaseUrl, isPatient);
  const database = openedWhenAsked(dialect, now);
  const speeds = pageSpeedsIn(database);
  return {
    challenges: challengesIn(database),
    records: visitRecordsIn(database, dialect),
    feedback: feedbackIn(database),
    opinions: pageOpinionsIn(database),
    speeds,
    hotSearches: hotSearchesIn(database),
    missedSearches: missedSearchesIn(database),
    async close() {
      await speeds.close();
      await database.close();
    },
  };
}
