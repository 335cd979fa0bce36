import type { Language } from '@bank/contract';
import { SHARED_FIELDS } from '@bank/publish/editing';
import { readableYaml } from './parsed-yaml.ts';
import type { FieldPath } from './set-in-yaml.ts';

export type Side = 'zh' | 'en';
export const SIDES: readonly Side[] = ['zh', 'en'];
export const LANGUAGE_OF: Readonly<Record<Side, Language>> = { zh: 'CN', en: 'EN' };

/** Where a record stands: a Markdown file for each language, or a place in a list. */
export type ItemFiles =
  | { kind: 'texts'; files: Partial<Record<Side, string>> }
  | { kind: 'list'; file: string; key: string }
  | { kind: 'table'; file: string };

/** By the place that reading a source gives of a record. */
export function filesOf(from: unknown, key: string): ItemFiles | undefined {
  if (typeof from === 'string') {
    const file = withoutLine(from);
    if (/\.(ya?ml|json)$/.test(file)) return { kind: 'list', file, key };
    return { kind: 'table', file };
  }
  if (typeof from !== 'object' || from === null) return undefined;
  const places = Object.entries(from).map(([side, place]) => [side, withoutLine(String(place))]);
  return { kind: 'texts', files: Object.fromEntries(places) as Partial<Record<Side, string>> };
}

const withoutLine = (place: string) => place.replace(/:\d+(?::\w+)?$/, '');

/** `zh.title` → zh, title; `publishDate` → of both. */
export function partsOf(field: string): { side: Side | undefined; name: string } {
  const [, side, name] = /^(zh|en)\.(.+)$/.exec(field) ?? [];
  return name === undefined ? { side: undefined, name: field } : { side: side as Side, name };
}

/** The files and places that hold a field: of both languages the Chinese text, which the English one takes it from. */
export function placeOf(
  files: ItemFiles,
  field: string,
  textOf: (file: string) => string,
): { file: string; path: FieldPath } | undefined {
  const { side, name } = partsOf(field);
  if (files.kind === 'texts') {
    const file = side === undefined ? (files.files.zh ?? files.files.en) : files.files[side];
    return file === undefined ? undefined : { file, path: [name] };
  }
  if (files.kind !== 'list') return undefined;
  const base = entryPath(textOf(files.file), files.key);
  return base && { file: files.file, path: [...base, ...(side === undefined ? [] : [side]), name] };
}

export function entryPath(text: string, key: string): FieldPath | undefined {
  const root = readableYaml(text);
  if (!Array.isArray(root)) return [];
  const index = root.findIndex((entry: unknown) => (entry as { key?: unknown } | null)?.key === key);
  return index === -1 ? undefined : [index];
}

/** Whether a field of a text belongs to both languages. */
export const isShared = (name: string) => SHARED_FIELDS.has(name) || name === 'languages';
