import type { RawBuilder, Transaction } from 'kysely';
import type { ContentDatabase, Tables } from '../tables.ts';

/** Column types that the databases spell differently. */
export interface ColumnTypes {
  /** Compared byte by byte, so that both databases order alike. */
  text: RawBuilder<unknown>;
  /** Whole numbers up to 2^53: moments, ranks, ids. */
  integer: RawBuilder<unknown>;
  bytes: RawBuilder<unknown>;
  /** A primary key that the database counts up and never gives out again. */
  serial: RawBuilder<unknown>;
  /** Stands behind a table's definition: where the database can, rows lie on the disk in the order of their key. */
  orderedByKey: RawBuilder<unknown>;
  /** Stands behind a table's definition: where the database can, a table is kept in partitions by its column `at`. */
  partitionedByMoment: RawBuilder<unknown>;
}

export interface Connection {
  /**
   * The database as it is now: asked anew for every read, because a file may have appeared or been replaced.
   * Another object than last time means another database. Throws ContentUnavailable.
   */
  database(): ContentDatabase;
  /** Called when a read failed, so that the next one begins with a fresh connection. */
  drop(): void;
  close(): Promise<void>;
}

/** All that differs between the databases. */
export interface StoreDialect {
  readonly columns: ColumnTypes;
  /** A row source named `given` with one column `value` for each element of a JSON list: thousands of rows in one parameter. */
  elementsOf(json: string): RawBuilder<unknown>;
  openReader(): Connection;
  openWriter(): Connection;
  /** Called first in every writing transaction: from then on no other writer is at work. */
  keepOtherWritersOut(transaction: Transaction<Tables>): Promise<void>;
  /** What happened when the database could not answer; undefined when the error is not of that kind. */
  whyUnavailable(error: unknown): string | undefined;
}
