import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteWriterDialect } from './sqlite-writer.ts';

const SQLITE_FULL = 13;

/** A file that takes a few pages more and is then full, as SQLite itself counts them. */
function aSmallFile() {
  const folder = mkdtempSync(join(tmpdir(), 'bank-sqlite-'));
  const file = new DatabaseSync(join(folder, 'small.db'));
  file.exec('pragma journal_mode = wal; create table note (text text)');
  file.exec('pragma max_page_count = 8');
  const database = new Kysely<{ note: { text: string } }>({ dialect: new SqliteWriterDialect(file, 1_000) });
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  const write = (text: string) =>
    database.transaction().execute((inside) => inside.insertInto('note').values({ text }).execute());
  const count = () => file.prepare('select count(*) as count from note').get();
  return { file, write, count };
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
