import { sql } from 'kysely';
import type { ListQuery } from './content-store.ts';
import { keywordPatterns } from './searchable.ts';
import type { ContentDatabase } from './tables.ts';
import type { Language, RecordTypeName } from './types.ts';

/** The records of one release that visitors see at `at`: from publish_at on, and no more at expire_at. */
export function visibleItems(
  database: ContentDatabase,
  place: { releaseId: number; type: RecordTypeName; language: Language; at: number },
) {
  return database
    .selectFrom('item')
    .where('release_id', '=', place.releaseId)
    .where('type', '=', place.type)
    .where('locale', '=', place.language)
    .where((where) => where.or([where('publish_at', 'is', null), where('publish_at', '<=', place.at)]))
    .where((where) => where.or([where('expire_at', 'is', null), where('expire_at', '>', place.at)]));
}

export type ItemQuery = ReturnType<typeof visibleItems>;

export function filtered(items: ItemQuery, { section, from, to, keyword = '' }: ListQuery): ItemQuery {
  let query = items;
  if (section !== undefined) query = query.where('section', '=', section);
  if (from !== undefined) query = query.where('date', '>=', from);
  // A record without a date lies in no period, though '' sorts before every day.
  if (to !== undefined) query = query.where('date', '<=', to).where('date', '!=', '');
  for (const pattern of keywordPatterns(keyword)) {
    query = query.where(sql<boolean>`text like ${pattern} escape '\\'`);
  }
  return query;
}
