import type { Insertable, Transaction } from 'kysely';
import type { NewItem } from '../base/content-store.ts';
import { inBatches } from '../base/in-batches.ts';
import { askPrepared } from '../database/ask-prepared.ts';
import type { ContentDatabase, Tables } from '../database/tables.ts';
import { bodyHash } from './body-hash.ts';
import { searchable } from '../snapshots/searchable.ts';

// Eleven parameters a row: well below the 32,766 of SQLite and the 65,535 of PostgreSQL.
const ITEMS_PER_INSERT = 500;

/** Writes the records of a release and gives how many there are. Both statements are built once for all full batches. */
export async function insertItems(
  transaction: Transaction<Tables>,
  releaseId: number,
  items: Iterable<NewItem>,
): Promise<number> {
  let count = 0;
  for (const batch of inBatches(items, ITEMS_PER_INSERT)) {
    const bodies = batch.map(({ body }) => JSON.stringify(body));
    const hashes = bodies.map(bodyHash);
    await askPrepared(transaction, bodiesInserted, { hash: hashes, json: bodies });
    await askPrepared(transaction, itemsInserted, { releaseId, ...columnsOf(batch), hash: hashes });
    count += batch.length;
  }
  return count;
}

function columnsOf(items: readonly NewItem[]): Omit<ItemColumns, 'releaseId' | 'hash'> {
  return {
    type: items.map(({ type }) => type),
    locale: items.map(({ language }) => language),
    key: items.map(({ key }) => key),
    section: items.map(({ section }) => section),
    rank: items.map(({ rank }) => rank),
    date: items.map(({ date }) => date),
    title: items.map(({ title }) => title),
    text: items.map(({ text }) => searchable(text)),
    publish_at: items.map(({ publishAt }) => publishAt ?? null),
    expire_at: items.map(({ expireAt }) => expireAt ?? null),
  };
}

type Item = Omit<Insertable<Tables['item']>, 'release_id'>;
/** The values of all rows, column by column. */
type ItemColumns = { [Column in keyof Item]-?: Exclude<Item[Column], undefined>[] } & { releaseId: number };

function bodiesInserted(database: ContentDatabase, { hash, json }: { hash: string[]; json: string[] }) {
  const rows = hash.map((_, index) => ({ hash: at(hash, index), json: at(json, index) }));
  return database
    .insertInto('blob')
    .values(rows)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .compile();
}

function itemsInserted(database: ContentDatabase, { releaseId, ...columns }: ItemColumns) {
  const rows = columns.key.map((_, index) => ({
    release_id: releaseId,
    type: at(columns.type, index),
    locale: at(columns.locale, index),
    key: at(columns.key, index),
    section: at(columns.section, index),
    rank: at(columns.rank, index),
    date: at(columns.date, index),
    title: at(columns.title, index),
    text: at(columns.text, index),
    publish_at: at(columns.publish_at, index),
    expire_at: at(columns.expire_at, index),
    hash: at(columns.hash, index),
  }));
  return database.insertInto('item').values(rows).compile();
}

/** All columns are of one length. */
function at<Value>(values: readonly Value[], index: number): Value {
  return values[index] as Value;
}
