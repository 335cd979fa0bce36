/* What a serving process needs to know who may publish: nothing here reads content files. */
export { ALGORITHMS_EXPECTED, readAlgorithms } from './base/signatures/algorithm-setting.ts';
export type { SignaturePolicy } from './base/signatures/check-signatures.ts';
export { readEnrolledKeys } from './base/signatures/enrolled-keys.ts';
export { whyNotShown } from './releases/held-activation.ts';
