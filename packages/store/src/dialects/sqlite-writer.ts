import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';
import { SQLITE_BUSY, sqliteCode } from './sqlite-errors.ts';

const RETRY_MS = 20;

/** A deferred `begin` would fail at its first write if another writer had come between; this waits at the start. */
class WriterDriver extends SqliteDriver {
  readonly #turnMs: number;

  constructor(config: SqliteDialectConfig, turnMs: number) {
    super(config);
    this.#turnMs = turnMs;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = Date.now() + this.#turnMs;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (sqliteCode(error) !== SQLITE_BUSY || Date.now() > deadline) throw error;
        await sleep(RETRY_MS);
      }
    }
  }
}

/** For a file that several processes write: a transaction waits `turnMs` for its turn, without blocking this process. */
export class SqliteWriterDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #turnMs: number;

  constructor(config: SqliteDialectConfig, turnMs: number) {
    super(config);
    this.#config = config;
    this.#turnMs = turnMs;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#config, this.#turnMs);
  }
}
