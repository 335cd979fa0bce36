import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';
import { nodeSqlite } from './node-sqlite.ts';
import { SQLITE_BUSY, sqliteCode } from './sqlite-errors.ts';

// The first waits are as long as a small transaction of another writer; the last leave the process to its pages.
const FIRST_RETRY_MS = 1;
const LAST_RETRY_MS = 20;

class WriterDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #turnMs: number;

  constructor(file: DatabaseSync, turnMs: number) {
    super({ database: nodeSqlite(file) });
    this.#file = file;
    this.#turnMs = turnMs;
  }

  /** A deferred `begin` would fail at its first write if another writer had come between; this waits at the start. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + this.#turnMs;
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > deadline) throw error;
        await sleep(retryMs);
      }
    }
  }
  /**
   * A full disk, a failed read or write, a lock, an interruption and lack of memory may make SQLite roll back by itself.
   * Rolling back once more would be an error of its own and take the place of the one that tells the cause.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isOpen && this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** For a file that several processes write: a transaction waits `turnMs` for its turn, without blocking this process. */
export class SqliteWriterDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #turnMs: number;

  constructor(file: DatabaseSync, turnMs: number) {
    super({ database: nodeSqlite(file) });
    this.#file = file;
    this.#turnMs = turnMs;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#file, this.#turnMs);
  }
}
