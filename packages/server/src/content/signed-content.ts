import { statSync } from 'node:fs';
import { readEnrolledKeys, whyNotShown, wordsIn, type SignaturePolicy } from '@bank/publish/signatures';
import type { Activation, ContentStore, ContentVersion } from '@bank/store';
import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';

interface Parts {
  keys: Pick<Config, 'contentKeysFile' | 'signatureAlgorithms'>;
  log: Logger;
  metrics: Pick<Metrics, 'releasesRefused'>;
}

/**
 * The content as if nothing had been activated that two people did not sign: a key that is revoked between the signature
 * and the moment of a scheduled release keeps the release from being shown. The file of keys is looked at at each look.
 */
export function signedContent(store: ContentStore, { keys, log, metrics }: Parts): ContentStore {
  const enrolled = enrolledKeys(keys, log);
  const refused = new Set<number>();
  let known: { policy: SignaturePolicy; version: ContentVersion } | undefined;

  /** Of what visitors would see: the activations that do not hold, which are told of once. */
  const refuse = async (now: number, policy: SignaturePolicy): Promise<boolean> => {
    const activations = await store.activations();
    const evidence = (releaseId: number) => store.evidence(releaseId);
    let isAny = false;
    for (const activation of inEffect(activations, now, refused)) {
      const reasons = await whyNotShown(activation, { activations, evidence, policy });
      if (reasons.length === 0) continue;
      const why = reasons.map((line) => wordsIn(line, 'EN'));
      isAny = true;
      refused.add(activation.sequence);
      const { scope, releaseId: release, sequence, actor, reason } = activation;
      log.error(
        { scope, release, sequence, actor, reason, why },
        'a release is not shown: its signatures do not hold',
      );
    }
    return isAny;
  };

  return {
    snapshot: (version) => store.snapshot(version),
    media: (name) => store.media(name),
    mediaNames: () => store.mediaNames(),
    activations: () => store.activations(),
    evidence: (releaseId) => store.evidence(releaseId),
    importsFrom: (sequence) => store.importsFrom(sequence),
    close: () => store.close(),
    async currentVersion(now) {
      const policy = enrolled();
      if (known?.policy !== policy) {
        known = undefined;
        refused.clear();
      }
      for (;;) {
        const version = await store.currentVersion(now, [...refused]);
        const isKnown = known?.version.key === version.key && known.version.sequence === version.sequence;
        if (isKnown || !(await refuse(now, policy))) {
          known = { policy, version };
          metrics.releasesRefused.set(refused.size);
          return version;
        }
      }
    },
  };
}

/** What each scope shows at `now`. `activations` are newest first. */
function inEffect(
  activations: readonly Activation[],
  now: number,
  refused: ReadonlySet<number>,
): Activation[] {
  const shown = new Map<string, Activation>();
  for (const one of activations) {
    if (one.effectiveAt <= now && !refused.has(one.sequence) && !shown.has(one.scope))
      shown.set(one.scope, one);
  }
  return [...shown.values()];
}

/** Read anew when the file was written. A file that cannot be read leaves the keys as they were, after the first time. */
function enrolledKeys(
  { contentKeysFile, signatureAlgorithms }: Parts['keys'],
  log: Logger,
): () => SignaturePolicy {
  let read: { stamp: string; policy: SignaturePolicy } | undefined;
  let trouble: string | undefined;
  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(contentKeysFile);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (read?.stamp !== stamp) {
        const keys = readEnrolledKeys(contentKeysFile);
        read = { stamp, policy: { required: true, algorithms: signatureAlgorithms, ...keys } };
        log.info({ digest: keys.digest, keys: keys.enrolled.length }, 'enrolled keys read');
      }
      trouble = undefined;
    } catch (err) {
      if (read === undefined) throw err;
      const message = err instanceof Error ? err.message : '';
      if (message !== trouble) log.error({ err }, 'the enrolled keys could not be read; the last ones stay');
      trouble = message;
    }
    return read.policy;
  };
}
