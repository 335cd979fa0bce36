import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { ContentUnavailable } from '../../base/content-unavailable.ts';
import { makeOwnFolder } from '../../base/owner-only.ts';
import type { ContentDatabase, Tables } from '../tables.ts';
import { toldTo } from '../told-statements.ts';
import { nodeSqlite } from './node-sqlite.ts';
import { SQLITE_ERROR, sqliteCode, whySqliteIsUnavailable } from './sqlite-errors.ts';
import { SqliteWriterDialect } from './sqlite-writer.ts';
import type { ColumnTypes, Connection, StoreDialect } from './store-dialect.ts';

// node:sqlite waits for a lock with the whole process standing still, so waits are short. In WAL mode a reader meets
// a lock only while the file is being recovered or taken whole.
const READER_LOCK_WAIT_MS = 50;
const WRITER_LOCK_WAIT_MS = 100;
// Opening may meet another writer switching the file to WAL.
const OPENING_LOCK_WAIT_MS = 5_000;
// How long a writer waits, without blocking the process, for another writer's transaction.
const WRITERS_TURN_MS = 30_000;

// Rows of an import meet every index in no order: what does not fit is written and read again and again.
const WRITER_CACHE_KB = 32 * 1024;

interface OpenFile {
  identity: string;
  file: DatabaseSync;
  database: ContentDatabase;
}

function openReader(path: string): Connection {
  let open: OpenFile | undefined;
  let closed = false;
  // Whether the file has been looked at in this turn of the event loop; a page asks some twenty times in one.
  let looked = false;

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
      if (open && looked) return open.database;
      const identity = identityOfFile();
      looked = true;
      setImmediate(() => (looked = false));
      if (open && open.identity === identity) return open.database;
      drop();
      if (identity === undefined) {
        throw new ContentUnavailable(`the file ${path} is missing; importing content makes it`);
      }
      const file = new DatabaseSync(path, { readOnly: true, timeout: READER_LOCK_WAIT_MS });
      const database = new Kysely<Tables>({
        dialect: new SqliteDialect({ database: nodeSqlite(file) }),
        ...toldTo('sqlite'),
      });
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
  makeOwnFolder(dirname(path));
  const file = new DatabaseSync(path, { timeout: OPENING_LOCK_WAIT_MS });
  // WAL lets visitors read during an import; FULL means that what was reported as published survives a power cut.
  file.exec('pragma journal_mode = wal; pragma synchronous = full');
  file.exec(`pragma busy_timeout = ${WRITER_LOCK_WAIT_MS}; pragma cache_size = -${WRITER_CACHE_KB}`);
  const database = new Kysely<Tables>({
    dialect: new SqliteWriterDialect(file, WRITERS_TURN_MS),
  });
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

export const sqliteColumns: ColumnTypes = {
  text: sql`text`,
  integer: sql`integer`,
  bytes: sql`blob`,
  serial: sql`integer primary key autoincrement`,
  orderedByKey: sql`without rowid`,
  partitionedByMoment: sql``,
};

export function sqliteStore(path: string): StoreDialect {
  return {
    columns: sqliteColumns,
    elementsOf: (json) => sql`json_each(${json}) as given`,
    openReader: () => openReader(path),
    openWriter: () => openWriter(path),
    // `begin immediate` has done it.
    async keepOtherWritersOut() {},
    whyUnavailable(error) {
      const known = whySqliteIsUnavailable(error, path, 'content');
      if (known !== undefined || !(error instanceof Error)) return known;
      if (sqliteCode(error) === SQLITE_ERROR && error.message.startsWith('no such table')) {
        return `the file ${path} has no content tables yet; importing content makes them`;
      }
      return undefined;
    },
  };
}
