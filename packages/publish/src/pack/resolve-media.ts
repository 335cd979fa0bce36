import type { Language } from '@bank/contract';
import { recordTypes } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS, commonFields, isGroup } from '../base/bundle/record-line.ts';
import { inspectMedia } from '../formats/media/inspect-media.ts';
import type { MediaShelf } from './media-shelf.ts';
import { qrPicture } from './qr-picture.ts';
import { resolveTextMedia } from './resolve-text-media.ts';
import type { SourcePlace, SourceRecord } from './sources/source-record.ts';

type Locate = (path: readonly PropertyKey[], needle?: string) => SourcePlace;

/**
 * Replaces the files that an author names by what a release stores: covers by JSON text of a file list,
 * `{ file, name }` by a file reference, pictures and documents inside rich text by their addresses;
 * a QR record gets its picture.
 */
export async function resolveMedia(source: SourceRecord, shelf: MediaShelf): Promise<void> {
  const { type, record } = source;
  const richText = recordTypes[type].richText;
  const language: Language = record.languages[0] ?? 'CN';
  const resolveFields = async (fields: Record<string, unknown>, locate: Locate) => {
    for (const [name, value] of Object.entries(fields)) {
      if (richText.includes(name) && typeof value === 'string') {
        fields[name] = resolveTextMedia(value, shelf, (needle) => locate([name], needle));
      } else fields[name] = resolveValue(name, value, [name], shelf, locate);
    }
    if (type === 'qr' && typeof fields['link'] === 'string' && fields['path'] === undefined) {
      fields['path'] = await qrPath(fields['link'], shelf);
    }
  };
  for (const own of ['CN', 'EN'] as const) {
    const fields = record[LANGUAGE_FIELDS[own]];
    if (fields !== undefined) await resolveFields(fields, (path, needle) => source.locate(own, path, needle));
  }
  const common = commonFields(record);
  await resolveFields(common, (path, needle) => source.locate(language, path, needle));
  Object.assign(record, common);
}

function resolveValue(
  name: string,
  value: unknown,
  path: readonly PropertyKey[],
  shelf: MediaShelf,
  locate: Locate,
): unknown {
  if (isCover(name) && typeof value === 'string' && value !== '' && !value.startsWith('[')) {
    const file = shelf.find(value, () => locate(path));
    return file === undefined ? value : JSON.stringify([file]);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => resolveValue('', item, [...path, index], shelf, locate));
  }
  if (!isGroup(value)) return value;
  if (typeof value['file'] === 'string') {
    const { file: _path, ...given } = value;
    const file = shelf.find(value['file'], () => locate([...path, 'file']));
    return file === undefined ? value : { ...file, ...given };
  }
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [
      inner,
      resolveValue(inner, one, [...path, inner], shelf, locate),
    ]),
  );
}

/** What holds JSON text of a file list: a picture, and of a banner its crop for phones. */
export function isCover(name: string): boolean {
  return name === 'cover' || name === 'phoneCover';
}

async function qrPath(link: string, shelf: MediaShelf): Promise<string> {
  const picture = qrPicture(link);
  const inspected = inspectMedia(picture);
  if (!('facts' in inspected)) throw new Error(`the QR picture of ${link} did not pass as an SVG`);
  return shelf.add(picture, 'qr.svg', inspected.facts).path;
}
