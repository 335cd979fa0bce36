export {
  checkSignatures,
  checkStoredSignatures,
  type Occasion,
  type SignaturePolicy,
  type ValidSignature,
} from './signatures/check-signatures.ts';
export { readEnrolledKeys, type EnrolledKey } from './signatures/enrolled-keys.ts';
export { signBundle, signManifest, type Signer } from './signatures/sign-manifest.ts';
