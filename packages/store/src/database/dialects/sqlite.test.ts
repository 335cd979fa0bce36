import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentStore } from '../../base/content-store.ts';
import { ContentUnavailable } from '../../base/content-unavailable.ts';
import { openContentStore, openContentWriter } from '../../open-store.ts';
import { aRelease, anArticle, publish } from '../../testing.ts';
import { sqliteStore } from './sqlite.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

async function publishTitle(dataDir: string, title: string): Promise<void> {
  const writer = await openContentWriter({ databaseUrl: undefined, dataDir });
  await writer.migrate();
  await publish(writer, aRelease({ items: [anArticle({ title })] }), NOW);
  await writer.close();
}

describe('a content store in a SQLite file', () => {
  let dataDir: string;
  let file: string;
  let store: ContentStore;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'bank-sqlite-'));
    file = join(dataDir, 'content.db');
    store = await openContentStore({ databaseUrl: undefined, dataDir });
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function title(): Promise<string | undefined> {
    const snapshot = store.snapshot(await store.currentVersion(NOW));
    return (await snapshot.find('article', 'CN', 'opening-hours'))?.title;
  }

  it('opens without a file, and answers as soon as there is one', async () => {
    await expect(title()).rejects.toThrow(ContentUnavailable);
    await expect(title()).rejects.toThrow(`the file ${file} is missing`);
    await publishTitle(dataDir, 'here');
    expect(await title()).toBe('here');
  });

  it('makes the folder for the file', async () => {
    await publishTitle(join(dataDir, 'not', 'yet'), 'here');
  });

  it('is unavailable while the file is away, also to a snapshot taken before', async () => {
    await publishTitle(dataDir, 'here');
    const snapshot = store.snapshot(await store.currentVersion(NOW));
    expect(await snapshot.count('article', 'CN')).toBe(1);
    await rename(file, `${file}.away`);
    await expect(snapshot.count('article', 'CN')).rejects.toThrow(/missing/);
    await expect(title()).rejects.toThrow(/missing/);
    await rename(`${file}.away`, file);
    expect(await snapshot.count('article', 'CN')).toBe(1);
    expect(await title()).toBe('here');
  });

  it('reads the new file when it was deleted and made anew', async () => {
    await publishTitle(dataDir, 'old');
    expect(await title()).toBe('old');
    await rm(file);
    await expect(title()).rejects.toThrow(/missing/);
    await publishTitle(dataDir, 'new');
    expect(await title()).toBe('new');
  });

  it('reads the new file when another was put in its place', async () => {
    await publishTitle(dataDir, 'old');
    expect(await title()).toBe('old');
    const writer = await openContentWriter({ databaseUrl: undefined, dataDir: join(dataDir, 'prepared') });
    await writer.migrate();
    await writer.importRelease(aRelease({ items: [anArticle({ title: 'never activated' })] }), NOW);
    await publish(writer, aRelease({ items: [anArticle({ title: 'new' })] }), NOW);
    await writer.close();
    await rename(join(dataDir, 'prepared', 'content.db'), file);
    // Both files count one activation at the same moment: only the file itself tells them apart.
    expect(await title()).toBe('new');
  });

  it('says when the file is something else, and recovers', async () => {
    writeFileSync(file, 'This is a text, not a database. '.repeat(40));
    await expect(title()).rejects.toThrow(`the file ${file} is not a content store`);
    await rm(file);
    await publishTitle(dataDir, 'here');
    expect(await title()).toBe('here');
  });

  it('answers quickly that the file is locked, and recovers', async () => {
    await publishTitle(dataDir, 'here');
    const other = new DatabaseSync(file);
    other.exec('pragma locking_mode = exclusive; begin exclusive; create table kept_busy (a)');
    await expect(title()).rejects.toThrow(/is locked/);
    other.exec('rollback');
    other.close();
    expect(await title()).toBe('here');
  });

  it('goes on reading while a writer holds the write lock', async () => {
    await publishTitle(dataDir, 'here');
    const other = new DatabaseSync(file);
    other.exec('begin exclusive');
    expect(await title()).toBe('here');
    other.exec('rollback');
    other.close();
  });

  it('cannot be written through the reader', async () => {
    await publishTitle(dataDir, 'here');
    const reader = sqliteStore(file).openReader();
    const writing = reader.database().insertInto('blob').values({ hash: 'x', json: '{}' }).execute();
    await expect(writing).rejects.toThrow(/readonly/);
    await reader.close();
  });

  it('is one whole file after the writer has closed, so that it can be copied', async () => {
    await publishTitle(dataDir, 'here');
    expect(await title()).toBe('here');
    await publishTitle(dataDir, 'newer');
    await rename(file, join(dataDir, 'copy.db'));
    const copy = new DatabaseSync(join(dataDir, 'copy.db'), { readOnly: true });
    expect(copy.prepare('select count(*) as count from release').get()).toEqual({ count: 2 });
    copy.close();
  });
});
