import { parseCover, plainText, type FileRef } from '@bank/contract';

export interface FieldChange {
  /** Dotted: `returns.Y1`, `steps.2.title`. */
  field: string;
  /** As an editor reads it, shortened to what differs; undefined where the field is not there. */
  before: string | undefined;
  after: string | undefined;
}

/** What differs between two bodies of a record: by field, in rich text by paragraph, list entry and table row. */
export function fieldChanges(before: unknown, after: unknown, field = ''): FieldChange[] {
  if (isGroup(before) && isGroup(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      fieldChanges(before[name], after[name], field === '' ? name : `${field}.${name}`),
    );
  }
  if (typeof before === 'string' && typeof after === 'string') return textChanges(before, after, field);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ field, before: written(before), after: written(after) }];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function written(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? paragraphs(value).join(' ') : JSON.stringify(value);
}

/** Of a text that changed without a word that differs. */
export const SAME_WORDS = 'the same words';
export const OTHER_FORM = 'in another order or form';

function textChanges(before: string, after: string, field: string): FieldChange[] {
  if (before === after) return [];
  const was = paragraphs(before);
  const is = paragraphs(after);
  const gone = without(was, is);
  const come = without(is, was);
  const count = Math.max(gone.length, come.length);
  // Another order of the same paragraphs, another picture or mark-up: no word differs.
  if (count === 0) return [{ field, before: SAME_WORDS, after: OTHER_FORM }];
  return Array.from({ length: count }, (_, index) => ({ field, ...differing(gone[index], come[index]) }));
}

/** What pages make of a picture, its widths and formats, follows from it. */
function fileOf({ name, path, width, height }: FileRef): string {
  const size = width === undefined ? '' : `, ${width} × ${height}`;
  return `${name ?? path}${size}`;
}

const PICTURE = /<img\b[^>]*\bsrc="([^"]*)"[^>]*>/gi;
const CELL = /<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gis;

/** As its reader sees it: paragraphs, list entries, rows of tables, and pictures by their name; of a list of files each by what its author called it. */
function paragraphs(text: string): string[] {
  if (text.startsWith('[{"path":')) return (parseCover(text) ?? []).map(fileOf);
  const inRows = text.replaceAll(
    CELL,
    (_whole, cell: string) => `${plainText(cell).replaceAll('\n', ' ')} | `,
  );
  return plainText(inRows.replaceAll(PICTURE, '<p>[$1]</p>')).split('\n');
}

/** What is in `list` and not in `others`, however often each has it. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** Characters beside what differs that are shown at the least. */
const CONTEXT = 16;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Both texts without the words that they begin and end with alike, but for a few for orientation. */
function differing(before: string | undefined, after: string | undefined) {
  if (before === undefined || after === undefined) return { before, after };
  const was = wordsOf(before);
  const is = wordsOf(after);
  const most = Math.min(was.length, is.length);
  let start = 0;
  while (start < most && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const from = start - wordsWithin(was.slice(0, start).reverse());
  const rest = end - wordsWithin(was.slice(was.length - end));
  const cut = (list: readonly string[]) =>
    `${from > 0 ? '…' : ''}${list.slice(from, list.length - rest).join('')}${rest > 0 ? '…' : ''}`;
  return { before: cut(was), after: cut(is) };
}

/** How many of the words make up the context. */
function wordsWithin(list: readonly string[]): number {
  let count = 0;
  for (let length = 0; count < list.length && length < CONTEXT; count += 1)
    length += list[count]?.length ?? 0;
  return count;
}

function wordsOf(text: string): string[] {
  return Array.from(words.segment(text), ({ segment }) => segment);
}
