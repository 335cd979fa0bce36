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
  /** Its column, the list that holds it such as `banners.yaml`, or '' for texts without a column. */
  place: string;
  author: string;
}

export function addNewItem(
  database: StudioDatabase,
  edition: number,
  { item, place, author }: NewItem,
): boolean {
  return inTransaction(database, () => {
    const { changes } = database
      .prepare(
        'insert into new_item (edition, item, column_id, author) values (?, ?, ?, ?) on conflict do nothing',
      )
      .run(edition, item, place, author);
    if (changes === 0) return false;
    touchEdition(database, edition, author);
    noteStep(database, { person: author, step: 'item-made', edition, detail: item });
    return true;
  });
}

export function listNewItems(database: StudioDatabase, edition: number): NewItem[] {
  return database
    .prepare('select item, column_id as place, author from new_item where edition = ? order by item')
    .all(edition) as unknown as NewItem[];
}

/** Takes a record out of what the edition will show; one that the edition made is gone with all that was written in it. */
export function takeItemOut(database: StudioDatabase, edition: number, item: string, author: string): void {
  inTransaction(database, () => {
    touchEdition(database, edition, author);
    const made = database.prepare('delete from new_item where edition = ? and item = ?').run(edition, item);
    if (made.changes > 0)
      database.prepare('delete from edit where edition = ? and item = ?').run(edition, item);
    else
      database
        .prepare('insert into removed_item (edition, item, author) values (?, ?, ?) on conflict do nothing')
        .run(edition, item, author);
    noteStep(database, { person: author, step: 'item-taken-out', edition, detail: item });
  });
}

export function putItemBack(database: StudioDatabase, edition: number, item: string, author: string): void {
  inTransaction(database, () => {
    touchEdition(database, edition, author);
    database.prepare('delete from removed_item where edition = ? and item = ?').run(edition, item);
    noteStep(database, { person: author, step: 'item-put-back', edition, detail: item });
  });
}

export function listRemovedItems(database: StudioDatabase, edition: number): string[] {
  const rows = database
    .prepare('select item from removed_item where edition = ? order by item')
    .all(edition) as unknown as { item: string }[];
  return rows.map(({ item }) => item);
}
