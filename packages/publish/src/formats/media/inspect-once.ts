import { sha256 } from '../../base/bundle/manifest.ts';
import type { Remembered } from './memory/remembered.ts';
import { inspectMedia } from './inspect-media.ts';
import type { MediaFacts, MediaProblem } from './inspected.ts';

/** As `inspectMedia`, but files whose very bytes have passed before are not looked into again. */
export function inspectOnce(
  bytes: Buffer,
  passed: Remembered<MediaFacts>,
): { sha256: string; facts: MediaFacts } | { problems: MediaProblem[] } {
  const digest = sha256(bytes);
  const known = passed.recall(digest);
  if (known !== undefined) return { sha256: digest, facts: known };
  const inspected = inspectMedia(bytes);
  if ('problems' in inspected) return inspected;
  passed.remember(digest, inspected.facts);
  return { sha256: digest, facts: inspected.facts };
}
