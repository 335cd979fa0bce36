import type { ContentWriter } from '@bank/store';
import { Manifest } from '../base/bundle/manifest.ts';
import type { EnrolledKey } from '../base/signatures/enrolled-keys.ts';
import { signedBytes } from '../base/signatures/signed-bytes.ts';
import { listReleases, type ListedRelease } from './activations.ts';

const StoredManifest = Manifest.loose();

/** The releases that carry a key's signature and were signed, or became visible, at a moment or after it; newest first. */
export async function releasesOnKey(
  writer: ContentWriter,
  key: Pick<EnrolledKey, 'person' | 'fits'>,
  { from, now }: { from: number; now: number },
): Promise<ListedRelease[]> {
  const activations = await writer.activations();
  const found: ListedRelease[] = [];
  for (const release of await listReleases(writer, now)) {
    const signed = signedAt(await writer.manifest(release.id), key);
    if (signed === undefined) continue;
    const isShownSince = activations.some(
      ({ releaseId, effectiveAt }) => releaseId === release.id && effectiveAt >= from,
    );
    if (signed >= from || isShownSince) found.push(release);
  }
  return found;
}

/** When the key signed last; of a signature without a moment nobody can say that it is older. */
function signedAt(stored: unknown, { person, fits }: Pick<EnrolledKey, 'person' | 'fits'>) {
  const manifest = StoredManifest.safeParse(stored).data;
  const own = (manifest?.signatures ?? []).filter(
    ({ name, role, at, signature }) =>
      manifest !== undefined &&
      name === person &&
      fits(signedBytes(manifest, name, role, at), Buffer.from(signature, 'base64')),
  );
  if (own.length === 0) return undefined;
  return Math.max(...own.map(({ at }) => (at === undefined ? Infinity : Date.parse(at))));
}
