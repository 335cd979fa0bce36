import { letterKeyId } from '@bank/contract/letter-digest';
import type { RecordBody } from '@bank/contract/schemas';
import type { ContentSnapshot } from '@bank/store';
import { perSnapshot } from '../../base/per-snapshot.ts';
import { LookupUnavailable } from '../../base/problems.ts';

export type Letter = RecordBody<'guarantee-letter'>;

interface LetterIndex {
  /** By both digests: which of the two ways was taken makes no difference. */
  byDigest: ReadonlyMap<string, Letter>;
  keyIds: ReadonlySet<string>;
}

const indexOf = perSnapshot(async (content: ContentSnapshot): Promise<LetterIndex> => {
  const letters = (await content.list('guarantee-letter', 'CN')).map(({ body }) => body);
  const entries = letters.flatMap((letter) =>
    [letter.byDate, letter.byCode].flatMap((digest) =>
      digest === undefined ? [] : [[digest, letter] as const],
    ),
  );
  return { byDigest: new Map(entries), keyIds: new Set(letters.map(({ keyId }) => keyId)) };
});

/**
 * Letters by their digests, made once for a content version. @throws LookupUnavailable when they were made with another
 * key than `key`: nothing would ever match, and a holder of a good letter would be told that it is none.
 */
export async function lettersByDigest(
  content: ContentSnapshot,
  key: Buffer,
): Promise<ReadonlyMap<string, Letter>> {
  const { byDigest, keyIds } = await indexOf(content, 'CN');
  if (keyIds.size === 0) throw new LookupUnavailable('no letters of guarantee have been published');
  if (keyIds.size > 1 || !keyIds.has(letterKeyId(key)))
    throw new LookupUnavailable('the letters of guarantee were packed with another key');
  return byDigest;
}
