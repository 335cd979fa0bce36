import type { Scope } from '@bank/contract';
import type { ContentWriter } from '@bank/store';
import { z } from 'zod';
import type { Told } from '../../base/errors.ts';
import { words } from '../../base/words.ts';

/** A process that ended between showing a release and writing it down did so a moment ago. */
const LATEST_ACTIVATIONS = 20;

const FedManifest = z.looseObject({
  feed: z.array(z.looseObject({ sha256: z.string() })).default([]),
  leftOut: z.array(z.looseObject({ message: z.string() })).default([]),
});

/** What was shown of a file, when it has been shown already; the store alone knows after a process was killed. */
export async function releaseFedWith(sha256: string, scope: Scope, writer: ContentWriter) {
  for (const { releaseId } of (await writer.activations(scope)).slice(0, LATEST_ACTIVATIONS)) {
    const parsed = FedManifest.safeParse(await writer.manifest(releaseId));
    if (parsed.data?.feed.some((file) => file.sha256 === sha256) !== true) continue;
    const findings = parsed.data.leftOut as unknown as readonly Told<string>[];
    return {
      outcome: findings.length > 0 ? ('partly taken' as const) : ('taken' as const),
      release: releaseId,
      summary: words`Shown to visitors as release ${releaseId} of ${scope}.`,
      findings,
      warnings: [],
    };
  }
  return undefined;
}
