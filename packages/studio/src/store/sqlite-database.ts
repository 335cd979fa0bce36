import { DatabaseSync } from 'node:sqlite';
import type { Statement, StudioDatabase } from './studio-database.ts';

/** One file, written before anything is acknowledged. */
export class SqliteDatabase implements StudioDatabase {
  readonly #database: DatabaseSync;
  readonly #held = new Set<string>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000;',
    );
  }

  prepare(statement: string): Statement {
    return this.#database.prepare(statement);
  }

  exec(statements: string): void {
    this.#database.exec(statements);
  }

  transaction<Result>(work: () => Result): Result {
    if (this.#database.isTransaction) return work();
    this.exec('begin immediate');
    try {
      const result = work();
      this.exec('commit');
      return result;
    } catch (error) {
      this.exec('rollback');
      throw error;
    }
  }

  /** One process works on the file (docs/studio.md). */
  hold(name: string): (() => void) | undefined {
    if (this.#held.has(name)) return undefined;
    this.#held.add(name);
    return () => this.#held.delete(name);
  }

  close(): void {
    this.#database.close();
  }
}
