import { saveActivation, listActivations } from './activations.ts';
import { answering, openedWriter } from '../database/answering.ts';
import type { ContentWriter } from '../base/content-store.ts';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import { importRelease } from './import-release.ts';
import { listItems } from './list-items.ts';
import { migrate } from '../database/migrate.ts';
import { prune } from './prune.ts';
import { findManifest, listReleases } from './find-releases.ts';
import { findLatest } from '../series/series-points.ts';
import { writing } from '../database/writing.ts';

export function createContentWriter(dialect: StoreDialect): ContentWriter {
  const connection = openedWriter(dialect);
  const answer = answering(connection, dialect);
  return {
    migrate: () => answer((database) => migrate(database, dialect, Date.now())),
    importRelease: (release, now) =>
      answer((database) =>
        writing(database, dialect, (transaction) => importRelease(transaction, dialect, release, now)),
      ),
    activate: (activation, now) =>
      answer((database) =>
        writing(database, dialect, (transaction) => saveActivation(transaction, activation, now)),
      ),
    releases: (scope) => answer((database) => listReleases(database, scope)),
    manifest: (releaseId) => answer((database) => findManifest(database, releaseId)),
    activations: (scope) => answer((database) => listActivations(database, scope)),
    contents: (releaseId) =>
      answer((database) =>
        database
          .selectFrom('item')
          .select(['type', 'locale as language', 'key', 'title', 'hash'])
          .where('release_id', '=', releaseId)
          .orderBy('type')
          .orderBy('locale')
          .orderBy('key')
          .execute(),
      ),
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
    prune: (keep, now) =>
      answer((database) => writing(database, dialect, (transaction) => prune(transaction, keep, now))),
    close: () => connection.close(),
  };
}
