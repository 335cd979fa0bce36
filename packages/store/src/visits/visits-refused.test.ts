import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { sqliteVisits } from './dialects/sqlite.ts';
import { openVisitsStore } from './open-visits.ts';

const A_CHALLENGE = { key: 'k', form: 'staff', answer: 'a', createdAt: 1, expiresAt: 9 };

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-visits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('a visits store that has been closed says so and opens nothing again', async () => {
  const dataDir = aFolder();
  const store = openVisitsStore({ databaseUrl: undefined, dataDir });
  await store.challenges.put(A_CHALLENGE);
  await store.close();
  await expect(store.challenges.count()).rejects.toThrow('it has been closed');
  // The file is free for another process.
  const file = new DatabaseSync(join(dataDir, 'visits.db'));
  file.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  file.close();
});

it.each([
  ['a file', 'taken'],
  ['in a file', join('taken', 'data')],
])('a visits store whose folder is %s says which folder cannot be used', async (_, name) => {
  const folder = aFolder();
  writeFileSync(join(folder, 'taken'), '');
  const store = openVisitsStore({ databaseUrl: undefined, dataDir: join(folder, name) });
  await expect(store.challenges.count()).rejects.toThrow(
    `the folder of ${join(folder, name, 'visits.db')} cannot be used`,
  );
});

it.each(['EACCES', 'EPERM', 'ERR_ACCESS_DENIED', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'])(
  'a visits store is away while its folder answers %s',
  (code) => {
    const refused = Object.assign(new Error('of the system'), { code });
    expect(sqliteVisits('/data/visits.db').whyUnavailable(refused)).toBe(
      `the folder of /data/visits.db cannot be used (${code})`,
    );
  },
);

it.each([
  ['has no code', new Error('ours')],
  ['has another', Object.assign(new Error('ours'), { code: 'ERR_ASSERTION' })],
  ['is no error', 'ours'],
  ['is a mistake in a statement', Object.assign(new Error('no such column: x'), { errcode: 1 })],
])('what %s is no reason to call the store away', (_, error) => {
  expect(sqliteVisits('/data/visits.db').whyUnavailable(error)).toBeUndefined();
});
