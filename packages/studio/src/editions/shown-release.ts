import type { Scope } from '@bank/contract';
import type { ContentWriter } from '@bank/store';
import { listReleases } from '@bank/publish/editing';

/** What visitors see of a scope now. */
export async function shownRelease(writer: ContentWriter, scope: Scope): Promise<number | undefined> {
  return (await listReleases(writer, Date.now(), scope)).find(({ state }) => state === 'active')?.id;
}
