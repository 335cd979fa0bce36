import { beijingMidnight, nextBeijingMidnight } from '@bank/contract';
import type { ContentVersion } from '../base/content-store.ts';
import { findStandingActivations } from './standing-activations.ts';
import type { ContentDatabase } from '../database/tables.ts';
import type { Scope } from '../base/types.ts';

/** A version and the time from which on it has been so; it lasts until `version.nextChangeAt`. */
export interface DatedVersion {
  version: ContentVersion;
  since: number;
}

type Moment = number | string | null | undefined;
const latest = (...moments: Moment[]) =>
  Math.max(0, ...moments.flatMap((moment) => (moment == null ? [] : [Number(moment)])));
const earliest = (...moments: Moment[]) => {
  const known = moments.flatMap((moment) => (moment == null ? [] : [Number(moment)]));
  return known.length === 0 ? undefined : Math.min(...known);
};

/** The last and the next publish or expiry date among the records of these releases. */
async function findRecordDates(database: ContentDatabase, releaseIds: number[], now: number) {
  if (releaseIds.length === 0) return undefined;
  return database
    .selectFrom('item')
    .where('release_id', 'in', releaseIds)
    .where((where) => where.or([where('publish_at', 'is not', null), where('expire_at', 'is not', null)]))
    .select(({ fn }) => [
      fn.max('publish_at').filterWhere('publish_at', '<=', now).as('lastPublish'),
      fn.max('expire_at').filterWhere('expire_at', '<=', now).as('lastExpiry'),
      fn.min('publish_at').filterWhere('publish_at', '>', now).as('nextPublish'),
      fn.min('expire_at').filterWhere('expire_at', '>', now).as('nextExpiry'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findVersion(
  database: ContentDatabase,
  now: number,
  without: readonly number[] = [],
): Promise<DatedVersion> {
  const standing = await findStandingActivations(database, now, without);
  const visible = standing.filter((activation) => activation.inEffect);
  const coming = standing.filter((activation) => !activation.inEffect);
  const releases: Partial<Record<Scope, number>> = {};
  for (const { scope, releaseId } of visible) releases[scope] = releaseId;

  const records = await findRecordDates(database, Object.values(releases), now);
  // "Current", "ended", "in force today" follow the day in Beijing, so what visitors see may change at its start.
  const hasDays = visible.length > 0;
  const since = latest(
    ...visible.map((activation) => activation.effectiveAt),
    records?.lastPublish,
    records?.lastExpiry,
    hasDays ? beijingMidnight(now) : undefined,
  );
  // What visitors see follows from the newest activation in effect and the last date that has passed. A scheduled
  // activation moves the sequence but not what is seen, so the sequence itself is not in the key.
  const newestVisible = latest(...visible.map((activation) => activation.sequence));
  return {
    since,
    version: {
      key: `${newestVisible}-${since.toString(36)}`,
      sequence: latest(...standing.map((activation) => activation.sequence)),
      releases,
      at: now,
      nextChangeAt: earliest(
        ...coming.map((activation) => activation.effectiveAt),
        records?.nextPublish,
        records?.nextExpiry,
        hasDays ? nextBeijingMidnight(now) : undefined,
      ),
    },
  };
}
