import { recordTypes, seriesTypes } from '@bank/contract/schemas';
import { sql } from 'kysely';
import type { Answer } from './answering.ts';
import type { BodyCache } from './body-cache.ts';
import type { ContentSnapshot, ContentVersion, Item, ListQuery, Neighbours } from './content-store.ts';
import { ContentUnavailable } from './content-unavailable.ts';
import type { ContentDatabase } from './tables.ts';
import { findLatest, findSeries } from './series-points.ts';
import type { Language, RecordBody, RecordTypeName, Scope, SeriesTypeName } from './types.ts';
import { withoutNul } from './without-nul.ts';
import { filtered, visibleItems, type ItemQuery } from './visible-items.ts';

const NO_NEIGHBOURS: Neighbours = { newer: undefined, older: undefined };

/** Finding nothing is an answer only while the release is there; a pruned release or a replaced file is a failure. */
async function mustStillHold(database: ContentDatabase, scope: Scope, releaseId: number): Promise<void> {
  const release = await database
    .selectFrom('release')
    .select('id')
    .where('id', '=', releaseId)
    .where('scope', '=', scope)
    .executeTakeFirst();
  if (!release) throw new ContentUnavailable(`release ${releaseId} of ${scope} is no longer in it`);
}

export function createSnapshot(answer: Answer, bodies: BodyCache, version: ContentVersion): ContentSnapshot {
  /** `read` gives undefined when it finds nothing. */
  function inRelease<Result>(
    type: RecordTypeName,
    language: Language,
    read: (items: ItemQuery, database: ContentDatabase) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const { scope } = recordTypes[type];
    const releaseId = version.releases[scope];
    if (releaseId === undefined) return Promise.resolve(undefined);
    return answer(async (database) => {
      const items = visibleItems(database, { releaseId, type, language, at: version.at });
      const found = await read(items, database);
      if (found === undefined) await mustStillHold(database, scope, releaseId);
      return found;
    });
  }

  async function withBodies<Name extends RecordTypeName>(
    database: ContentDatabase,
    rows: { key: string; section: string; date: string; title: string; hash: string }[],
  ): Promise<Item<RecordBody<Name>>[]> {
    const found = await bodies.find(
      database,
      rows.map((row) => row.hash),
    );
    // Checked by the schema of its type before it was imported.
    return rows.map(({ key, section, date, title }, index) => ({
      key,
      section,
      date,
      title,
      body: found[index] as RecordBody<Name>,
    }));
  }

  /** `read` gives undefined when it finds nothing. */
  function inHistory<Result>(
    type: SeriesTypeName,
    read: (database: ContentDatabase, releaseId: number) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const { scope } = seriesTypes[type];
    const releaseId = version.releases[scope];
    if (releaseId === undefined) return Promise.resolve(undefined);
    return answer(async (database) => {
      const found = await read(database, releaseId);
      if (found === undefined) await mustStillHold(database, scope, releaseId);
      return found;
    });
  }

  return {
    version,

    find: <Name extends RecordTypeName>(type: Name, language: Language, key: string) =>
      inRelease(type, language, async (items, database) => {
        const rows = await items
          .select(['key', 'section', 'date', 'title', 'hash'])
          .where('key', '=', withoutNul(key))
          .execute();
        const [item] = await withBodies<Name>(database, rows);
        return item;
      }),

    async list<Name extends RecordTypeName>(type: Name, language: Language, query: ListQuery = {}) {
      const found = await inRelease(type, language, async (items, database) => {
        // Bodies come second: joining them before the limit reads them all.
        const rows = await filtered(items, query)
          .select(['key', 'section', 'date', 'title', 'hash'])
          .orderBy('rank')
          .orderBy('date', 'desc')
          .orderBy('key', 'desc')
          .limit(query.limit ?? Number.MAX_SAFE_INTEGER)
          .offset(query.offset ?? 0)
          .execute();
        return rows.length === 0 ? undefined : withBodies<Name>(database, rows);
      });
      return found ?? [];
    },

    async count(type, language, query = {}) {
      const found = await inRelease(type, language, async (items) => {
        const row = await filtered(items, query)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return row.count === 0 ? undefined : row.count;
      });
      return found ?? 0;
    },

    async years(type, language, section) {
      const year = sql<string>`substr(date, 1, 4)`;
      const found = await inRelease(type, language, async (items) => {
        const rows = await items
          .select(year.as('year'))
          .distinct()
          .where('section', '=', section)
          .where('date', '!=', '')
          .orderBy('year', 'desc')
          .execute();
        return rows.length === 0 ? undefined : rows.map((row) => row.year);
      });
      return found ?? [];
    },

    async neighbours(type, language, section, key) {
      const found = await inRelease(type, language, async (items) => {
        const all = items.select(['key', 'title']).where('section', '=', section);
        const own = await all.select('date').where('key', '=', withoutNul(key)).executeTakeFirst();
        if (!own) return undefined;
        const [newer, older] = await Promise.all([
          all
            .where(sql<boolean>`(date, key) > (${own.date}, ${own.key})`)
            .orderBy('date')
            .orderBy('key')
            .limit(1)
            .executeTakeFirst(),
          all
            .where(sql<boolean>`(date, key) < (${own.date}, ${own.key})`)
            .orderBy('date', 'desc')
            .orderBy('key', 'desc')
            .limit(1)
            .executeTakeFirst(),
        ]);
        return { newer, older };
      });
      return found ?? NO_NEIGHBOURS;
    },

    async series(type, key, query = {}) {
      const found = await inHistory(type, async (database, releaseId) => {
        const points = await findSeries(database, { releaseId, type, key }, query);
        return points.length === 0 ? undefined : points;
      });
      return found ?? [];
    },

    async latest(type, keys) {
      const found = await inHistory(type, async (database, releaseId) => {
        const points = await findLatest(database, releaseId, type, keys);
        return points.size === 0 ? undefined : points;
      });
      return found ?? new Map();
    },
  };
}
