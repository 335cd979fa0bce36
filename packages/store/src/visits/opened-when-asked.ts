import { applyMigrations } from '../database/apply-migrations.ts';
import type { Migration } from '../database/migrations/migration.ts';
import type { Asking, Work } from './asking.ts';
import type { VisitsConnection, VisitsDialect } from './dialects/visits-dialect.ts';
import { challenge0001 } from './migrations/0001-challenge.ts';
import { feedback0010 } from './migrations/0010-feedback.ts';
import { visitRecord0011 } from './migrations/0011-visit-record.ts';
import { hotSearch0012 } from './migrations/0012-hot-search.ts';
import { pageOpinion0013 } from './migrations/0013-page-opinion.ts';
import { missedSearch0014 } from './migrations/0014-missed-search.ts';
import { visitSum0015 } from './migrations/0015-visit-sum.ts';
import { pageSpeed0016 } from './migrations/0016-page-speed.ts';
import { VisitsUnavailable } from './visits-unavailable.ts';

/** In the order in which they are applied. */
const MIGRATIONS: readonly Migration[] = [
  challenge0001,
  feedback0010,
  visitRecord0011,
  hotSearch0012,
  pageOpinion0013,
  missedSearch0014,
  visitSum0015,
  pageSpeed0016,
];

interface Opened {
  connection: VisitsConnection;
  prepared: Promise<void>;
}

/**
 * Opens the database at the first question and makes its tables; a question that it cannot answer rejects with
 * VisitsUnavailable, and the next one begins anew.
 */
export function openedWhenAsked(dialect: VisitsDialect, now: () => number): Asking {
  let opened: Opened | undefined;
  let isClosed = false;

  const open = (): Opened => {
    const connection = dialect.open();
    const prepared = connection.database.transaction().execute(async (transaction) => {
      await dialect.keepOtherWritersOut(transaction);
      await applyMigrations(transaction, {
        all: MIGRATIONS,
        columns: dialect.columns,
        now: now(),
        store: 'visits store',
      });
    });
    return { connection, prepared };
  };
  const drop = async (failed: Opened | undefined) => {
    if (opened === failed) opened = undefined;
    await failed?.connection.close();
  };

  const ask = async <Result>(work: Work<Result>): Promise<Result> => {
    if (isClosed) throw new VisitsUnavailable('it has been closed');
    let mine = opened;
    try {
      if (mine !== undefined && !mine.connection.isCurrent()) {
        await drop(mine);
        mine = undefined;
      }
      mine ??= opened ??= open();
      await mine.prepared;
      return await work(mine.connection.database);
    } catch (error) {
      const reason = dialect.whyUnavailable(error);
      if (reason === undefined) throw error;
      // Tables are made at the next question; broken connections a pool mends by itself.
      if (mine !== undefined && (dialect.hasLostTables(error) || !(await isPrepared(mine)))) await drop(mine);
      throw new VisitsUnavailable(reason);
    }
  };

  return {
    read: ask,
    write: (work) => ask((database) => database.transaction().execute(work)),
    async close() {
      isClosed = true;
      await drop(opened);
    },
  };
}

function isPrepared({ prepared }: Opened): Promise<boolean> {
  return prepared.then(
    () => true,
    () => false,
  );
}
