import type { Transaction } from 'kysely';
import type { StoreDialect } from '../database/dialects/store-dialect.ts';
import type { Tables } from '../database/tables.ts';
import type { Scope } from '../base/types.ts';

/** The release whose histories an import writes and reads, in its transaction. */
export interface SeriesTarget {
  transaction: Transaction<Tables>;
  dialect: StoreDialect;
  scope: Scope;
  releaseId: number;
  /** The release whose histories are continued; 0 when visitors see none. */
  basis: number;
}
