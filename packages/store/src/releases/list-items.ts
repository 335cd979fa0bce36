import type { NewItem } from '../base/content-store.ts';
import type { ContentDatabase } from '../database/tables.ts';

/** In the order of type, language and key. */
export async function listItems(database: ContentDatabase, releaseId: number): Promise<NewItem[]> {
  const rows = await database
    .selectFrom('item')
    .innerJoin('blob', 'blob.hash', 'item.hash')
    .select(['type', 'locale', 'key', 'section', 'rank', 'date', 'title', 'text', 'publish_at', 'expire_at'])
    .select('blob.json')
    .where('release_id', '=', releaseId)
    .orderBy('type')
    .orderBy('locale')
    .orderBy('key')
    .execute();
  return rows.map(({ locale, publish_at, expire_at, json, ...filed }) => ({
    ...filed,
    language: locale,
    publishAt: publish_at ?? undefined,
    expireAt: expire_at ?? undefined,
    body: JSON.parse(json) as unknown,
  }));
}
