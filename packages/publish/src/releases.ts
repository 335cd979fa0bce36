import type { Scope } from '@bank/contract';
import type { Activation, ContentWriter, Release } from '@bank/store';
import { ConfigError } from './errors.ts';

/** The activation that visitors see at `now`: the newest one in effect. `activations` are one scope's, newest first. */
export function inEffect(activations: readonly Activation[], now: number): Activation | undefined {
  return activations.find(({ effectiveAt }) => effectiveAt <= now);
}

export interface Switch {
  actor: string;
  now: number;
  /** Milliseconds since the epoch; at once, or when the release itself says so, if absent. */
  effectiveAt?: number | undefined;
}

/** Makes an imported release the one that visitors see. */
export async function activate(
  writer: ContentWriter,
  scope: Scope,
  releaseId: number,
  { actor, now, effectiveAt }: Switch,
): Promise<Activation> {
  const releases = await writer.releases(scope);
  if (!releases.some(({ id }) => id === releaseId)) {
    const known = releases.map(({ id }) => id).join(', ') || 'none';
    throw new ConfigError(
      `There is no release ${releaseId} of ${scope} (there are: ${known}). Nothing was changed.`,
    );
  }
  const when = effectiveAt === undefined ? {} : { effectiveAt };
  return writer.activate({ scope, releaseId, actor, reason: 'activate', ...when }, now);
}

/** Activates, at once, the release that was in effect before the current one. Twice in a row leads back again. */
export async function rollback(
  writer: ContentWriter,
  scope: Scope,
  { actor, now }: Switch,
): Promise<Activation> {
  const activations = await writer.activations(scope);
  const current = inEffect(activations, now);
  const before = current && activations.find((one) => isBefore(one, current));
  if (current === undefined || before === undefined) {
    throw new ConfigError(
      `Nothing was changed: ${scope} has no release that was in effect before the present one.`,
    );
  }
  const releases = await writer.releases(scope);
  if (!releases.some(({ id }) => id === before.releaseId)) {
    throw new ConfigError(
      `Nothing was changed: release ${before.releaseId} was in effect before, but it has been pruned. ` +
        'Import its bundle again and activate it.',
    );
  }
  const reason = `rollback of release ${current.releaseId}`;
  return writer.activate({ scope, releaseId: before.releaseId, effectiveAt: now, actor, reason }, now);
}

function isBefore(one: Activation, current: Activation): boolean {
  // One that was scheduled for later than the current one had not yet been seen by anybody.
  const wasSeen = one.sequence < current.sequence && one.effectiveAt <= current.effectiveAt;
  return wasSeen && one.releaseId !== current.releaseId;
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
