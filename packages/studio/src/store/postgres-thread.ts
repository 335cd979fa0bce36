import { workerData, type MessagePort } from 'node:worker_threads';
import { HostSeeker, postgresHosts, whyPostgresIsUnavailable } from '@bank/store/postgres';
import { types, type Client } from 'pg';
import type { Value } from './studio-database.ts';

/** `alone` and `begin` connect where there is no connection. `within` a transaction there is that one or none. */
export interface Question {
  place: 'alone' | 'begin' | 'within';
  statement: string;
  values: readonly Value[];
}

export type Answer =
  | { rows: Record<string, unknown>[]; changes: number }
  /** `isAway`: the database cannot answer; nothing is wrong with the statement. */
  | { message: string; code: string; isAway: boolean };

export interface ThreadData {
  url: string;
  port: MessagePort;
  /** Becomes 1 with every answer. */
  signal: Int32Array;
}

const { url, port, signal } = workerData as ThreadData;

const CONNECT_WITHIN_MS = 2_000;
/** A server that hangs cannot keep its own limit; a little later the client gives up by itself. */
const STATEMENT_WITHIN_MS = 6_000;
const ANSWER_WITHIN_MS = 7_000;
/** While the database is away nobody waits for more than the first attempt of each second. */
const REFUSED_FOR_MS = 1_000;
/** What is acknowledged is on the disk, whatever the server's own setting; and nobody's half-done work keeps others out. */
const SESSION = `set synchronous_commit = on; set statement_timeout = ${STATEMENT_WITHIN_MS};
  set lock_timeout = ${STATEMENT_WITHIN_MS}; set idle_in_transaction_session_timeout = ${STATEMENT_WITHIN_MS}`;

const INT8 = 20;
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 ? Number : types.getTypeParser(oid, format);

const seeker = new HostSeeker(postgresHosts(url));
let client: Client | undefined;
let refused: { until: number; error: unknown } | undefined;

async function connect(): Promise<Client> {
  if (refused !== undefined && performance.now() < refused.until) throw refused.error;
  try {
    const connected = await seeker.connect(async () => {
      const tried = new seeker.client({
        application_name: 'bank-studio',
        connectionTimeoutMillis: CONNECT_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
        keepAlive: true,
        types: { getTypeParser },
      });
      tried.on('error', () => forget(tried));
      tried.on('end', () => forget(tried));
      await tried.connect();
      await seeker.accept(tried);
      await tried.query(SESSION);
      return tried;
    });
    refused = undefined;
    return connected;
  } catch (error) {
    refused = { until: performance.now() + REFUSED_FOR_MS, error };
    throw error;
  }
}

function forget(one: Client): void {
  if (client === one) client = undefined;
}

async function answer({ place, statement, values }: Question): Promise<Answer> {
  try {
    if (client === undefined && place === 'within') throw new Error('Connection terminated unexpectedly');
    client ??= await connect();
    const result = await (values.length === 0
      ? client.query(statement)
      : client.query(statement, [...values]));
    // Several statements at once have a result each.
    const last = Array.isArray(result) ? result.at(-1) : result;
    return { rows: last?.rows ?? [], changes: last?.rowCount ?? 0 };
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    const reason = whyPostgresIsUnavailable(error, 'studio');
    if (reason === undefined) return { message, code, isAway: false };
    // It may still be working on what was asked: its transaction ends with the connection.
    const broken = client;
    client = undefined;
    broken?.end().catch(() => undefined);
    return { message: reason, code, isAway: true };
  }
}

port.on('message', (question: Question) => {
  void reply(question);
});

async function reply(question: Question): Promise<void> {
  const told = await answer(question);
  port.postMessage(told);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}
