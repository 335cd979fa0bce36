export { checkBundle, type CheckOptions, type CheckedBundle } from './check/check-bundle.ts';
export { cleanRichText, type CleanText } from './clean/rich-text.ts';
export { diffReleases, type Change } from './diff-releases.ts';
export { publishDemo, type DemoOptions } from './demo/publish-demo.ts';
export { ConfigError, ContentError } from './errors.ts';
export { importBundle } from './import-bundle.ts';
export { packScope, type PackOptions, type Packed } from './pack/pack-scope.ts';
export { activate, listReleases, rollback, type ListedRelease } from './releases.ts';
export { checkSignatures, readEnrolledKeys, signBundle, type SignaturePolicy } from './signatures.ts';
