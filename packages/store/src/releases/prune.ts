import type { Transaction } from 'kysely';
import { pruneSeries } from '../series/prune-series.ts';
import type { Release } from '../base/content-store.ts';
import { listReleases } from '../snapshots/find-releases.ts';
import { appendToLog, NOBODY } from './append-to-log.ts';
import { findStandingActivations } from '../snapshots/standing-activations.ts';
import type { Tables } from '../database/tables.ts';

async function findPrunable(transaction: Transaction<Tables>, keep: number, now: number): Promise<Release[]> {
  const standing = await findStandingActivations(transaction, now);
  const needed = new Set(standing.map((activation) => activation.releaseId));
  const newest = new Map<string, number>();
  const prunable: Release[] = [];
  for (const release of await listReleases(transaction)) {
    const { id, scope } = release;
    const place = newest.get(scope) ?? 0;
    newest.set(scope, place + 1);
    if (place >= keep && !needed.has(id)) prunable.push(release);
  }
  return prunable;
}

/** `keep` is 0 or more; releases that visitors see or are going to see stay in any case. */
export async function prune(
  transaction: Transaction<Tables>,
  keep: number,
  now: number,
  deed = NOBODY,
): Promise<{ releases: number; bodies: number; media: number }> {
  if (!Number.isInteger(keep) || keep < 0)
    throw new RangeError(`Cannot keep ${keep} releases; say 0 or more.`);
  const prunable = await findPrunable(transaction, keep, now);
  const ids = prunable.map(({ id }) => id);
  if (ids.length === 0) return { releases: 0, bodies: 0, media: 0 };
  await transaction.deleteFrom('item').where('release_id', 'in', ids).execute();
  await transaction.deleteFrom('release_media').where('release_id', 'in', ids).execute();
  await transaction.deleteFrom('release').where('id', 'in', ids).execute();
  for (const { id, scope, bundleId } of prunable)
    await appendToLog(transaction, { step: 'prune', scope, releaseId: id, bundleId }, deed, now);
  await pruneSeries(transaction);
  const bodies = await transaction
    .deleteFrom('blob')
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('item').select('item.hash').whereRef('item.hash', '=', 'blob.hash')),
      ),
    )
    .executeTakeFirstOrThrow();
  const media = await transaction
    .deleteFrom('media')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('release_media')
            .select('release_media.name')
            .whereRef('release_media.name', '=', 'media.name'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return { releases: ids.length, bodies: Number(bodies.numDeletedRows), media: Number(media.numDeletedRows) };
}
