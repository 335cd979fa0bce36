import type { Scope } from '@bank/contract';
import type { ContentWriter, ItemEntry } from '@bank/store';
import { ContentError } from '../base/errors.ts';
import { countOf } from '../base/findings.ts';
import { words, wordsIn } from '../base/words.ts';
import { refusedColumn } from '../base/signatures/refusals.ts';
import type { ValidSignature } from '../base/signatures.ts';
import { isSame, nameOf } from './diff-releases.ts';

/** Records that are shown in a column and belong to nothing else. What makes the pages themselves belongs to no column. */
const OF_A_COLUMN: ReadonlySet<string> = new Set(['article', 'edu-item']);
/** Made by packing out of all other records. */
const DERIVED: ReadonlySet<string> = new Set(['pinyin']);
const MOST_LINES = 100;

interface Compared {
  scope: Scope;
  /** The release that visitors see without it; undefined when there is none. */
  before: number | undefined;
  /** The records to come, asked for only where somebody is bound to columns; with their bodies where they are not stored yet. */
  after: () => Promise<Iterable<ItemEntry & { body?: unknown }>>;
}

interface Changed {
  record: string;
  column: string | undefined;
}

/**
 * Whoever is enrolled for some columns of `site` may sign what changes records of those and nothing else. @throws
 * ContentError that names the person, the column and the record.
 */
export async function refuseForeignColumns(
  writer: ContentWriter,
  { scope, before, after }: Compared,
  signatures: readonly ValidSignature[],
): Promise<void> {
  const bound = signatures.flatMap(({ key }) => (key.columns === undefined ? [] : [key]));
  if (scope !== 'site' || bound.length === 0) return;
  const changed = await changedRecords(writer, before, await after());
  const lines = bound.flatMap((key) =>
    changed
      .filter(({ column }) => column === undefined || key.columns?.includes(column) !== true)
      .map((one) => refusedColumn(key, one)),
  );
  // A record is there once for each language.
  const found = [...new Map(lines.map((line) => [wordsIn(line, 'EN'), line])).values()];
  if (found.length === 0) return;
  const count = found.length;
  const more = count - MOST_LINES;
  if (more > 0) found.splice(MOST_LINES, more, words`… and ${more} more`);
  throw new ContentError(
    words`Refused: ${countOf(count, 'record')} that those who signed may not publish. Nothing was changed. Let people sign whose columns these are.`,
    found,
  );
}

/** What differs in either release, with the columns that it was and is in. */
async function changedRecords(
  writer: ContentWriter,
  before: number | undefined,
  after: Iterable<ItemEntry & { body?: unknown }>,
): Promise<Changed[]> {
  const old = new Map(
    (before === undefined ? [] : await writer.contents(before)).map((one) => [nameOf(one), one]),
  );
  const changed: Changed[] = [];
  const stored: ItemEntry[] = [];
  for (const is of after) {
    const was = old.get(nameOf(is));
    old.delete(nameOf(is));
    if (DERIVED.has(is.type) || (was !== undefined && isSame(was, is))) continue;
    if (was !== undefined) stored.push(was);
    if (is.body === undefined) stored.push(is);
    else changed.push(changedOf(is, is.body));
  }
  stored.push(...[...old.values()].filter(({ type }) => !DERIVED.has(type)));
  const bodies = await writer.bodies([...new Set(stored.map(({ hash }) => hash))]);
  return [...changed, ...stored.map((one) => changedOf(one, bodies.get(one.hash)))];
}

function changedOf({ type, key }: ItemEntry, body: unknown): Changed {
  const record = `${type}/${key}`;
  const column = typeof body === 'object' && body !== null && 'columnId' in body ? body.columnId : undefined;
  return { record, column: OF_A_COLUMN.has(type) && typeof column === 'string' ? column : undefined };
}
