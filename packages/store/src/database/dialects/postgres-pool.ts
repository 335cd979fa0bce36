import { Pool, types, type ClientBase, type PoolClient, type PoolConfig } from 'pg';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { postgresHosts } from '../../base/postgres-hosts.ts';
import { toldTo } from '../told-statements.ts';
import { HostSeeker } from './host-seeker.ts';

const CONNECT_WITHIN_MS = 2_000;
const IDLE_KEPT_MS = 60_000;

const INT8 = 20;
// Every bigint of ours is a moment, a rank or an id, far below 2^53.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format);

/** A connection that did not answer in time still waits for its answer, so it is closed, not kept. */
function closedWhenOverdue(client: PoolClient): PostgresPoolClient {
  let overdue = false;
  return {
    query: async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, [...values]);
      } catch (error) {
        if (error instanceof Error && error.message === 'Query read timeout') overdue = true;
        throw error;
      }
    },
    release: () => client.release(overdue),
    // Kysely's second way to call `query` is for cursors, which nothing here uses.
  } as unknown as PostgresPoolClient;
}

/** A pool whose sessions begin with `session`, and whose broken connections never end the process. */
export function openPool<Tables>(
  { connectionString, ...config }: PoolConfig & { connectionString: string },
  session: string,
): { pool: Pool; database: Kysely<Tables> } {
  const seeker = new HostSeeker(postgresHosts(connectionString));
  // Set by statement rather than as a start-up option, which an `options` in the address would replace.
  const onConnect: (client: ClientBase) => unknown = async (client) => {
    await client.query(session);
    await seeker.accept(client);
  };
  const pool = new Pool({
    ...config,
    Client: seeker.client,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_KEPT_MS,
    keepAlive: true,
    allowExitOnIdle: true,
    types: { getTypeParser },
    onConnect,
  });
  // Without listeners a connection that breaks, idle or in use, would end the process. The read that meets it reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  // Kysely knows a connection by its object.
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  const kyselyPool: PostgresPool = {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await seeker.connect(() => pool.connect());
      const known = wrapped.get(client) ?? closedWhenOverdue(client);
      wrapped.set(client, known);
      return known;
    },
  };
  return {
    pool,
    database: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: kyselyPool }),
      ...toldTo('postgresql'),
    }),
  };
}
