import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { SQLITE_ERROR, sqliteCode, whySqliteIsUnavailable } from '../../database/dialects/sqlite-errors.ts';
import { SqliteWriterDialect } from '../../database/dialects/sqlite-writer.ts';
import { sqliteColumns } from '../../database/dialects/sqlite.ts';
import { toldTo } from '../../database/told-statements.ts';
import { keepToOwner, makeOwnFile, makeOwnFolder } from '../../base/owner-only.ts';
import type { VisitsTables } from '../tables.ts';
import type { VisitsConnection, VisitsDialect } from './visits-dialect.ts';

// node:sqlite waits for a lock with the whole process standing still, and with it all pages: 10 here, tried every 20,
// took pages from 11.8 to 17.1 ms (p99) while another program kept the file. Transactions wait their turn in between.
const LOCK_WAIT_MS = 1;
// Opening may meet another process that is switching the file to WAL.
const OPENING_LOCK_WAIT_MS = 1_000;
// A deletion of this size takes a few milliseconds, and others write in between.
const ROWS_AT_ONCE = 2_000;
// A visitor is waiting for the form to be taken.
const TURN_MS = 2_000;

function open(path: string): VisitsConnection {
  makeOwnFolder(dirname(path));
  // Names and telephone numbers. SQLite makes the files beside it with the rights of the file itself.
  makeOwnFile(path);
  for (const beside of [`${path}-wal`, `${path}-shm`]) keepToOwner(beside);
  const file = new DatabaseSync(path, { timeout: OPENING_LOCK_WAIT_MS });
  try {
    // FULL: what was acknowledged survives a power cut (REL-2).
    file.exec('pragma journal_mode = wal; pragma synchronous = full');
    file.exec(`pragma busy_timeout = ${LOCK_WAIT_MS}`);
  } catch (error) {
    file.close();
    throw error;
  }
  const identity = () => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  };
  const opened = identity();
  return {
    database: new Kysely<VisitsTables>({
      dialect: new SqliteWriterDialect(file, TURN_MS),
      ...toldTo('sqlite'),
    }),
    isCurrent: () => file.isOpen && identity() === opened,
    async close() {
      if (file.isOpen) file.close();
    },
  };
}

function hasLostTables(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_ERROR && (error as Error).message.startsWith('no such table');
}

export function sqliteVisits(path: string): VisitsDialect {
  return {
    columns: sqliteColumns,
    elementsOf: (json) => sql`json_each(${json}) as given`,
    open: () => open(path),
    // `begin immediate` has done it.
    async keepOtherWritersOut() {},
    async makeDays() {},
    // One writes at a time.
    async waitForWritersOf() {},
    async dropDaysBefore(write, midnight) {
      for (let removed = ROWS_AT_ONCE; removed === ROWS_AT_ONCE;) {
        removed = await write(async (database) => {
          const oldest = await database
            .selectFrom('visit_record')
            .select(['at', 'sign'])
            .where('at', '<', midnight)
            .orderBy('at')
            .orderBy('sign')
            .limit(ROWS_AT_ONCE)
            .execute();
          const last = oldest.at(-1);
          if (last === undefined) return 0;
          await database
            .deleteFrom('visit_record')
            .where(sql<boolean>`(at, sign) <= (${last.at}, ${last.sign})`)
            .execute();
          return oldest.length;
        });
      }
    },
    hasLostTables,
    whyUnavailable(error) {
      if (hasLostTables(error)) return `the file ${path} has lost its tables`;
      const known = whySqliteIsUnavailable(error, path, 'visits');
      if (known !== undefined || !(error instanceof Error) || !('code' in error)) return known;
      // The folder cannot be made or entered.
      const isFolder = [
        'EACCES',
        'EPERM',
        'ERR_ACCESS_DENIED',
        'EROFS',
        'ENOSPC',
        'ENOTDIR',
        'EEXIST',
      ].includes(String(error.code));
      return isFolder ? `the folder of ${path} cannot be used (${String(error.code)})` : undefined;
    },
  };
}
