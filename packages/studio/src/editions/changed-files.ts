import { addEntry, removeEntry } from './list-entries.ts';
import { SIDES, entryPath, isShared, partsOf, placeOf, type ItemFiles } from './item-files.ts';
import { isDeepStrictEqual } from 'node:util';
import type { Edit, NewItem } from './edits.ts';
import type { FieldPath } from './set-in-yaml.ts';
import { EMPTY_MARKDOWN, readField, writeField } from './source-text.ts';
import { textOrEmpty, type ChangedFiles } from './work-folder.ts';

/** An edit whose field of the source somebody else has changed since it was written. */
export type Overtaken = Pick<Edit, 'item' | 'field'>;

export interface Applied {
  changed: ChangedFiles;
  overtaken: Overtaken[];
  /** Edits of items that the source has no more. */
  lost: Overtaken[];
}

/** New texts stand in a folder of their column or right below that of their kind, new entries in the list that holds their like. */
export function filesOfNew({ item, place }: Pick<NewItem, 'item' | 'place'>, folderName: string): ItemFiles {
  const key = item.slice(item.indexOf('/') + 1);
  if (place.includes('.')) return { kind: 'list', file: place, key };
  const stem = [folderName, place, key].filter((part) => part !== '').join('/');
  return { kind: 'texts', files: { zh: `${stem}.zh.md`, en: `${stem}.en.md` } };
}

interface ApplyParts {
  source: string;
  edits: readonly Edit[];
  /** Entries of lists that the edition makes. */
  made: readonly string[];
  removed: readonly string[];
  /** Of an item, by its name. */
  filesOf: (item: string) => ItemFiles | undefined;
  /** The fields of new files come in the order of their schema. */
  orderOf: (item: string, name: string) => number;
}

/** The files of the source as an edition has them. */
export function applyEdits({ source, edits, made, removed, filesOf, orderOf }: ApplyParts): Applied {
  const texts = new Map<string, string>();
  const originals = new Map<string, string>();
  const overtaken: Overtaken[] = [];
  const lost: Overtaken[] = [];
  const textOf = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = textOrEmpty(source, file, file.endsWith('.md') ? EMPTY_MARKDOWN : '');
    originals.set(file, text);
    texts.set(file, text);
    return text;
  };
  for (const item of made) {
    const files = filesOf(item);
    if (files?.kind !== 'list') continue;
    const text = textOf(files.file);
    if (text.trim() === '' || entryPath(text, files.key) === undefined)
      texts.set(files.file, addEntry(text, files.key));
  }
  const kept = edits.filter(({ item }) => !removed.includes(item));
  const inOrder = kept.toSorted(
    (a, b) => orderOf(a.item, partsOf(a.field).name) - orderOf(b.item, partsOf(b.field).name),
  );
  for (const { item, field, was, value } of inOrder) {
    const files = filesOf(item);
    const place = files && placeOf(files, field, textOf);
    if (files === undefined || place === undefined) {
      lost.push({ item, field });
      continue;
    }
    const text = textOf(place.file);
    const now = readField(place.file, text, place.path);
    if (!isDeepStrictEqual(now, was) && !isDeepStrictEqual(now, value)) overtaken.push({ item, field });
    texts.set(place.file, written(place.file, text, place.path, value));
    const twin = twinOf(files, field, place.file);
    // A field of both languages that the English text repeats is one field.
    if (twin !== undefined && readField(twin, textOf(twin), place.path) !== undefined)
      texts.set(twin, written(twin, textOf(twin), place.path, value));
  }
  const changed = new Map<string, string | undefined>(
    [...texts].filter(([file, text]) => text !== originals.get(file)),
  );
  for (const item of removed) {
    const files = filesOf(item);
    if (files?.kind === 'texts') for (const file of Object.values(files.files)) changed.set(file, undefined);
    if (files?.kind === 'list')
      changed.set(files.file, removeEntry(changed.get(files.file) ?? textOf(files.file), files.key));
  }
  return { changed, overtaken, lost };
}

const MOST_KEPT = 500;
const kept = new Map<string, string>();

/** After each further edit of an edition those before it are written into the same texts again. */
function written(file: string, before: string, path: FieldPath, value: unknown): string {
  // JSON writes undefined, which takes a field out, as null.
  const key = JSON.stringify([file, before, path, value === undefined, value]);
  const text = kept.get(key) ?? writeField(file, before, path, value);
  kept.delete(key);
  kept.set(key, text);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MOST_KEPT) kept.delete(oldest);
  return text;
}

function twinOf(files: ItemFiles, field: string, file: string): string | undefined {
  const { side, name } = partsOf(field);
  if (files.kind !== 'texts' || side !== undefined || !isShared(name)) return undefined;
  return SIDES.map((one) => files.files[one]).find((one) => one !== undefined && one !== file);
}

/** What a field of an item is in the source. */
export function sourceValue(
  source: string,
  files: ItemFiles,
  field: string,
): { value: unknown; file: string } | undefined {
  const textOf = (file: string) => textOrEmpty(source, file, file.endsWith('.md') ? EMPTY_MARKDOWN : '');
  const place = placeOf(files, field, textOf);
  return place && { value: readField(place.file, textOf(place.file), place.path), file: place.file };
}
