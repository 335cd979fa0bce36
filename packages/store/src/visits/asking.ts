import type { VisitsDatabase } from './tables.ts';

export type Work<Result> = (database: VisitsDatabase) => Promise<Result>;

export interface Asking {
  read<Result>(work: Work<Result>): Promise<Result>;
  /** In one transaction: its place in the queue is waited for without holding up the process. */
  write<Result>(work: Work<Result>): Promise<Result>;
  close(): Promise<void>;
}
