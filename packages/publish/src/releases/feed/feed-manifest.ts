import type { Scope } from '@bank/contract';
import type { Release } from '@bank/store';
import { BUNDLE_FORMAT, byCodeUnit, sha256, type Manifest } from '../../base/bundle/manifest.ts';
import { ConfigError, type Told } from '../../base/errors.ts';
import { signedText } from '../../base/signatures/signed-text.ts';
import { words } from '../../base/words.ts';

/** Of rows that were left out a release keeps so many. */
const MOST_KEPT = 1_000;

/** A file that a job delivered, with the very bytes that were read. */
export interface FeedFile {
  /** As it was named on the command line. */
  name: string;
  bytes: Buffer;
}

/** What the store keeps of a feed: from which release it was made, and out of which files. */
export interface FeedManifest extends Manifest {
  basis: { release: number; bundleId: string };
  feed: { file: string; sha256: string; size: number }[];
  isWhole: boolean;
  /** What is wrong with the rows that were not taken. */
  leftOut?: readonly Told<string>[];
}

/** The same files on the same release give the same id, so a job that runs twice makes one release. */
export function feedManifest(
  scope: Scope,
  basis: Release,
  files: readonly FeedFile[],
  { isWhole, leftOut, now }: { isWhole: boolean; leftOut: readonly Told<string>[]; now: number },
): FeedManifest {
  const feed = files
    .map(({ name, bytes }) => ({
      file: name.split('/').at(-1) ?? name,
      sha256: sha256(bytes),
      size: bytes.length,
    }))
    .sort((a, b) => byCodeUnit(a.file, b.file));
  const lines = feed.map(({ file, sha256: hash }) => `${file} ${hash}`);
  const kind = isWhole ? 'whole' : 'changes';
  const without = leftOut.map(({ line }) => `without ${line}`);
  return {
    format: BUNDLE_FORMAT,
    id: sha256(
      [
        `bank-feed/${BUNDLE_FORMAT} ${scope} ${basis.bundleId} ${basis.id} ${kind}`,
        ...lines,
        ...without,
      ].join('\n'),
    ),
    scope,
    createdAt: new Date(now).toISOString(),
    files: [],
    basis: { release: basis.id, bundleId: basis.bundleId },
    feed,
    isWhole,
    ...(leftOut.length > 0 && { leftOut: leftOut.slice(0, MOST_KEPT) }),
  };
}

/** People sign before a feed is made, and what they signed must be what is made now. @throws ConfigError */
export function signedEarlier(signed: Manifest, made: FeedManifest): FeedManifest {
  const textOf = (manifest: Manifest) => signedText(manifest, '', '');
  if (textOf(signed) !== textOf({ ...made, createdAt: signed.createdAt })) {
    throw new ConfigError(
      words`Nothing was changed: what was signed is not these files on the release of ${made.scope} that visitors see now. Look at them again and have them signed anew.`,
    );
  }
  return { ...made, ...signed, basis: made.basis };
}
