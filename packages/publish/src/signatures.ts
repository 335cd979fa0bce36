/* What a serving process needs to know who may publish: nothing here reads content files. */
export { readAlgorithms } from './base/signatures/algorithm-setting.ts';
export type { SignaturePolicy } from './base/signatures/check-signatures.ts';
export { readEnrolledKeys } from './base/signatures/enrolled-keys.ts';
export { wordsIn } from './base/words.ts';
export { whyNotShown } from './releases/held-activation.ts';
