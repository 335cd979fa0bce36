import { parseCover } from '@bank/contract';
import { isGroup } from '../../base/bundle/record-line.ts';
import { megabytes } from '../../base/limits.ts';
import { isCover } from '../../pack/is-cover.ts';
import { IMAGE_BASE } from '../../pack/resolve-text-media.ts';
import { isPictureName } from '../../formats/media/media-type.ts';
import { withBroken, type CheckedRecord, type ReleaseContent } from '../checked-record.ts';
import { PICTURE_LIMITS, type PicturePlace } from './picture-limits.ts';
import { words, type Words } from '../../base/words.ts';

interface Picture {
  path: string;
  name?: string;
  size?: number;
  width?: number | undefined;
  variants?: unknown;
}

/** A picture fits the place that it stands in. To be looked at: there may be no better one. */
export function checkPictures(content: ReleaseContent): void {
  for (const record of withBroken(content)) {
    for (const { path, place, picture } of picturesIn(record.body, record)) {
      checkPicture(content, record, { path, place, picture });
    }
    for (const { field } of record.texts) {
      const text: unknown = (record.body as Record<string, unknown>)[field];
      if (typeof text !== 'string') continue;
      for (const picture of picturesInText(text)) {
        checkPicture(content, record, { path: [field], place: 'text', picture });
      }
    }
  }
}

function checkPicture(
  content: ReleaseContent,
  record: CheckedRecord,
  { path, place, picture }: { path: readonly PropertyKey[]; place: PicturePlace; picture: Picture },
): void {
  const { width, size = 0, name, variants } = picture;
  if (!isPictureName(picture.path)) return;
  const { least, most } = PICTURE_LIMITS[place];
  const isDrawing = picture.path.endsWith('.svg');
  if (width !== undefined && width < least && !isDrawing) {
    const expected = words`a picture at least ${least} pixels wide, which this place is`;
    content.warn(record, { path, expected, found: called(words`${width} pixels`, name) });
  }
  // One that packing made in several widths weighs what its place asks for, and its editor cannot make it lighter.
  if (size > most && (variants === undefined || isDrawing)) {
    const expected = words`a picture of at most ${weight(most)} in this place`;
    content.warn(record, { path, expected, found: called(weight(size), name) });
  }
}

const called = (found: Words, name: string | undefined) =>
  name === undefined ? found : words`${found} (${name})`;

const weight = (bytes: number) =>
  bytes < 1024 * 1024 ? words`${Math.round(bytes / 1024)} KB` : words`${megabytes(bytes)}`;

function* picturesIn(
  value: unknown,
  record: CheckedRecord,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; place: PicturePlace; picture: Picture }> {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) yield* picturesIn(one, record, [...path, index]);
  }
  if (!isGroup(value)) return;
  for (const [name, field] of Object.entries(value)) {
    const here = [...path, name];
    if (isCover(name)) {
      const [picture] = parseCover(field) ?? [];
      if (picture !== undefined && typeof picture.path === 'string')
        yield { path: here, place: placeOf(name, record, path), picture };
    } else if (name === 'picture' && isGroup(field) && typeof field['path'] === 'string') {
      yield { path: here, place: 'picture', picture: field as unknown as Picture };
    } else yield* picturesIn(field, record, here);
  }
}

/** The heads of pages are as wide as the window; covers in lists and menus are cards. */
function placeOf(name: string, { type }: CheckedRecord, path: readonly PropertyKey[]): PicturePlace {
  if (name === 'phoneCover') return 'phoneCover';
  const isHead = type === 'banner' || type === 'column' || type === 'link-page' || path.at(-1) === 'banner';
  return isHead ? 'banner' : 'cover';
}

/** Packing gives a picture its size; its weight only the files know. */
function picturesInText(html: string): Picture[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    const src = /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? '';
    const width = /\bwidth="(\d+)"/.exec(tag)?.[1];
    if (!src.startsWith(IMAGE_BASE)) return [];
    return [{ path: src.slice(IMAGE_BASE.length), width: width === undefined ? undefined : Number(width) }];
  });
}
