export type Value = string | number | null;

export interface Statement {
  get(...values: Value[]): Record<string, unknown> | undefined;
  all(...values: Value[]): Record<string, unknown>[];
  /** Gives how many rows it changed. */
  run(...values: Value[]): { changes: number | bigint };
}

/**
 * The studio's own database, of either kind. It answers before it returns: what reads, compares and writes stays whole because
 * nothing else of this process runs in between, and a transaction keeps other processes out.
 */
export interface StudioDatabase {
  /** Values stand as `?`. What is not the same in both kinds of SQL is not used. */
  prepare(statement: string): Statement;
  /** Any number of statements, without values. */
  exec(statements: string): void;
  /** All of it, or nothing. Within another it is a part of that one. Whoever else writes waits. */
  transaction<Result>(work: () => Result): Result;
  /** Takes what `name` stands for, until it is released; undefined while somebody else has it. */
  hold(name: string): (() => void) | undefined;
  close(): void;
}

/** The database cannot answer now; nothing is wrong with what was asked. */
export class StudioUnavailable extends Error {
  override readonly name = 'StudioUnavailable';
}
