import { sql } from 'kysely';
import type { ListQuery } from '../base/content-store.ts';
import type { ContentDatabase } from '../database/tables.ts';
import type { Language, RecordTypeName } from '../base/types.ts';

export interface ItemPlace {
  releaseId: number;
  type: RecordTypeName;
  language: Language;
  at: number;
}

const itemsOf = (database: ContentDatabase, { releaseId, type, language }: ItemPlace) =>
  database
    .selectFrom('item')
    .where('release_id', '=', releaseId)
    .where('type', '=', type)
    .where('locale', '=', language);

/** The records of one release that visitors see at `at`: from publish_at on, and no more at expire_at. */
export function visibleItems(database: ContentDatabase, place: ItemPlace) {
  const { at } = place;
  return itemsOf(database, place)
    .where((where) => where.or([where('publish_at', 'is', null), where('publish_at', '<=', at)]))
    .where((where) => where.or([where('expire_at', 'is', null), where('expire_at', '>', at)]));
}

/** Those that visitors have seen and see no more. */
export const endedItems = (database: ContentDatabase, place: ItemPlace) =>
  itemsOf(database, place).where('expire_at', '<=', place.at);

type ItemQuery = ReturnType<typeof visibleItems>;

export interface ItemFilter extends Pick<ListQuery, 'section' | 'from' | 'to'> {
  /** See {@link keywordPatterns}; all must match. */
  patterns: readonly string[];
}

export function filtered(items: ItemQuery, { section, from, to, patterns }: ItemFilter): ItemQuery {
  let query = items;
  if (section !== undefined) query = query.where('section', '=', section);
  if (from !== undefined) query = query.where('date', '>=', from);
  // A record without a date lies in no period, though '' sorts before every day.
  if (to !== undefined) query = query.where('date', '<=', to).where('date', '!=', '');
  for (const pattern of patterns) {
    // Cast: SQLite plans anew for each pattern that is bound itself, in case it began with a letter.
    query = query.where(sql<boolean>`text like cast(${pattern} as text) escape '\\'`);
  }
  return query;
}
