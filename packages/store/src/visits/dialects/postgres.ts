import { sql } from 'kysely';
import { whyPostgresIsUnavailable } from '../../dialects/postgres-errors.ts';
import { openPool } from '../../dialects/postgres-pool.ts';
import { postgresColumns } from '../../dialects/postgres.ts';
import type { VisitsTables } from '../tables.ts';
import type { VisitsDialect } from './visits-dialect.ts';

// One row is written or read at a time, and a visitor waits for it.
const STATEMENT_WITHIN_MS = 2_000;
// A server that hangs cannot keep its own time limit; a little later the client gives up by itself.
const ANSWER_WITHIN_MS = 2_500;
const CONNECTIONS = 5;

const UNDEFINED_TABLE = '42P01';

export function postgresVisits(databaseUrl: string): VisitsDialect {
  return {
    columns: postgresColumns,
    open() {
      const { pool, database } = openPool<VisitsTables>(
        {
          connectionString: databaseUrl,
          application_name: 'bank-visits',
          max: CONNECTIONS,
          query_timeout: ANSWER_WITHIN_MS,
        },
        `set statement_timeout = ${STATEMENT_WITHIN_MS}; set lock_timeout = ${STATEMENT_WITHIN_MS}`,
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
    async keepOtherWritersOut(transaction) {
      await sql`select pg_advisory_xact_lock(hashtext('bank visits'), hashtext(current_schema()))`.execute(
        transaction,
      );
    },
    hasLostTables: (error) => error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE,
    whyUnavailable: (error) => whyPostgresIsUnavailable(error, 'visits'),
  };
}
