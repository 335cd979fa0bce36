import { beijingMinute, type Scope } from '@bank/contract';
import type { Activation, ContentWriter } from '@bank/store';
import { ConfigError } from '../../base/errors.ts';
import { words } from '../../base/words.ts';
import { activate, listReleases } from '../activations.ts';
import { feedRelease, type Fed, type FeedOptions } from './feed-release.ts';

interface Applied {
  fed: Fed;
  /** Undefined where visitors see exactly this already. */
  activation: Activation | undefined;
}

/**
 * Makes a release out of the files and shows it at once, if it differs from what visitors see. Refused when anybody
 * activates another release of the scope meanwhile: the next attempt begins with that one. @throws ContentError, ConfigError
 */
export async function applyFeed(writer: ContentWriter, options: FeedOptions): Promise<Applied> {
  const { scope, signatures, deed = { actor: 'feed' }, now } = options;
  await refuseWhenScheduled(writer, scope, now);
  const after = (await writer.activations(scope))[0]?.sequence ?? 0;
  const fed = await feedRelease(writer, options);
  if (saysNothingNew(fed)) return { fed, activation: undefined };
  const how = { ...deed, now, after, ...(signatures && { signatures }) };
  return { fed, activation: await activate(writer, scope, fed.release.id, how) };
}

export function saysNothingNew({ isNew, records, series }: Fed): boolean {
  return isNew && records.length === 0 && series.length === 0;
}

/** Activating at once calls off what was scheduled, and what was scheduled does not hold the new rows: either loses something. */
async function refuseWhenScheduled(writer: ContentWriter, scope: Scope, now: number): Promise<void> {
  const scheduled = (await listReleases(writer, now, scope)).find(({ state }) => state === 'scheduled');
  if (scheduled === undefined) return;
  const since = beijingMinute(scheduled.since ?? now).replace('T', ' ');
  throw new ConfigError(
    words`Nothing was changed: release ${scheduled.id} of ${scope} is scheduled for ${since} (Beijing time). Showing these files now would call it off. Activate it now, or activate the present release again to call it off; then feed the files. In a scope that is fed, give records a publishAt instead.`,
  );
}
