import type { Transaction } from 'kysely';
import type { Activation, NewActivation } from '../base/content-store.ts';
import { findRelease } from '../snapshots/find-releases.ts';
import { listActivations } from '../snapshots/list-activations.ts';
import { appendToLog } from './append-to-log.ts';
import type { Tables } from '../database/tables.ts';
import type { Scope } from '../base/types.ts';

/** In effect at once unless the activation or else the release itself names a later moment. */
export async function saveActivation(
  transaction: Transaction<Tables>,
  { scope, releaseId, actor, machine = '', why = '', reason, after, facts: further, ...wish }: NewActivation,
  now: number,
): Promise<Activation> {
  const release = await findRelease(transaction, { id: releaseId });
  if (release?.scope !== scope) {
    throw new Error(
      `Nothing was activated: the store has no release ${releaseId} of ${scope}. ` +
        'It may have been pruned; list the releases and choose one, or import its bundle again.',
    );
  }
  if (after !== undefined) await refuseAfterAnother(transaction, scope, after);
  const effectiveAt = Math.max(now, wish.effectiveAt ?? release.effectiveAt ?? now);
  const { sequence } = await transaction
    .insertInto('activation')
    .values({ scope, release_id: releaseId, activated_at: now, effective_at: effectiveAt, actor, reason })
    .returning('sequence')
    .executeTakeFirstOrThrow();
  const facts = {
    activation: String(sequence),
    kind: reason,
    effectiveAt: new Date(effectiveAt).toISOString(),
    ...further,
  };
  const step = { step: 'activate', scope, releaseId, bundleId: release.bundleId, facts } as const;
  await appendToLog(transaction, step, { actor, machine, why }, now);
  return { sequence, scope, releaseId, activatedAt: now, effectiveAt, actor, reason };
}

async function refuseAfterAnother(
  transaction: Transaction<Tables>,
  scope: Scope,
  after: number,
): Promise<void> {
  const newest = (await listActivations(transaction, scope))[0]?.sequence ?? 0;
  if (newest === after) return;
  throw new Error(
    `Nothing was activated: another release of ${scope} was activated or scheduled meanwhile. Look at it and try again.`,
  );
}
