import type { Release } from '../base/content-store.ts';
import type { ContentDatabase } from '../database/tables.ts';
import type { Scope } from '../base/types.ts';

function releaseQuery(database: ContentDatabase) {
  return database
    .selectFrom('release')
    .select([
      'id',
      'scope',
      'bundle_id as bundleId',
      'created_at as createdAt',
      'effective_at as effectiveAt',
      'item_count as itemCount',
    ]);
}

const toRelease = (row: Omit<Release, 'effectiveAt'> & { effectiveAt: number | null }): Release => ({
  ...row,
  effectiveAt: row.effectiveAt ?? undefined,
});

export async function findRelease(
  database: ContentDatabase,
  by: { id: number } | { scope: Scope; bundleId: string },
): Promise<Release | undefined> {
  const query = releaseQuery(database);
  const row = await (
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where('scope', '=', by.scope).where('bundle_id', '=', by.bundleId)
  ).executeTakeFirst();
  return row && toRelease(row);
}

export async function findManifest(database: ContentDatabase, id: number): Promise<unknown> {
  const row = await database.selectFrom('release').select('manifest').where('id', '=', id).executeTakeFirst();
  return row && (JSON.parse(row.manifest) as unknown);
}

/** Newest first. */
export async function listReleases(database: ContentDatabase, scope?: Scope): Promise<Release[]> {
  const query = releaseQuery(database).orderBy('id', 'desc');
  const rows = await (scope === undefined ? query : query.where('scope', '=', scope)).execute();
  return rows.map(toRelease);
}
