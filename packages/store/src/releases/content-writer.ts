import { saveActivation } from './activations.ts';
import { listActivations } from '../snapshots/list-activations.ts';
import { answering, openedWriter } from '../database/answering.ts';
import type { ContentWriter } from '../base/content-store.ts';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import { importRelease } from './import-release.ts';
import { findBodies, listEntries, listItems } from './list-items.ts';
import { migrate } from '../database/migrate.ts';
import { prune } from './prune.ts';
import { readLog } from './read-log.ts';
import { findManifest, listReleases } from '../snapshots/find-releases.ts';
import { findLatest } from '../series/series-points.ts';
import { writing } from '../database/writing.ts';

export function createContentWriter(dialect: StoreDialect): ContentWriter {
  const connection = openedWriter(dialect);
  const answer = answering(connection, dialect);
  return {
    migrate: () => answer((database) => migrate(database, dialect, Date.now())),
    importRelease: (release, now, deed) =>
      answer((database) =>
        writing(database, dialect, (transaction) => importRelease(transaction, dialect, release, now, deed)),
      ),
    activate: (activation, now) =>
      answer((database) =>
        writing(database, dialect, (transaction) => saveActivation(transaction, activation, now)),
      ),
    releases: (scope) => answer((database) => listReleases(database, scope)),
    manifest: (releaseId) => answer((database) => findManifest(database, releaseId)),
    activations: (scope) => answer((database) => listActivations(database, scope)),
    log: () => answer(readLog),
    contents: (releaseId) => answer((database) => listEntries(database, releaseId)),
    bodies: (hashes) => answer((database) => findBodies(database, hashes)),
    items: (releaseId) => answer((database) => listItems(database, releaseId)),
    mediaNames: (releaseId) =>
      answer(async (database) => {
        const rows = await database
          .selectFrom('release_media')
          .select('name')
          .where('release_id', '=', releaseId)
          .orderBy('name')
          .execute();
        return rows.map(({ name }) => name);
      }),
    latest: (releaseId, type, keys) => answer((database) => findLatest(database, releaseId, type, keys)),
    prune: (keep, now, deed) =>
      answer((database) => writing(database, dialect, (transaction) => prune(transaction, keep, now, deed))),
    close: () => connection.close(),
  };
}
