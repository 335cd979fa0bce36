import { answering } from '../database/answering.ts';
import { BodyCache } from './body-cache.ts';
import type { ContentStore } from '../base/content-store.ts';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import { findVersion, type DatedVersion } from './find-version.ts';
import { listActivations } from './list-activations.ts';
import { findManifest, findRelease } from './find-releases.ts';
import { createSnapshot } from './snapshot.ts';
import { listImports } from './list-imports.ts';
import type { ContentDatabase } from '../database/tables.ts';
import { AlteredMedia, isSound } from './sound-media.ts';
import { withoutNul } from '../base/without-nul.ts';

async function findNewestSequence(database: ContentDatabase, without: readonly number[]): Promise<number> {
  const query = database.selectFrom('activation').select((select) => select.fn.max('sequence').as('newest'));
  const row = await (
    without.length === 0 ? query : query.where('sequence', 'not in', without)
  ).executeTakeFirst();
  return row?.newest ?? 0;
}

export function createContentStore(dialect: StoreDialect): ContentStore {
  const connection = dialect.openReader();
  const answer = answering(connection, dialect);
  const bodies = new BodyCache();
  // Worth something only for the database it was read from: a replaced file may count its activations alike.
  let known: (DatedVersion & { from: ContentDatabase; without: string }) | undefined;

  return {
    currentVersion: (now, without = []) =>
      answer(async (database) => {
        const sequence = await findNewestSequence(database, without);
        const others = without.join(' ');
        const isKnown = known?.from === database && known.without === others;
        if (!isKnown || known?.version.sequence !== sequence || !isStillSo(known, now)) {
          known = { ...(await findVersion(database, now, without)), from: database, without: others };
        }
        return { ...known.version, at: now };
      }),
    snapshot: (version) => createSnapshot(answer, bodies, version),
    media: (name) =>
      answer(async (database) => {
        const row = await database
          .selectFrom('media')
          .select(['name', 'sha256', 'type', 'bytes'])
          .where('name', '=', withoutNul(name))
          .executeTakeFirst();
        if (row === undefined) return undefined;
        if (!(await isSound(row))) throw new AlteredMedia(row.name);
        return { type: row.type, bytes: row.bytes };
      }),
    mediaNames: () =>
      answer(async (database) => {
        const rows = await database.selectFrom('media').select('name').orderBy('name').execute();
        return rows.map(({ name }) => name);
      }),
    activations: () => answer((database) => listActivations(database)),
    evidence: (releaseId) =>
      answer(async (database) => {
        const release = await findRelease(database, { id: releaseId });
        return release && { ...release, manifest: await findManifest(database, releaseId) };
      }),
    importsFrom: (sequence) => answer((database) => listImports(database, sequence)),
    close: () => connection.close(),
  };
}

/** Also false when the clock was set back before the last change. */
function isStillSo({ version, since }: DatedVersion, now: number): boolean {
  return now >= since && (version.nextChangeAt === undefined || now < version.nextChangeAt);
}
