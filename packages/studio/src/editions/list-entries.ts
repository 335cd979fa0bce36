import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isSeq, parse, parseDocument, type Node } from 'yaml';

/* Entries of a list of records, put in or taken out of the text without touching the others. */

type Ranged = Node & { range: [number, number, number] };

/** By digest: it takes parsing a whole list, and every page of lists asks it of all of them. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 1_000;

export function isListText(text: string): boolean {
  const digest = createHash('sha256').update(text).digest('base64');
  const isList = known.get(digest) ?? (text.trim() === '' || Array.isArray(parse(text)));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(digest, isList);
  return isList;
}

/** The text with an entry at its end that has nothing but its key. */
export function addEntry(text: string, key: string): string {
  const before = (parse(text) as unknown[] | null) ?? [];
  const written = withEntry(text, key);
  return checked(written, [...before, { key }]);
}

function withEntry(text: string, key: string): string {
  const { contents } = parseDocument(text);
  if (!isSeq(contents) || contents.items.length === 0) {
    const start = text.trim() === '[]' ? '' : text;
    return `${start}${start === '' || start.endsWith('\n') ? '' : '\n'}- key: ${quoted(key)}\n`;
  }
  const last = contents.items.at(-1) as Ranged;
  const end = endOf(last, text);
  const lineStart = text.lastIndexOf('\n', last.range[0] - 1) + 1;
  const lead = text.slice(lineStart, last.range[0]);
  if (contents.flow === true) {
    const gap = /^\s*$/.test(lead) ? `,\n${lead}` : ', ';
    return `${text.slice(0, end)}${gap}{ "key": ${JSON.stringify(key)} }${text.slice(end)}`;
  }
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd === -1 ? text.length : lineEnd + 1;
  const gap = lineEnd === -1 ? '\n' : '';
  return `${text.slice(0, at)}${gap}${lead}key: ${quoted(key)}\n${text.slice(at)}`;
}

/** The text without the entry of a key. */
export function removeEntry(text: string, key: string): string {
  const root = parse(text) as unknown;
  const before = Array.isArray(root) ? (root as { key?: unknown }[]) : [];
  const { contents } = parseDocument(text);
  const index = before.findIndex((entry) => entry.key === key);
  if (index === -1 || !isSeq(contents)) return text;
  const entry = contents.items[index] as Ranged;
  const end = endOf(entry, text);
  const wanted = before.toSpliced(index, 1);
  if (contents.flow === true) {
    const next = /^\s*,\s*/.exec(text.slice(end));
    const written =
      next === null
        ? text.slice(0, entry.range[0]).trimEnd().replace(/,$/, '') + text.slice(end)
        : text.slice(0, entry.range[0]) + text.slice(end + next[0].length);
    return checked(written, wanted);
  }
  const lineStart = text.lastIndexOf('\n', entry.range[0] - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const written = text.slice(0, lineStart) + (lineEnd === -1 ? '' : text.slice(lineEnd + 1));
  return checked(written.trim() === '' ? '[]\n' : written, wanted);
}

/** A key of digits alone would be read as a number. */
const quoted = (key: string) => (typeof parse(key) === 'string' ? key : `'${key}'`);

function endOf({ range: [start, end] }: Ranged, text: string): number {
  let last = end;
  while (last > start && /\s/.test(text[last - 1] ?? '')) last -= 1;
  return last;
}

function checked(written: string, wanted: unknown[]): string {
  if (isDeepStrictEqual((parse(written) as unknown) ?? [], wanted)) return written;
  throw new Error('The list could not be written without changing other entries');
}
