import type { Activation } from '@bank/store';

/* What the reason of an activation says: programs read it, so these words stay. */

/** By the import of the demo bank; stores have held it from the first on. */
export const DEMO_REASON = 'demo content';
const ROLLBACK = 'rollback of release';
export const EMERGENCY_REASON = 'emergency';

export const rollbackReason = (releaseId: number) => `${ROLLBACK} ${releaseId}`;

/** What was scheduled and not yet shown: visitors go on seeing what they see, as after a rollback to it. */
export const calledOffReason = (releaseIds: readonly number[]) =>
  `${ROLLBACK} ${releaseIds.join(', ')} before its time`;

export function isRollback({ reason }: Pick<Activation, 'reason'>): boolean {
  return reason.startsWith(ROLLBACK);
}

export function isEmergency({ reason }: Pick<Activation, 'reason'>): boolean {
  return reason === EMERGENCY_REASON;
}
