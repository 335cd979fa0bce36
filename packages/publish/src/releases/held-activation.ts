import type { Activation, Evidence } from '@bank/store';
import { Findings } from '../base/findings.ts';
import { checkStoredSignatures, type SignaturePolicy } from '../base/signatures/check-signatures.ts';
import { words, type Words } from '../base/words.ts';
import { isEmergency, isRollback } from './activation-kinds.ts';

interface Known {
  /** Of the same store, newest first. */
  activations: readonly Activation[];
  evidence: (releaseId: number) => Promise<Evidence | undefined>;
  policy: SignaturePolicy;
}

/**
 * Why visitors may not see what was activated, one line each; none where the signatures hold with the keys as they were
 * at the moment from which on it is visible. A rollback shows what was shown before, and holds as that did.
 */
export async function whyNotShown(
  activation: Activation,
  { activations, evidence, policy }: Known,
): Promise<readonly Words[]> {
  if (!policy.required) return [];
  const shown = isRollback(activation) ? firstOf(activation, activations) : activation;
  if (shown === undefined) return [words`A rollback, to a release that was never activated before.`];
  if (shown.effectiveAt < (policy.since ?? 0)) return [];
  const release = await evidence(shown.releaseId);
  const findings = new Findings();
  const occasion = { moment: shown.effectiveAt, isEmergency: isEmergency(shown) };
  checkStoredSignatures(
    release?.manifest,
    release ?? { scope: shown.scope, bundleId: '' },
    policy,
    findings,
    occasion,
  );
  return findings.lines;
}

/** The activation that first made visible what a rollback shows again. */
function firstOf(
  { sequence, releaseId }: Activation,
  activations: readonly Activation[],
): Activation | undefined {
  return activations.find(
    (one) => one.sequence < sequence && one.releaseId === releaseId && !isRollback(one),
  );
}
