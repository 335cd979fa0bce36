import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openVisitsStore } from './open-visits.ts';
import type { VisitsStore } from './visits-store.ts';
import { VisitsUnavailable } from './visits-unavailable.ts';

// The share of the time in which the event loop had something to do. Waits of 10 ms in SQLite make 0.35 of it.
const STANDING_STILL = 0.2;
const A_CHALLENGE = { key: 'k', form: 'staff', answer: 'a', createdAt: 1, expiresAt: 9 };

describe('a visits store in a SQLite file', () => {
  let dataDir: string;
  let file: string;
  let store: VisitsStore;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'bank-visits-'));
    file = join(dataDir, 'visits.db');
    store = openVisitsStore({ databaseUrl: undefined, dataDir });
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('says that it is unavailable when the file is something else, and mends itself', async () => {
    writeFileSync(file, 'This is a text, not a database. '.repeat(40));
    await expect(store.challenges.put(A_CHALLENGE)).rejects.toThrow(VisitsUnavailable);
    rmSync(file);
    await store.challenges.put(A_CHALLENGE);
    expect(await store.challenges.count()).toBe(1);
  });

  it('begins anew when the file is moved away under it', async () => {
    await store.challenges.put(A_CHALLENGE);
    renameSync(file, `${file}.away`);
    expect(await store.challenges.count()).toBe(0);
  });

  it('makes tables anew that somebody has dropped, at the next call', async () => {
    await store.challenges.put(A_CHALLENGE);
    const other = new DatabaseSync(file);
    const tables = other.prepare("select name from sqlite_schema where type = 'table'").all();
    for (const { name } of tables) other.exec(`drop table "${String(name)}"`);
    other.close();
    await expect(store.challenges.count()).rejects.toThrow(/lost its tables/);
    expect(await store.challenges.count()).toBe(0);
  });

  it('gives up within a moment when another process keeps the file locked, and goes on afterwards', async () => {
    await store.challenges.put(A_CHALLENGE);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    await expect(store.challenges.put(A_CHALLENGE)).rejects.toThrow(/is locked/);
    other.exec('rollback');
    other.close();
    await store.challenges.put(A_CHALLENGE);
  });

  it('leaves the process to its pages while it waits for another one', async () => {
    await store.challenges.put(A_CHALLENGE);
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    // What others do on the machine counts as standing still too: of three waits the quietest tells.
    let least = Infinity;
    for (let wait = 0; wait < 3 && least >= STANDING_STILL; wait += 1) {
      const before = performance.eventLoopUtilization();
      await expect(store.challenges.put(A_CHALLENGE)).rejects.toThrow(/is locked/);
      least = Math.min(least, performance.eventLoopUtilization(before).utilization);
    }
    other.close();
    expect(least).toBeLessThan(STANDING_STILL);
  });

  it('writes down how its tables were made under names that stay, so that none is made again', async () => {
    await store.challenges.put(A_CHALLENGE);
    const other = new DatabaseSync(file);
    const applied = other.prepare('select name from migration order by name').all();
    expect(applied.map(({ name }) => name)).toEqual([
      '0001-challenge',
      '0010-feedback',
      '0011-visit-record',
      '0012-hot-search',
      '0013-page-opinion',
      '0014-missed-search',
      '0015-visit-sum',
      '0016-page-speed',
    ]);
    other.close();
  });

  it('waits for the disk before it acknowledges', async () => {
    await store.challenges.put(A_CHALLENGE);
    const other = new DatabaseSync(file);
    expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    other.close();
  });

  it.skipIf(process.getuid?.() === 0)('is unavailable in a folder that it may not write', async () => {
    chmodSync(dataDir, 0o500);
    await expect(store.challenges.put(A_CHALLENGE)).rejects.toThrow(VisitsUnavailable);
    chmodSync(dataDir, 0o700);
  });
});

it('is unavailable while PostgreSQL is away, and says so without the address', async () => {
  const store = openVisitsStore({ databaseUrl: 'postgres://bank:s3cret@127.0.0.1:1/bank', dataDir: '' });
  const error = await store.challenges.count().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(VisitsUnavailable);
  expect(String(error)).toBe(
    'VisitsUnavailable: The visits store cannot answer: PostgreSQL refused the connection.',
  );
  await store.close();
});
