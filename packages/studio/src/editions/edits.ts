import { inTransaction, type StudioDatabase } from '../store/database.ts';
import { noteStep } from '../store/steps.ts';
import { touchEdition } from './edition.ts';

/** One field of one item, as somebody wrote it. */
export interface Edit {
  item: string;
  /** `zh.title`, `en.title`, or `publishDate` of both. */
  field: string;
  /** What the source had when it was first written over; undefined: nothing. */
  was: unknown;
  /** Undefined takes it out. */
  value: unknown;
  author: string;
  at: number;
}

interface Row {
  item: string;
  field: string;
  was: string;
  value: string;
  author: string;
  at: number;
}

/** JSON has no undefined, and no field of a source is null. */
const inJson = (value: unknown) => JSON.stringify(value ?? null);
const outOfJson = (text: string) => (JSON.parse(text) as unknown) ?? undefined;

export function listEdits(database: StudioDatabase, edition: number): Edit[] {
  const rows = database
    .prepare('select item, field, was, value, author, at from edit where edition = ? order by item, field')
    .all(edition) as unknown as Row[];
  return rows.map((row) => ({ ...row, was: outOfJson(row.was), value: outOfJson(row.value) }));
}

/** What one person changes of one item at once. `was` of a field stands by its name. */
export interface NewEdits {
  item: string;
  author: string;
  fields: readonly { field: string; was: unknown; value: unknown }[];
}

/** Stored before it returns. */
export function saveEdits(
  database: StudioDatabase,
  edition: number,
  { item, author, fields }: NewEdits,
  now = Date.now(),
): void {
  if (fields.length === 0) return;
  const write = database.prepare(
    `insert into edit (edition, item, field, was, value, author, at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (edition, item, field) do update set
       was = excluded.was, value = excluded.value, author = excluded.author, at = excluded.at`,
  );
  inTransaction(database, () => {
    for (const { field, was, value } of fields)
      write.run(edition, item, field, inJson(was), inJson(value), author, now);
    touchEdition(database, edition, author);
    const detail = `${item}: ${fields.map(({ field }) => field).join(', ')}`;
    noteStep(database, { person: author, step: 'edited', edition, detail }, now);
  });
}

export interface NewItem {
  item: string;
  column: string;
  author: string;
}

export function addNewItem(
  database: StudioDatabase,
  edition: number,
  { item, column, author }: NewItem,
): boolean {
  return inTransaction(database, () => {
    const { changes } = database
      .prepare(
        'insert into new_item (edition, item, column_id, author) values (?, ?, ?, ?) on conflict do nothing',
      )
      .run(edition, item, column, author);
    if (changes === 0) return false;
    touchEdition(database, edition, author);
    noteStep(database, { person: author, step: 'item-made', edition, detail: item });
    return true;
  });
}

export function listNewItems(database: StudioDatabase, edition: number): NewItem[] {
  return database
    .prepare('select item, column_id as "column", author from new_item where edition = ? order by item')
    .all(edition) as unknown as NewItem[];
}
