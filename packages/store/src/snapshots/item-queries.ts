import { sql } from 'kysely';
import type { ContentDatabase } from '../database/tables.ts';
import { endedItems, filtered, visibleItems, type ItemFilter, type ItemPlace } from './visible-items.ts';

/*
 * What a snapshot asks about the records of one type, for askPrepared. Bodies come second: joining them before the
 * limit reads them all.
 */

const HEAD = ['key', 'section', 'date', 'title', 'hash'] as const;

/** SQLite plans a statement anew whenever another number is bound as its limit itself. */
const atMost = (limit: number) => sql<number>`cast(${limit} as bigint)`;

export const itemByKey = (database: ContentDatabase, { key, ...place }: ItemPlace & { key: string }) =>
  visibleItems(database, place).select(HEAD).where('key', '=', key).compile();

export const endedByKey = (database: ContentDatabase, { key, ...place }: ItemPlace & { key: string }) =>
  endedItems(database, place).select('key').where('key', '=', key).compile();

export const itemsListed = (
  database: ContentDatabase,
  { limit, offset, ...values }: ItemPlace & ItemFilter & { limit: number; offset: number },
) =>
  filtered(visibleItems(database, values), values)
    .select(HEAD)
    .orderBy('rank')
    .orderBy('date', 'desc')
    .orderBy('key', 'desc')
    .limit(atMost(limit))
    .offset(offset)
    .compile();

export const itemsCounted = (database: ContentDatabase, values: ItemPlace & ItemFilter) =>
  filtered(visibleItems(database, values), values)
    .select((select) => select.fn.countAll<number>().as('count'))
    .compile();

export const newestBySection = (database: ContentDatabase, place: ItemPlace) =>
  visibleItems(database, place)
    .select(['section', (select) => select.fn.max('date').as('date')])
    .where('date', '!=', '')
    .groupBy('section')
    .compile();

const month = sql<string>`substr(date, 1, 7)`;

export const monthsOfSection = (
  database: ContentDatabase,
  { section, ...place }: ItemPlace & { section: string },
) =>
  visibleItems(database, place)
    .select([month.as('month'), (select) => select.fn.countAll<number>().as('count')])
    .where('section', '=', section)
    .where('date', '!=', '')
    .groupBy(month)
    .orderBy('month', 'desc')
    .compile();

interface Neighbour extends ItemPlace {
  section: string;
  date: string;
  key: string;
}

const inSection = (database: ContentDatabase, { section, ...place }: Neighbour) =>
  visibleItems(database, place)
    .select(['key', 'title'])
    .where('section', '=', section)
    .limit(sql<number>`1`);

export const nextNewer = (database: ContentDatabase, values: Neighbour) =>
  inSection(database, values)
    .where(sql<boolean>`(date, key) > (${values.date}, ${values.key})`)
    .orderBy('date')
    .orderBy('key')
    .compile();

export const nextOlder = (database: ContentDatabase, values: Neighbour) =>
  inSection(database, values)
    .where(sql<boolean>`(date, key) < (${values.date}, ${values.key})`)
    .orderBy('date', 'desc')
    .orderBy('key', 'desc')
    .compile();
