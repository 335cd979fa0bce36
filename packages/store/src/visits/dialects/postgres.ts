import { sql } from 'kysely';
import { beijingDay, nextBeijingMidnight } from '@bank/contract';
import { whyPostgresIsUnavailable } from '../../database/dialects/postgres-errors.ts';
import { openPool } from '../../database/dialects/postgres-pool.ts';
import { postgresColumns } from '../../database/dialects/postgres.ts';
import type { VisitsDatabase, VisitsTables } from '../tables.ts';
import type { VisitsDialect } from './visits-dialect.ts';

// One row is written or read at a time, and a visitor waits for it.
const STATEMENT_WITHIN_MS = 2_000;
// A server that hangs cannot keep its own time limit; a little later the client gives up by itself.
const ANSWER_WITHIN_MS = 2_500;
const REPORT_WITHIN_MS = 600_000;
const CONNECTIONS = 5;

const UNDEFINED_TABLE = '42P01';

async function keepOtherWritersOut(transaction: VisitsDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bank visits'), hashtext(current_schema()))`.execute(
    transaction,
  );
}

async function hasTable(database: VisitsDatabase, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${name}) as found`.execute(
    database,
  );
  return rows[0]?.found != null;
}

/** The partition of a day in Beijing: 'visit_record_20261120', so that names are in the order of their days. */
function partitionOf(midnight: number): string {
  const day = beijingDay(midnight);
  return `visit_record_${day.replaceAll('-', '')}`;
}

export function postgresVisits(databaseUrl: string, isPatient = false): VisitsDialect {
  const [statementMs, answerMs] = isPatient
    ? [REPORT_WITHIN_MS, REPORT_WITHIN_MS]
    : [STATEMENT_WITHIN_MS, ANSWER_WITHIN_MS];
  return {
    columns: postgresColumns,
    elementsOf: (json) => sql`json_array_elements(cast(${json} as json)) as given(value)`,
    open() {
      const { pool, database } = openPool<VisitsTables>(
        {
          connectionString: databaseUrl,
          application_name: 'bank-visits',
          max: CONNECTIONS,
          query_timeout: answerMs,
        },
        `set statement_timeout = ${statementMs}; set lock_timeout = ${STATEMENT_WITHIN_MS}`,
      );
      return {
        database,
        // The pool replaces broken connections by itself.
        isCurrent: () => !pool.ending,
        async close() {
          if (!pool.ending) await pool.end();
        },
      };
    },
    keepOtherWritersOut,
    async makeDays(transaction, days) {
      for (const day of days) {
        if (await hasTable(transaction, partitionOf(day))) continue;
        // Two processes at midnight: the second waits, and finds the first one's.
        await keepOtherWritersOut(transaction);
        await sql`create table if not exists ${sql.table(partitionOf(day))} partition of visit_record
          for values from (${sql.lit(day)}) to (${sql.lit(nextBeijingMidnight(day))})`.execute(transaction);
      }
    },
    async waitForWritersOf(transaction, day) {
      if (!(await hasTable(transaction, partitionOf(day)))) return;
      await sql`lock table ${sql.table(partitionOf(day))} in share mode`.execute(transaction);
    },
    async dropDaysBefore(write, midnight) {
      await write(async (database) => {
        const { rows } = await sql<{ name: string }>`select child.relname as name
          from pg_inherits join pg_class child on child.oid = inhrelid
          where inhparent = to_regclass('visit_record')`.execute(database);
        for (const { name } of rows.filter((row) => row.name < partitionOf(midnight))) {
          await sql`drop table if exists ${sql.table(name)}`.execute(database);
        }
      });
    },
    hasLostTables: (error) => error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE,
    whyUnavailable: (error) => whyPostgresIsUnavailable(error, 'visits'),
  };
}
