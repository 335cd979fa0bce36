import type { Scope } from '@bank/contract';
import { listReleases, type ListedRelease } from '@bank/publish/editing';
import type { ContentWriter } from '@bank/store';
import type { Edition } from './edition.ts';
import { Refused } from './refused.ts';

/** What visitors see of a scope. */
export async function shownRelease(
  writer: ContentWriter,
  { scope }: { scope: Scope },
): Promise<ListedRelease | undefined> {
  return (await listReleases(writer, Date.now(), scope)).find(({ state }) => state === 'active');
}

/**
 * The edition's own release where visitors see it already. @throws Refused where they see another one than when it was
 * submitted
 */
export async function refuseOther(
  writer: ContentWriter,
  edition: Pick<Edition, 'scope' | 'basis' | 'bundleId'>,
): Promise<number | undefined> {
  const shown = await shownRelease(writer, edition);
  // Behind the id of the bundle stands what else a release was computed with.
  const isOwn = shown !== undefined && shown.bundleId.split(' ', 1)[0] === edition.bundleId;
  if (shown?.id !== edition.basis && !isOwn) throw new Refused('shown-meanwhile');
  return isOwn ? shown.id : undefined;
}
