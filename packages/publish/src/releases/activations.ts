import type { Scope } from '@bank/contract';
import type { Activation, ContentWriter, Deed, Release } from '@bank/store';
import { ConfigError } from '../base/errors.ts';
import { Findings, countOf } from '../base/findings.ts';
import { listOr, words } from '../base/words.ts';
import { checkStoredSignatures, type SignaturePolicy } from '../base/signatures.ts';
import {
  calledOffReason,
  DEMO_REASON,
  EMERGENCY_REASON,
  isRollback,
  rollbackReason,
} from './activation-kinds.ts';
import { refuseForeignColumns } from './allowed-columns.ts';
import { inEffect } from './in-effect.ts';
import { signersFacts } from './signers-facts.ts';

export { inEffect };

export interface Switch extends Partial<Deed> {
  actor: string;
  now: number;
  /** Milliseconds since the epoch; at once, or when the release itself says so, if absent. */
  effectiveAt?: number | undefined;
  signatures?: SignaturePolicy;
  /** Signed as an emergency, by two people who may do that: columns are not looked at. */
  isEmergency?: boolean;
  /** Refused when the scope's newest activation is not this one (0: none). */
  after?: number;
}

/**
 * Makes an imported release the one that visitors see. @throws ContentError when it must be signed by two people and what
 * is stored of it does not show that.
 */
export async function activate(
  writer: ContentWriter,
  scope: Scope,
  releaseId: number,
  { now, effectiveAt, signatures, isEmergency = false, ...deed }: Switch,
): Promise<Activation> {
  const releases = await writer.releases(scope);
  const release = releases.find(({ id }) => id === releaseId);
  if (release === undefined) {
    const known = listOr(
      releases.map(({ id }) => id),
      words`none`,
    );
    throw new ConfigError(
      words`There is no release ${releaseId} of ${scope} (there are: ${known}). Nothing was changed.`,
    );
  }
  const when = effectiveAt === undefined ? {} : { effectiveAt };
  const moment = Math.max(now, effectiveAt ?? release.effectiveAt ?? now);
  const facts = signatures?.required
    ? await heldAgainst(signatures, { writer, release, moment, isEmergency })
    : undefined;
  const reason = isEmergency ? EMERGENCY_REASON : 'activate';
  return writer.activate({ scope, releaseId, reason, ...deed, ...when, ...(facts && { facts }) }, now);
}

/** Gives what the log says of those who answer for it. @throws ContentError */
async function heldAgainst(
  signatures: SignaturePolicy,
  wanted: { writer: ContentWriter; release: Release; moment: number; isEmergency: boolean },
): Promise<Record<string, string>> {
  const { writer, release, moment, isEmergency } = wanted;
  const { id, scope } = release;
  const findings = new Findings();
  const manifest = await writer.manifest(id);
  const valid = checkStoredSignatures(manifest, release, signatures, findings, { moment, isEmergency });
  findings.stopIfAny(
    (count) =>
      words`Refused: ${countOf(count, 'problem')} with the signatures of release ${id} of ${scope}. Nothing was changed. Have its bundle signed by two people, import it again and activate it then.`,
  );
  if (!isEmergency) {
    const before = inEffect(await writer.activations(scope), moment)?.releaseId;
    await refuseForeignColumns(writer, { scope, before, after: async () => writer.contents(id) }, valid);
  }
  return signersFacts(signatures, valid);
}

interface Back extends Omit<Switch, 'effectiveAt' | 'signatures' | 'isEmergency'> {
  /** A release that visitors have seen before; the last one of them if absent. */
  to?: number | undefined;
}

/**
 * Activates, at once, a release that was in effect before the current one. Twice in a row leads back again. No signatures
 * are asked for: one operator may show again what was shown before. @throws ConfigError
 */
export async function rollback(
  writer: ContentWriter,
  scope: Scope,
  { now, to, ...deed }: Back,
): Promise<Activation> {
  const { current, seen } = rollbackTargets(await writer.activations(scope), now);
  if (current === undefined || seen.length === 0) {
    throw new ConfigError(
      words`Nothing was changed: ${scope} has no release that was in effect before the present one.`,
    );
  }
  const ids = seen.map(({ releaseId }) => releaseId);
  const target = to ?? ids[0];
  if (target === undefined || !ids.includes(target)) {
    throw new ConfigError(
      words`Nothing was changed: release ${String(target)} of ${scope} was not in effect before the present one (these were: ${listOr(ids, words`none`)}).`,
    );
  }
  const releases = await writer.releases(scope);
  if (!releases.some(({ id }) => id === target)) {
    throw new ConfigError(
      words`Nothing was changed: release ${target} was in effect before, but it has been pruned. Import its bundle again and activate it.`,
    );
  }
  const reason = rollbackReason(current.releaseId);
  return writer.activate({ scope, releaseId: target, effectiveAt: now, reason, ...deed }, now);
}

/**
 * Lets visitors go on seeing what they see, whatever was scheduled in its place. No signatures are asked for, as for a
 * rollback. @throws ConfigError where nothing is scheduled, or nothing is shown that could stay
 */
export async function callOff(
  writer: ContentWriter,
  scope: Scope,
  { now, ...deed }: Omit<Switch, 'effectiveAt' | 'signatures' | 'isEmergency'>,
): Promise<Activation> {
  const { current, scheduled } = scheduledAfter(await writer.activations(scope), now);
  if (scheduled.length === 0)
    throw new ConfigError(words`Nothing was changed: no release of ${scope} is scheduled.`);
  if (current === undefined)
    throw new ConfigError(
      words`Nothing was changed: visitors see no release of ${scope} yet, so none could stay. Activate another one instead.`,
    );
  const reason = calledOffReason(scheduled.map(({ releaseId }) => releaseId));
  return writer.activate({ scope, releaseId: current.releaseId, effectiveAt: now, reason, ...deed }, now);
}

/** What visitors see, and what would take its place by itself, the newest first. */
function scheduledAfter(activations: readonly Activation[], now: number) {
  const current = inEffect(activations, now);
  const scheduled = activations.filter(({ sequence }) => sequence > (current?.sequence ?? 0));
  return { current, scheduled };
}

/**
 * What visitors see, and what they could see again after a rollback: of each release the last time, the last one seen first.
 * `activations` are one scope's, newest first.
 */
export function rollbackTargets(
  activations: readonly Activation[],
  now: number,
): { current: Activation | undefined; seen: Activation[] } {
  const current = inEffect(activations, now);
  if (current === undefined) return { current, seen: [] };
  const before = activations.filter((one) => isBefore(one, current) && wasSeen(one, activations));
  const isLast = ({ releaseId }: Activation, at: number) =>
    before.findIndex((one) => one.releaseId === releaseId) === at;
  return { current, seen: before.filter(isLast) };
}

function isBefore(one: Activation, current: Activation): boolean {
  return (
    one.sequence < current.sequence &&
    one.effectiveAt <= current.effectiveAt &&
    one.releaseId !== current.releaseId
  );
}

/** False for what was scheduled and called off before its time came. */
function wasSeen(one: Activation, activations: readonly Activation[]): boolean {
  return !activations.some(
    (other) =>
      other.sequence > one.sequence &&
      other.activatedAt < one.effectiveAt &&
      other.effectiveAt <= one.effectiveAt,
  );
}

/** Whether a release is the demo bank's: what published it last, rollbacks apart, was the import of demo content. */
export function isDemoRelease(releaseId: number, activations: readonly Activation[]): boolean {
  const publishing = activations.find((one) => one.releaseId === releaseId && !isRollback(one));
  return publishing?.reason === DEMO_REASON;
}

/** Shows a release of the demo bank at once, unless anything else was activated after `after`. */
export function activateDemo(
  writer: ContentWriter,
  { id, scope }: Pick<Release, 'id' | 'scope'>,
  { now, ...demo }: Omit<Switch, 'effectiveAt' | 'signatures' | 'isEmergency'> & { after: number },
): Promise<Activation> {
  return writer.activate({ scope, releaseId: id, effectiveAt: now, reason: DEMO_REASON, ...demo }, now);
}

export interface ListedRelease extends Release {
  state: 'active' | 'scheduled' | 'stored';
  /** When it became or becomes active, in ms since the epoch. */
  since: number | undefined;
}

/** Every release, newest first, with what visitors see of it. */
export async function listReleases(
  writer: ContentWriter,
  now: number,
  scope?: Scope,
): Promise<ListedRelease[]> {
  const activations = await writer.activations(scope);
  const releases = await writer.releases(scope);
  return releases.map((release) => {
    const own = activations.filter((one) => one.scope === release.scope);
    const current = inEffect(own, now);
    if (current?.releaseId === release.id) return { ...release, state: 'active', since: current.effectiveAt };
    const coming = own.find((one) => one.releaseId === release.id && one.sequence > (current?.sequence ?? 0));
    if (coming !== undefined) return { ...release, state: 'scheduled', since: coming.effectiveAt };
    return { ...release, state: 'stored', since: undefined };
  });
}
