import type { RawBuilder, Transaction } from 'kysely';
import type { ColumnTypes } from '../../database/dialects/store-dialect.ts';
import type { Asking } from '../asking.ts';
import type { VisitsDatabase, VisitsTables } from '../tables.ts';

export interface VisitsConnection {
  readonly database: VisitsDatabase;
  /** False when what was opened is not what stands there now: a file that was moved away or replaced. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/** All that differs between the databases. */
export interface VisitsDialect {
  readonly columns: ColumnTypes;
  /** The elements of a JSON array as rows of one column, `value`. */
  elementsOf(json: string): RawBuilder<unknown>;
  /** Makes the file, when there is none; throws when that cannot be done. */
  open(): VisitsConnection;
  /** Called first in the transaction that migrates. */
  keepOtherWritersOut(transaction: Transaction<VisitsTables>): Promise<void>;
  /** Makes room for visit records of these days (midnights in Beijing) in the transaction that writes them. */
  makeDays(transaction: VisitsDatabase, days: ReadonlySet<number>): Promise<void>;
  /** Waits until no transaction is writing visit records of a day that it has begun with; new ones wait for this one. */
  waitForWritersOf(transaction: VisitsDatabase, day: number): Promise<void>;
  /** Removes the visit records before a midnight in Beijing, a little at a time, so that writers get their turn. */
  dropDaysBefore(write: Asking['write'], midnight: number): Promise<void>;
  /** What happened when the database could not answer; undefined when the error is not of that kind. */
  whyUnavailable(error: unknown): string | undefined;
  /** Somebody has taken the tables away; they can be made anew. */
  hasLostTables(error: unknown): boolean;
}
