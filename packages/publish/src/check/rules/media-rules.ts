import { FileRef } from '@bank/contract/schemas';
import { wholeOf } from '../../base/bundle/file-content.ts';
import type { Bundle } from '../../base/bundle/read-bundle.ts';
import { isGroup } from '../../base/bundle/record-line.ts';
import { describeFound, quote, type Findings } from '../../base/findings.ts';
import { words } from '../../base/words.ts';
import { inspectOnce } from '../../formats/media/inspect-once.ts';
import { mediaName } from '../../formats/media/media-name.ts';
import { MEDIA_TYPES, isPictureName, type MediaExt } from '../../formats/media/media-type.ts';
import { isCover } from '../../pack/is-cover.ts';
import { IMAGE_BASE } from '../../pack/resolve-text-media.ts';
import type { Memory } from '../../formats/media/memory/memory.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';

export interface CheckedMedia {
  name: string;
  type: (typeof MEDIA_TYPES)[MediaExt];
  /** Read when it is asked for. */
  readonly bytes: Buffer;
  sha256: string;
}

/** Looks into every media file: its kind by its content, its name by its hash. */
export function checkMedia(bundle: Bundle, findings: Findings, memory: Memory): CheckedMedia[] {
  const media: CheckedMedia[] = [];
  for (const [path, content] of bundle.files) {
    if (!path.startsWith('media/')) continue;
    const inspected = inspectOnce(wholeOf(content), memory.media);
    if ('problems' in inspected) {
      for (const { line, expected, found } of inspected.problems) {
        findings.add({ at: line === undefined ? path : `${path}:${line}`, expected, found });
      }
      continue;
    }
    const name = path.slice('media/'.length);
    const expected = mediaName(inspected.sha256, inspected.facts.ext);
    if (name !== expected)
      findings.add({ at: path, expected: words`the name media/${expected}`, found: quote(name) });
    media.push({
      name,
      type: MEDIA_TYPES[inspected.facts.ext],
      sha256: inspected.sha256,
      get bytes() {
        return wholeOf(content);
      },
    });
  }
  return media;
}

/** Files that an author laid into `media/` and nobody names: forgotten, or named in a record that has yet to come. */
export function checkUnused(unused: readonly string[], findings: Findings): void {
  // What a record that could not be read shows would be among them.
  if (findings.hasLoss) return;
  for (const path of unused) {
    findings.warn({
      at: `media/${path}`,
      rule: 'unused-media',
      expected: words`a record that uses the file; it is left out`,
      found: words`none`,
    });
  }
}

const PICTURE = words`a picture by its content`;

/** Every picture and document that a record shows must be in the bundle. */
export function checkMediaReferences(content: ReleaseContent): void {
  for (const record of withBroken(content)) {
    checkFields(content, record, record.body, []);
    for (const { field, images } of record.texts) {
      for (const src of images) {
        const name = src.slice(IMAGE_BASE.length);
        if (src.startsWith(IMAGE_BASE) && content.media.has(name) && isPictureName(name)) continue;
        content.report(record, {
          path: [field],
          expected: words`a picture of media/`,
          found: quote(src),
          needle: src,
        });
      }
    }
  }
}

function checkFields(
  content: ReleaseContent,
  record: CheckedRecord,
  value: unknown,
  path: readonly PropertyKey[],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkFields(content, record, item, [...path, index]);
    return;
  }
  if (!isGroup(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const here = [...path, name];
    if (isCover(name) && typeof field === 'string') checkCover(content, record, field, here);
    else checkFields(content, record, field, here);
  }
  // Site paths of pages are called path too; only a file has a size beside it.
  const isFile = 'ext' in value && 'size' in value;
  const file = value['path'];
  if (
    (isFile || (record.type === 'qr' && path.length === 0)) &&
    typeof file === 'string' &&
    !content.media.has(file)
  ) {
    content.report(record, {
      path: [...path, 'path'],
      expected: words`a file of this release`,
      found: quote(file),
    });
  } else if (isFile && typeof file === 'string') {
    checkKind(content, record, { file, ext: value['ext'] }, path);
    checkVariants(content, record, value, [...path, 'variants']);
  }
}

/** A browser takes whichever it likes best: each of them must be there, and be a picture. */
function checkVariants(
  content: ReleaseContent,
  record: CheckedRecord,
  { variants = [] }: Record<string, unknown>,
  path: readonly PropertyKey[],
): void {
  const parsed = FileRef.shape.variants.unwrap().safeParse(variants);
  const lost = parsed.data?.find((one) => !content.media.has(one.path) || !isPictureName(one.path));
  if (parsed.success && lost === undefined) return;
  const found = lost === undefined ? describeFound(variants) : quote(lost.path);
  content.report(record, { path, expected: words`pictures of this release with their widths`, found });
}

/** The name of a stored file follows from its content, so it says what a field really points at. */
function checkKind(
  content: ReleaseContent,
  record: CheckedRecord,
  { file, ext }: { file: string; ext: unknown },
  path: readonly PropertyKey[],
): void {
  const isPicture = path.at(-1) === 'picture';
  if (isPicture && !isPictureName(file))
    content.report(record, { path: [...path, 'path'], expected: PICTURE, found: quote(file) });
  else if (typeof ext !== 'string' || !file.endsWith(`.${ext}`)) {
    const expected = words`the ending of ${quote(file)}`;
    content.report(record, { path: [...path, 'ext'], expected, found: describeFound(ext) });
  }
}

function checkCover(
  content: ReleaseContent,
  record: CheckedRecord,
  cover: string,
  path: readonly PropertyKey[],
): void {
  if (cover === '') return;
  let files: unknown;
  try {
    files = JSON.parse(cover);
  } catch {
    files = undefined;
  }
  const first: unknown = Array.isArray(files) ? files[0] : undefined;
  const name = isGroup(first) ? first['path'] : undefined;
  if (typeof name === 'string' && content.media.has(name)) {
    if (!isPictureName(name)) {
      const called = isGroup(first) && typeof first['name'] === 'string' ? first['name'] : name;
      content.report(record, { path, expected: PICTURE, found: quote(called) });
    }
    if (isGroup(first)) checkVariants(content, record, first, path);
    return;
  }
  const found = name === undefined ? quote(cover) : describeFound(name);
  content.report(record, { path, expected: words`the file list of a picture in this release`, found });
}
