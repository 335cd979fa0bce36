import type { ItemEntry, NewItem } from '../base/content-store.ts';
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

/** In the order of type, language and key. */
export async function listEntries(database: ContentDatabase, releaseId: number): Promise<ItemEntry[]> {
  const rows = await database
    .selectFrom('item')
    .select(['type', 'locale as language', 'key', 'title', 'publish_at', 'expire_at', 'hash'])
    .where('release_id', '=', releaseId)
    .orderBy('type')
    .orderBy('locale')
    .orderBy('key')
    .execute();
  return rows.map(({ publish_at, expire_at, ...entry }) => ({
    ...entry,
    publishAt: publish_at ?? undefined,
    expireAt: expire_at ?? undefined,
  }));
}

/** So many to a statement: databases bound its parameters. */
const BODIES_AT_ONCE = 500;

export async function findBodies(
  database: ContentDatabase,
  hashes: readonly string[],
): Promise<Map<string, unknown>> {
  const bodies = new Map<string, unknown>();
  for (let start = 0; start < hashes.length; start += BODIES_AT_ONCE) {
    const rows = await database
      .selectFrom('blob')
      .select(['hash', 'json'])
      .where('hash', 'in', hashes.slice(start, start + BODIES_AT_ONCE))
      .execute();
    for (const { hash, json } of rows) bodies.set(hash, JSON.parse(json));
  }
  return bodies;
}
