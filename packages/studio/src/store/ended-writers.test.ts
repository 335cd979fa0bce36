import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DIALECTS } from '@bank/store/testing';
import { listEdits } from '../editions/edits.ts';
import { makeEdition } from '../editions/edition.ts';
import { aDatabase } from '../testing/a-database.ts';
import { listSteps } from './steps.ts';

const WRITER = new URL('../testing/write-on.ts', import.meta.url).pathname;
const postgres = DIALECTS.find(({ name }) => name === 'postgres');
const server = `PostgreSQL${postgres ? '' : ' (TEST_DATABASE_URL is not set)'}`;

const NAME = 'ended-writers';

interface Writer {
  process: ChildProcess;
  acknowledged: () => string[];
  /** When it has so many more. */
  has: (more: number) => Promise<void>;
  kill: () => Promise<void>;
}

function aWriter(databaseUrl: string, edition: number, author: string): Writer {
  const child = spawn(process.execPath, [WRITER, databaseUrl, String(edition), author], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  // The last line may be half of one.
  const acknowledged = () => said.split('\n').slice(0, -1);
  return {
    process: child,
    acknowledged,
    has: async (more) => {
      const wanted = acknowledged().length + more;
      await expect.poll(() => acknowledged().length, { interval: 20 }).toBeGreaterThanOrEqual(wanted);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

describe.skipIf(!postgres)(`several processes on ${server}`, () => {
  it('lose nothing that was acknowledged when one is killed and all connections are ended', async () => {
    if (!postgres) throw new Error('unreachable: the tests are skipped');
    const { database, place } = await aDatabase(postgres);
    const edition = makeEdition(database, '多人', 'site', 'Li Na');
    const address = new URL(place.databaseUrl);
    // Other tests are on the same server.
    address.searchParams.set('application_name', NAME);
    const writers = ['a', 'b', 'c'].map((author) => aWriter(address.href, edition, author));
    for (const writer of writers) await writer.has(20);
    await writers[0]?.kill();
    for (const writer of writers.slice(1)) await writer.has(20);
    database
      .prepare('select pg_terminate_backend(pid) from pg_stat_activity where application_name = ?')
      .all(NAME);
    // They connect anew by themselves.
    for (const writer of writers.slice(1)) await writer.has(20);
    for (const writer of writers.slice(1)) await writer.kill();
    const stored = new Set(listEdits(database, edition).map(({ author, field }) => `${author} ${field}`));
    for (const [index, writer] of writers.entries()) {
      const own = writer.acknowledged().map((field) => `${'abc'[index]} ${field}`);
      expect(own.length).toBeGreaterThanOrEqual(20);
      expect(own.filter((one) => !stored.has(one))).toEqual([]);
    }
    const { steps, altered } = listSteps(database);
    expect(altered).toEqual([]);
    // One step for each edit, and the one that made the edition: nothing half done.
    expect(steps.length).toBe(stored.size + 1);
  });
});
