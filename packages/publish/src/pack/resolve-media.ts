import type { Language } from '@bank/contract';
import { recordTypes } from '@bank/contract/schemas';
import { LANGUAGE_FIELDS, commonFields, isGroup } from '../base/bundle/record-line.ts';
import { inspectMedia } from '../formats/media/inspect-media.ts';
import type { Shelf } from './media-shelf.ts';
import { takeFocus } from './focus.ts';
import { isCover } from './is-cover.ts';
import { qrPicture } from './qr-picture.ts';
import { resolveTextMedia } from './resolve-text-media.ts';
import type { SourcePlace, SourceRecord } from './sources/source-record.ts';

type Locate = (path: readonly PropertyKey[], needle?: string) => SourcePlace;

/**
 * Replaces the files that an author names by what a release stores: covers by JSON text of a file list,
 * `{ file, name }` by a file reference, pictures and documents inside rich text by their addresses;
 * a QR record gets its picture. What is drawn on a page is made for pages; a document stays the file it is.
 */
export async function resolveMedia(source: SourceRecord, shelf: Shelf): Promise<void> {
  const { type, record } = source;
  const richText = recordTypes[type].richText;
  const language: Language = record.languages[0] ?? 'CN';
  const resolveFields = async (fields: Record<string, unknown>, locate: Locate) => {
    const focus = takeFocus(fields, shelf.findings, () => locate(['focus']));
    for (const [name, value] of Object.entries(fields)) {
      if (richText.includes(name) && typeof value === 'string') {
        fields[name] = await resolveTextMedia(value, shelf, (needle) => locate([name], needle));
      } else fields[name] = await resolveValue({ name, value, path: [name], focus }, shelf, locate);
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
  // The focus went into its picture.
  for (const name of Object.keys(commonFields(record))) if (!(name in common)) delete record[name];
  Object.assign(record, common);
}

interface Field {
  name: string;
  value: unknown;
  path: readonly PropertyKey[];
  /** Of the cover in the same group. */
  focus?: string | undefined;
}

async function resolveValue(
  { name, value, path, focus }: Field,
  shelf: Shelf,
  locate: Locate,
): Promise<unknown> {
  if (isCover(name) && typeof value === 'string' && value !== '' && !value.startsWith('[')) {
    const file = await shelf.cover(value, () => locate(path));
    return file === undefined ? value : JSON.stringify([{ ...file, ...(focus !== undefined && { focus }) }]);
  }
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [index, item] of value.entries())
      items.push(await resolveValue({ name: '', value: item, path: [...path, index] }, shelf, locate));
    return items;
  }
  if (!isGroup(value)) return value;
  if (typeof value['file'] === 'string') {
    const { file: named, ...given } = value;
    const placeOf = () => locate([...path, 'file']);
    const file = await (name === 'picture' ? shelf.picture(named, placeOf) : shelf.find(named, placeOf));
    return file === undefined ? value : { ...file, ...given };
  }
  const group = { ...value };
  const own = takeFocus(group, shelf.findings, () => locate([...path, 'focus']));
  for (const [inner, one] of Object.entries(group))
    group[inner] = await resolveValue(
      { name: inner, value: one, path: [...path, inner], focus: own },
      shelf,
      locate,
    );
  return group;
}

async function qrPath(link: string, shelf: Shelf): Promise<string> {
  const picture = qrPicture(link);
  const inspected = inspectMedia(picture);
  if (!('facts' in inspected)) throw new Error(`the QR picture of ${link} did not pass as an SVG`);
  return shelf.add(picture, 'qr.svg', inspected.facts).path;
}
