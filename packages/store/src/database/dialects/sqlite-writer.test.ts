import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SqliteWriterDialect } from './sqlite-writer.ts';

const SQLITE_FULL = 13;

/** A file that takes a few pages more and is then full, as SQLite itself counts them. */
function aSmallFile(turnMs = 1_000) {
  const folder = mkdtempSync(join(tmpdir(), 'bank-sqlite-'));
  const file = new DatabaseSync(join(folder, 'small.db'));
  file.exec('pragma journal_mode = wal; create table note (text text)');
  file.exec('pragma max_page_count = 8');
  const database = new Kysely<{ note: { text: string } }>({ dialect: new SqliteWriterDialect(file, turnMs) });
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (text: string) =>
    database.transaction().execute((inside) => inside.insertInto('note').values({ text }).execute());
  const count = () => file.prepare('select count(*) as count from note').get();
  return { file, path: join(folder, 'small.db'), write, count };
}

describe('a transaction that SQLite has rolled back by itself', () => {
  it('fails with what went wrong, and the next one is whole [REL-7]', async () => {
    const { file, write, count } = aSmallFile();
    await write('first');
    await expect(write('x'.repeat(60_000))).rejects.toMatchObject({ errcode: SQLITE_FULL });
    expect(file.isTransaction).toBe(false);
    file.exec('pragma max_page_count = 1000');
    await write('x'.repeat(60_000));
    expect(count()).toEqual({ count: 2 });
  });

  it('is rolled back once more where SQLite has left it open', async () => {
    const { file, write, count } = aSmallFile();
    file.exec('create unique index once on note (text)');
    await write('first');
    await expect(write('first')).rejects.toThrow(/UNIQUE/);
    expect(file.isTransaction).toBe(false);
    expect(count()).toEqual({ count: 1 });
  });
});

describe('a transaction that waits for its turn', () => {
  /** Another connection that is writing, and a clock that can be set. */
  function aBusyFile(turnMs: number) {
    const { file, path, write, count } = aSmallFile(turnMs);
    file.exec('pragma busy_timeout = 0');
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
      other.close();
    });
    return { other, write, count };
  }
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('gets it though the clock was set to the next day meanwhile [REL-8]', async () => {
    const { other, write, count } = aBusyFile(60_000);
    const written = write('late');
    await nextTurn();
    vi.setSystemTime(Date.now() + 86_400_000);
    await nextTurn();
    other.exec('rollback');
    await written;
    expect(count()).toEqual({ count: 1 });
  });

  it('gives up in time though the clock was set an hour back [REL-8]', async () => {
    const { write } = aBusyFile(100);
    const written = expect(write('never')).rejects.toThrow(/locked/);
    await nextTurn();
    vi.setSystemTime(Date.now() - 3_600_000);
    await written;
  });
});
