/* What a tool takes in which people edit the sources, read what is found in them and publish them. */
export { toldIn, ContentError, ConfigError, UsageError, type Told } from './base/errors.ts';
export { Findings } from './base/findings.ts';
export { wordsIn, type Words } from './base/words.ts';
export { byCodeUnit, typesOf, type Manifest } from './base/bundle/manifest.ts';
export { isGroup, type RecordLine } from './base/bundle/record-line.ts';
export { checkSignatures, readEnrolledKeys, type SignaturePolicy } from './base/signatures.ts';
export { readAnyManifest, withSignature, writeManifest } from './base/signatures/sign-manifest.ts';
export { readPublicKey } from './base/signatures/signing-key.ts';
export { MEDIA_TYPES, isHeic, isPictureName } from './formats/media/media-type.ts';
export { inspectMedia } from './formats/media/inspect-media.ts';
export type { MediaProblem } from './formats/media/inspected.ts';
export { LARGEST_MEDIA_BYTES } from './base/limits.ts';
export { isCover } from './pack/is-cover.ts';
export { unusedFiles } from './pack/unused-files.ts';
export { remembering, type Memory } from './formats/media/memory/memory.ts';
export { pastedMarkdown, type PastedText } from './formats/rich-text/pasted/pasted-markdown.ts';
export { UnreadableText } from './formats/rich-text/rich-text.ts';
export { readTable } from './formats/tables/read-table.ts';
export { columnLetters } from './formats/tables/read-xlsx.ts';
export type { Table } from './formats/tables/table.ts';
export { readDraft, type DraftBody, type DraftType } from './check/read-draft.ts';
export { checkPacked, type CheckedBundle } from './check/check-bundle.ts';
export { packScope, packSources } from './pack/pack-scope.ts';
export { pluralOf } from './pack/sources/record-type-of.ts';
export { SHARED_FIELDS } from './pack/sources/read-markdown.ts';
export { readSources } from './pack/sources/read-sources.ts';
export {
  activate,
  callOff,
  listReleases,
  rollback,
  rollbackTargets,
  type ListedRelease,
} from './releases/activations.ts';
export { diffChecked } from './releases/diff-checked.ts';
export type { Change } from './releases/diff-releases.ts';
export { readFeedTables } from './releases/feed/feed-tables.ts';
export { applyFeed } from './releases/feed/apply-feed.ts';
export { feedRelease, tryFeed, type FeedTrial } from './releases/feed/feed-release.ts';
export type { FeedFile } from './releases/feed/feed-manifest.ts';
export { fedTypes } from './releases/laying/fed-types.ts';
export { layEdition, shownWhereFed, type ShownFed } from './releases/laying/lay-edition.ts';
export { importBundle } from './releases/import-bundle.ts';
export { glossaryOf } from './commands/glossary-of.ts';
export { pricesBeside } from './commands/prices-beside.ts';
export { momentOf } from './commands/command.ts';
