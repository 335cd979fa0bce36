import type { Transaction } from 'kysely';
import type { ImportedRelease, NewMedia, NewRelease, Release } from '../base/content-store.ts';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import { importSeries } from '../series/import-series.ts';
import { isSoundNow } from '../snapshots/sound-media.ts';
import { findStandingActivations } from '../snapshots/standing-activations.ts';
import type { Tables } from '../database/tables.ts';
import type { Scope } from '../base/types.ts';
import { findRelease } from '../snapshots/find-releases.ts';
import { insertItems } from './insert-items.ts';
import { appendToLog, NOBODY } from './append-to-log.ts';

/** Stores a file, or puts it right where its bytes have been altered in the store. */
async function keepFile(transaction: Transaction<Tables>, media: NewMedia): Promise<void> {
  const { name, sha256, type } = media;
  const kept = await transaction
    .selectFrom('media')
    .select(['name', 'sha256', 'bytes'])
    .where('name', '=', name)
    .executeTakeFirst();
  // Its bytes are read from the bundle only where they are needed.
  if (!kept) {
    await transaction.insertInto('media').values({ name, sha256, type, bytes: media.bytes }).execute();
  } else if (!isSoundNow(kept)) {
    const right = { sha256, type, bytes: media.bytes };
    await transaction.updateTable('media').set(right).where('name', '=', name).execute();
  } else if (kept.sha256 !== sha256) {
    throw new Error(
      `Import stopped: ${name} is in the store already with other bytes. ` +
        'Pages would show the wrong file; media must be named by the SHA-256 of what they hold.',
    );
  }
}

async function insertMedia(
  transaction: Transaction<Tables>,
  releaseId: number,
  media: NewMedia,
): Promise<void> {
  await keepFile(transaction, media);
  await transaction
    .insertInto('release_media')
    .values({ release_id: releaseId, name: media.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What visitors see of the scope now; undefined when it is nothing. */
async function findVisible(transaction: Transaction<Tables>, scope: Scope, now: number) {
  const standing = await findStandingActivations(transaction, now);
  return standing.find((activation) => activation.scope === scope && activation.inEffect)?.releaseId;
}

async function keepMedia(transaction: Transaction<Tables>, releaseId: number, basis: number): Promise<void> {
  await transaction
    .insertInto('release_media')
    .columns(['release_id', 'name'])
    .expression((from) =>
      from
        .selectFrom('release_media')
        .select((select) => [select.cast<number>(select.val(releaseId), 'integer').as('release_id'), 'name'])
        .where('release_id', '=', basis),
    )
    .execute();
}

async function renewManifest(
  transaction: Transaction<Tables>,
  imported: Release,
  { manifest, effectiveAt }: NewRelease,
): Promise<Release> {
  await transaction
    .updateTable('release')
    .set({ manifest: JSON.stringify(manifest), effective_at: effectiveAt ?? null })
    .where('id', '=', imported.id)
    .execute();
  return { ...imported, effectiveAt };
}

/** Gives back the release that exists when the same bundle was imported before. */
export async function importRelease(
  transaction: Transaction<Tables>,
  dialect: StoreDialect,
  release: NewRelease,
  now: number,
  deed = NOBODY,
): Promise<ImportedRelease> {
  const { scope, bundleId, basis, facts } = release;
  const imported = await findRelease(transaction, { scope, bundleId });
  if (imported) {
    for (const media of release.media) await keepFile(transaction, media);
    if (release.isSigned !== true) return imported;
    const signed = {
      step: 'sign',
      scope,
      releaseId: imported.id,
      bundleId,
      ...(facts && { facts }),
    } as const;
    await appendToLog(transaction, signed, deed, now);
    return renewManifest(transaction, imported, release);
  }
  const visible = await findVisible(transaction, scope, now);
  if (basis !== undefined && basis !== visible) {
    throw new Error(
      `Import stopped: it was made from release ${basis} of ${scope}, but visitors see ` +
        `${visible === undefined ? 'none' : `release ${visible}`} by now, whose content it would undo. Make it again.`,
    );
  }

  const effectiveAt = release.effectiveAt;
  const { id } = await transaction
    .insertInto('release')
    .values({
      scope,
      bundle_id: bundleId,
      manifest: JSON.stringify(release.manifest),
      created_at: now,
      effective_at: effectiveAt ?? null,
      item_count: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const itemCount = await insertItems(transaction, id, release.items);
  if (basis !== undefined) await keepMedia(transaction, id, basis);
  for (const media of release.media) await insertMedia(transaction, id, media);
  const target = { transaction, dialect, scope, releaseId: id, basis: visible ?? 0 };
  const series = await importSeries(target, release.series ?? [], release.derive);
  await transaction.updateTable('release').set({ item_count: itemCount }).where('id', '=', id).execute();
  const step = { step: 'import', scope, releaseId: id, bundleId, ...(facts && { facts }) } as const;
  await appendToLog(transaction, step, deed, now);
  return {
    id,
    scope,
    bundleId,
    createdAt: now,
    effectiveAt,
    itemCount,
    ...(release.series && { series }),
  };
}
