import { setImmediate } from 'node:timers/promises';
import { recordTypes, seriesTypes } from '@bank/contract/schemas';
import type { CompiledQuery } from 'kysely';
import type { Answer } from '../database/answering.ts';
import { askPrepared } from '../database/ask-prepared.ts';
import type { BodyCache } from './body-cache.ts';
import type { ContentSnapshot, ContentVersion, Item, ListQuery, Neighbours } from '../base/content-store.ts';
import { ContentUnavailable } from '../base/content-unavailable.ts';
import {
  endedByKey,
  itemByKey,
  itemsCounted,
  itemsListed,
  newestBySection,
  nextNewer,
  nextOlder,
  monthsOfSection,
} from './item-queries.ts';
import { partDigest } from './part-digest.ts';
import { keywordPatterns } from './searchable.ts';
import type { ContentDatabase } from '../database/tables.ts';
import { findLatest, findSeries } from '../series/series-points.ts';
import type { Language, RecordBody, RecordTypeName, Scope, SeriesTypeName } from '../base/types.ts';
import { withoutNul } from '../base/without-nul.ts';
import type { ItemFilter, ItemPlace } from './visible-items.ts';

/** Bodies that are read at a time where all are: a few milliseconds of the process. */
const BODIES_AT_ONCE = 200;
const NO_NEIGHBOURS: Neighbours = { newer: undefined, older: undefined };

/** Finding nothing is an answer only while the release is there; a pruned release or a replaced file is a failure. */
async function mustStillHold(database: ContentDatabase, scope: Scope, releaseId: number): Promise<void> {
  const [release] = await askPrepared(database, releaseOf, { releaseId, scope });
  if (!release) throw new ContentUnavailable(`release ${releaseId} of ${scope} is no longer in it`);
}

const releaseOf = (database: ContentDatabase, { releaseId, scope }: { releaseId: number; scope: Scope }) =>
  database
    .selectFrom('release')
    .select('id')
    .where('id', '=', releaseId)
    .where('scope', '=', scope)
    .compile();

/** Asks with {@link askPrepared} about the visible records of one type in one language. */
type AskItems = <Values extends object, Row>(
  build: (database: ContentDatabase, values: ItemPlace & Values) => CompiledQuery<Row>,
  values: Values,
) => Promise<Row[]>;

export function createSnapshot(answer: Answer, bodies: BodyCache, version: ContentVersion): ContentSnapshot {
  /** `read` gives undefined when it finds nothing. */
  function inRelease<Result>(
    type: RecordTypeName,
    language: Language,
    read: (ask: AskItems, database: ContentDatabase) => Promise<Result | undefined>,
  ): Promise<Result | undefined> {
    const { scope } = recordTypes[type];
    const releaseId = version.releases[scope];
    if (releaseId === undefined) return Promise.resolve(undefined);
    const place = { releaseId, type, language, at: version.at };
    return answer(async (database) => {
      const found = await read(
        (build, values) => askPrepared(database, build, { ...place, ...values }),
        database,
      );
      if (found === undefined) await mustStillHold(database, scope, releaseId);
      return found;
    });
  }

  async function withBodies<Name extends RecordTypeName>(
    database: ContentDatabase,
    rows: { key: string; section: string; date: string; title: string; hash: string }[],
    areKept = true,
  ): Promise<Item<RecordBody<Name>>[]> {
    const found = await bodies.find(
      database,
      rows.map((row) => row.hash),
      areKept,
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
      inRelease(type, language, async (ask, database) => {
        const rows = await ask(itemByKey, { key: withoutNul(key) });
        const [item] = await withBodies<Name>(database, rows);
        return item;
      }),

    async hasEnded(type, language, key) {
      const found = await inRelease(type, language, async (ask) => {
        const [ended] = await ask(endedByKey, { key: withoutNul(key) });
        return ended && true;
      });
      return found ?? false;
    },

    async list<Name extends RecordTypeName>(type: Name, language: Language, query: ListQuery = {}) {
      const { limit = Number.MAX_SAFE_INTEGER, offset = 0 } = query;
      const found = await inRelease(type, language, async (ask, database) => {
        const rows = await ask(itemsListed, { ...filterOf(query), limit, offset });
        return rows.length === 0 ? undefined : withBodies<Name>(database, rows);
      });
      return found ?? [];
    },

    async *each<Name extends RecordTypeName>(type: Name, language: Language) {
      const all = { patterns: [], limit: Number.MAX_SAFE_INTEGER, offset: 0 };
      const rows = await inRelease(type, language, async (ask) => {
        const found = await ask(itemsListed, all);
        return found.length === 0 ? undefined : found;
      });
      for (let start = 0; start < (rows?.length ?? 0); start += BODIES_AT_ONCE) {
        const some = rows?.slice(start, start + BODIES_AT_ONCE) ?? [];
        yield* await answer((database) => withBodies<Name>(database, some, false));
        await setImmediate();
      }
    },

    async count(type, language, query = {}) {
      const found = await inRelease(type, language, async (ask) => {
        const [row] = await ask(itemsCounted, filterOf(query));
        return row?.count === 0 ? undefined : row?.count;
      });
      return found ?? 0;
    },

    async newest(type, language) {
      const found = await inRelease(type, language, async (ask) => {
        const rows = await ask(newestBySection, {});
        return rows.length === 0 ? undefined : rows;
      });
      return new Map(found?.map(({ section, date }) => [section, date]));
    },

    async months(type, language, section) {
      const found = await inRelease(type, language, async (ask) => {
        const rows = await ask(monthsOfSection, { section });
        return rows.length === 0 ? undefined : rows;
      });
      return found ?? [];
    },

    async neighbours(type, language, section, key) {
      const found = await inRelease(type, language, async (ask) => {
        const [own] = await ask(itemByKey, { key: withoutNul(key) });
        if (own?.section !== section) return undefined;
        const [[newer], [older]] = await Promise.all([ask(nextNewer, own), ask(nextOlder, own)]);
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

    digest: (part) => answer((database) => partDigest(database, version, part)),
  };
}

function filterOf({ section, from, to, keyword = '' }: ListQuery): ItemFilter {
  return {
    ...(section !== undefined && { section }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    patterns: keywordPatterns(keyword),
  };
}
