import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { until } from '../../tests/faults/support/clients.mjs';
import { fromRoot } from '../prepare/places.mjs';
import { PlainStop } from '../prepare/plain-stop.mjs';
import { findPostgresBinaries } from '../prepare/postgres-binaries.mjs';
import { startPostgres } from '../postgres.mjs';

const ROLES = ['reader', 'writer', 'visits'];
const HOST = '127.0.0.1';

/** The roles of deploy/postgres in a database called `bank`; resolves to their passwords. */
function makeRoles(binaries, { url }) {
  const psql = (...args) =>
    execFileSync(join(binaries, 'psql'), ['-X', '-q', '-v', 'ON_ERROR_STOP=1', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  psql('-d', url, '-c', 'create database bank');
  const passwords = Object.fromEntries(ROLES.map((role) => [role, randomBytes(18).toString('hex')]));
  const given = ROLES.flatMap((role) => ['-v', `${role}_password=${passwords[role]}`]);
  psql('-d', inBank(url), ...given, '-f', fromRoot('deploy', 'postgres', 'roles.sql'));
  return passwords;
}

export const inBank = (url) => url.replace(/[^/]*$/, 'bank');

/** Rows of a question of the superuser's. */
export async function asked({ url }, question) {
  const client = new Client({ connectionString: inBank(url) });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

const addressOf = (role, password, hosts, query = '') =>
  `postgres://bank_${role}:${password}@${hosts.map(({ port }) => `${HOST}:${port}`).join(',')}/bank${query}`;

/** They are groups of their own, so they would outlive this process. */
function endWithThisProcess(databases) {
  const kill = () => {
    for (const one of databases()) if (one?.isHalted() === false) one.signal('SIGKILL');
  };
  process.once('exit', kill);
  return () => process.off('exit', kill);
}

/** One PostgreSQL with the roles of the deployment: what `startPostgres` gives, and the address of each role. */
export async function startDatabase(binaries) {
  const database = await startPostgres(binaries, { isDurable: true });
  const forget = endWithThisProcess(() => [database]);
  const stop = async () => {
    forget();
    await database.stop();
  };
  try {
    const passwords = makeRoles(binaries, database);
    return { ...database, stop, urlOf: (role) => addressOf(role, passwords[role], [database]) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * A PostgreSQL and another one that follows it by streaming, with the roles of the deployment, and the addresses that
 * processes are given: both hosts, and for those that write the primary alone.
 */
export async function startDatabases() {
  const binaries = findPostgresBinaries();
  if (binaries === undefined)
    throw new PlainStop('No PostgreSQL server is installed here. Install postgresql, then try again.');
  const primary = await startPostgres(binaries, { isDurable: true });
  let standby;
  const forget = endWithThisProcess(() => [standby, primary]);
  const stop = async () => {
    forget();
    await standby?.stop();
    await primary.stop();
  };
  try {
    const passwords = makeRoles(binaries, primary);
    standby = await startPostgres(binaries, { isDurable: true, following: primary });
    const streaming = "select 1 from pg_stat_replication where state = 'streaming'";
    await until(async () => (await asked(primary, streaming)).length === 1, 'the standby to follow');
    const address = (role, query) => addressOf(role, passwords[role], [primary, standby], query);
    const toPrimary = '?target_session_attrs=primary';
    return {
      primary,
      standby,
      readerUrl: address('reader'),
      writerUrl: address('writer', toPrimary),
      visitsUrl: address('visits', toPrimary),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
