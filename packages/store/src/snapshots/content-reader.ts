import { answering } from '../database/answering.ts';
import { BodyCache } from './body-cache.ts';
import type { ContentStore } from '../base/content-store.ts';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import { findVersion, type DatedVersion } from './find-version.ts';
import { createSnapshot } from './snapshot.ts';
import { listImports } from './list-imports.ts';
import type { ContentDatabase } from '../database/tables.ts';
import { AlteredMedia, isSound } from './sound-media.ts';
import { withoutNul } from '../base/without-nul.ts';

async function findNewestSequence(database: ContentDatabase): Promise<number> {
  const row = await database
    .selectFrom('activation')
    .select((select) => select.fn.max('sequence').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? 0;
}

export function createContentStore(dialect: StoreDialect): ContentStore {
  const connection = dialect.openReader();
  const answer = answering(connection, dialect);
  const bodies = new BodyCache();
  // Worth something only for the database it was read from: a replaced file may count its activations alike.
  let known: (DatedVersion & { from: ContentDatabase }) | undefined;

  return {
    currentVersion: (now) =>
      answer(async (database) => {
        const sequence = await findNewestSequence(database);
        if (known?.from !== database || known.version.sequence !== sequence || !isStillSo(known, now)) {
          known = { ...(await findVersion(database, now)), from: database };
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
    importsFrom: (sequence) => answer((database) => listImports(database, sequence)),
    close: () => connection.close(),
  };
}

/** Also false when the clock was set back before the last change. */
function isStillSo({ version, since }: DatedVersion, now: number): boolean {
  return now >= since && (version.nextChangeAt === undefined || now < version.nextChangeAt);
}
