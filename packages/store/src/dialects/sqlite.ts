import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  sql,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from 'kysely';
import { ContentUnavailable } from '../content-unavailable.ts';
import type { ContentDatabase, Tables } from '../tables.ts';
import { nodeSqlite } from './node-sqlite.ts';
import type { Connection, StoreDialect } from './store-dialect.ts';

// node:sqlite waits for a lock with the whole process standing still, so waits are short. In WAL mode a reader meets
// a lock only while the file is being recovered or taken whole.
const READER_LOCK_WAIT_MS = 50;
const WRITER_LOCK_WAIT_MS = 100;
// Opening may meet another writer switching the file to WAL.
const OPENING_LOCK_WAIT_MS = 5_000;
// How long a writer waits, without blocking the process, for another writer's transaction.
const WRITERS_TURN_MS = 30_000;
const WRITERS_RETRY_MS = 20;

// https://www.sqlite.org/rescode.html
const SQLITE_ERROR = 1;
const SQLITE_BUSY = 5;
const REASONS: Readonly<Record<number, string>> = {
  3: 'may not be read by this user',
  [SQLITE_BUSY]: 'is locked by another process',
  6: 'is locked by another connection',
  8: 'may not be written, and its log must be recovered first',
  10: 'could not be read from the disk',
  11: 'is damaged',
  13: 'has no room left on its disk',
  14: 'cannot be opened',
  15: 'is locked by another process',
  26: 'is not a content store',
};

function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number')
    return undefined;
  // The low byte is the primary code; the rest tells details.
  return error.errcode & 0xff;
}

/** A deferred `begin` would fail at its first write if another writer had come between; this waits at the start. */
class WriterDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = Date.now() + WRITERS_TURN_MS;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (resultCode(error) !== SQLITE_BUSY || Date.now() > deadline) throw error;
        await sleep(WRITERS_RETRY_MS);
      }
    }
  }
}

class WriterDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new WriterDriver(this.#config);
  }
}

interface OpenFile {
  identity: string;
  file: DatabaseSync;
  database: ContentDatabase;
}

function openReader(path: string): Connection {
  let open: OpenFile | undefined;
  let closed = false;

  const drop = () => {
    open?.file.close();
    open = undefined;
  };
  const identityOfFile = () => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
  };
  return {
    database() {
      if (closed) throw new ContentUnavailable('it has been closed');
      const identity = identityOfFile();
      if (open && open.identity === identity) return open.database;
      drop();
      if (identity === undefined) {
        throw new ContentUnavailable(`the file ${path} is missing; importing content makes it`);
      }
      const file = new DatabaseSync(path, { readOnly: true, timeout: READER_LOCK_WAIT_MS });
      const database = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(file) }) });
      open = { identity, file, database };
      return database;
    },
    drop,
    async close() {
      closed = true;
      drop();
    },
  };
}

function openWriter(path: string): Connection {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: OPENING_LOCK_WAIT_MS });
  // WAL lets visitors read during an import; FULL means that what was reported as published survives a power cut.
  file.exec('pragma journal_mode = wal; pragma synchronous = full');
  file.exec(`pragma busy_timeout = ${WRITER_LOCK_WAIT_MS}`);
  const database = new Kysely<Tables>({ dialect: new WriterDialect({ database: nodeSqlite(file) }) });
  return {
    database: () => database,
    drop() {},
    async close() {
      if (!file.isOpen) return;
      // Leaves everything in the one file, so that a copy of it is a whole backup.
      file.exec('pragma wal_checkpoint(truncate)');
      file.close();
    },
  };
}

export function sqliteStore(path: string): StoreDialect {
  return {
    columns: {
      text: sql`text`,
      integer: sql`integer`,
      bytes: sql`blob`,
      serial: sql`integer primary key autoincrement`,
      orderedByKey: sql`without rowid`,
    },
    elementsOf: (json) => sql`json_each(${json}) as given`,
    openReader: () => openReader(path),
    openWriter: () => openWriter(path),
    // `begin immediate` has done it.
    async keepOtherWritersOut() {},
    whyUnavailable(error) {
      const code = resultCode(error);
      const known = code === undefined ? undefined : REASONS[code];
      if (known) return `the file ${path} ${known}`;
      if (!(error instanceof Error)) return undefined;
      if (code === SQLITE_ERROR && error.message.startsWith('no such table')) {
        return `the file ${path} has no content tables yet; importing content makes them`;
      }
      // The file was replaced while this read was between two statements, or the store closed.
      if ('code' in error && error.code === 'ERR_INVALID_STATE')
        return `the file ${path} has just been closed`;
      return undefined;
    },
  };
}
