import { hash } from 'node:crypto';
import type { CallKey } from '../mirror/manifest.ts';

/** On every page: for a release that changes what all of them are made of. */
export const EVERY_PAGE = 'site';

/** A page is made of calls, so what it is tagged with is these: the detail of one article is one call, and so is each list. */
export const tagOf = (call: CallKey): string => hash('sha256', call).slice(0, 10);

export const tagsOf = (made: readonly CallKey[]): string[] => [EVERY_PAGE, ...made.map(tagOf)];

/** The header that a cache before us reads, none without a name; `Surrogate-Key` parts by spaces, the others by commas. */
export function tagsHeader(name: string, tags: readonly string[]): Record<string, string> | undefined {
  if (name === '') return undefined;
  const header = name.toLowerCase();
  return { [header]: tags.join(header === 'surrogate-key' ? ' ' : ',') };
}
