import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { childrenOf } from '../../../bench/process-figures.mjs';
import { PartSkipped } from '../../../bench/rows.mjs';
import { findPostgresBinaries } from '../../../scripts/prepare/postgres-binaries.mjs';
import { sendSignal, startPostgres } from '../../../scripts/postgres.mjs';

/** A PostgreSQL of its own for `work({ database, url, visitsUrl })`; it ends with this process, however that ends. */
export async function withPostgres(options, work) {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new PartSkipped('PostgreSQL not found. Install postgresql.');
  const database = await startPostgres(binaries, options);
  // Content and what visitors write are kept apart, as the two files are.
  const visitsUrl = await databaseBeside(database.url, 'visits');
  const kill = () => database.signal('SIGKILL');
  process.once('exit', kill);
  try {
    return await work({ database, url: database.url, visitsUrl });
  } finally {
    process.off('exit', kill);
    await database.stop();
  }
}

async function databaseBeside(url, name) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/[^/]*$/, name);
}

/** Whether it takes connections and answers. */
export async function isAnswering(url) {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The processes that answer connections. */
export const backendsOf = ({ pid }) => childrenOf(pid).filter(isBackend);

function isBackend(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: bank');
  } catch {
    return false;
  }
}

export function killBackends(database) {
  for (const pid of backendsOf(database)) sendSignal(pid, 'SIGKILL');
}
