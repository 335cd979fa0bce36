import { shortKeyId } from '../base/signatures/refusals.ts';
import type { SignaturePolicy, ValidSignature } from '../base/signatures.ts';

/** What the log of publishing keeps of an activation: who answers for it, and by which file of keys that was decided. */
export function signersFacts(
  { digest }: SignaturePolicy,
  signatures: readonly ValidSignature[],
): Record<string, string> {
  const signers = signatures.map(({ role, key }) => `${role} ${key.person} (key ${shortKeyId(key.id)})`);
  return { signers: signers.join(', '), ...(digest !== undefined && { keys: digest }) };
}
