import { execFile } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openVisitsStore } from '@bank/store';
import { describe, expect, it, onTestFinished } from 'vitest';

const RUN = resolve(import.meta.dirname, '../scripts/backup/run.mjs');

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bank-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const backup = (dataDir: string, ...args: string[]) => backupWith({}, dataDir, ...args);

const backupWith = async (settings: Record<string, string>, dataDir: string, ...args: string[]) => {
  const env = { ...process.env, BANK_DATA_DIR: dataDir, ...settings };
  return promisify(execFile)(process.execPath, [RUN, ...args], { env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
};

const opinion = { day: '2026-11-20', path: '/personal', isUseful: true };
const span = { from: '2026-11-20', to: '2026-11-20' };

it('a backup is whole while the store is open, for its owner alone, and comes back as it was', async () => {
  const dataDir = aFolder();
  const visits = openVisitsStore({ databaseUrl: undefined, dataDir });
  await visits.opinions.count(opinion);
  writeFileSync(join(dataDir, 'letters.key'), 'key');
  const copy = join(aFolder(), 'copy');
  expect(await backup(dataDir, copy)).toContain('Backed up: visits.db, letters.key');
  expect(statSync(join(copy, 'visits.db')).mode & 0o77).toBe(0);
  await visits.opinions.count(opinion);
  await visits.close();

  expect(await backup(dataDir, '--restore', copy)).toContain('holds visits.db');
  const empty = join(aFolder(), 'data');
  expect(await backup(empty, '--restore', copy)).toContain('Restored');
  const restored = openVisitsStore({ databaseUrl: undefined, dataDir: empty });
  expect(await restored.opinions.list(span)).toEqual([{ path: '/personal', useful: 1, useless: 0 }]);
  await restored.close();
});

it('a backup that was altered is not restored, and none is written over another', async () => {
  const dataDir = aFolder();
  const visits = openVisitsStore({ databaseUrl: undefined, dataDir });
  await visits.opinions.count(opinion);
  await visits.close();
  const copy = join(aFolder(), 'copy');
  await backup(dataDir, copy);
  expect(await backup(dataDir, copy)).toContain('exists already');
  appendFileSync(join(copy, 'visits.db'), 'x');
  expect(await backup(join(aFolder(), 'data'), '--restore', copy)).toContain('visits.db of');
});

describe('a backup where PostgreSQL is used', () => {
  const ADDRESS = 'postgres://bank@db/bank';

  async function leftOvers() {
    const dataDir = aFolder();
    await openVisitsStore({ databaseUrl: undefined, dataDir }).opinions.count(opinion);
    copyFileSync(join(dataDir, 'visits.db'), join(dataDir, 'content.db'));
    return { dataDir, copy: join(aFolder(), 'copy') };
  }

  it.each([
    ['DATABASE_URL', 'content', 'visits.db', 'content.db'],
    ['DATABASE_URL_FILE', 'content', 'visits.db', 'content.db'],
    ['VISITS_DATABASE_URL', 'what visitors left', 'content.db', 'visits.db'],
  ])(
    'says that what %s names is not in it, and takes no left-over file for it',
    async (name, what, kept, left) => {
      const { dataDir, copy } = await leftOvers();
      expect(await backupWith({ [name]: ADDRESS }, dataDir, copy)).toBe(
        `Backed up: ${kept}.\nNot in it: ${what}, in the database that ${name} names. PostgreSQL backs that up by itself: docs/operations/backup-and-restore.md.\n`,
      );
      expect(existsSync(join(copy, left))).toBe(false);
    },
  );

  it.each([
    ['DATABASE_URL', 'content', 'visits.db', 'content.db'],
    ['VISITS_DATABASE_URL_FILE', 'what visitors left', 'content.db', 'visits.db'],
  ])(
    'is restored with what %s names left to PostgreSQL, and never as a file',
    async (name, what, kept, of) => {
      const { dataDir, copy } = await leftOvers();
      const settings = { [name]: ADDRESS };
      const all = join(aFolder(), 'all');
      await backup(dataDir, all);
      const misled = join(aFolder(), 'data');
      expect(await backupWith(settings, misled, '--restore', all)).toContain(
        `Nothing was restored: ${all} holds ${of}, but ${name} names a database for ${what}, so nobody would read the file.`,
      );
      expect(existsSync(misled)).toBe(false);
      await backupWith(settings, dataDir, copy);
      expect(await backupWith(settings, misled, '--restore', copy)).toBe(
        `Restored: ${kept}.\nNot restored: ${what}, in the database that ${name} names. PostgreSQL restores that by itself: docs/operations/backup-and-restore.md.\n`,
      );
    },
  );

  it('is none where nothing else is there', async () => {
    const { dataDir, copy } = await leftOvers();
    const both = { DATABASE_URL: ADDRESS, VISITS_DATABASE_URL: ADDRESS };
    const told = await backupWith(both, dataDir, copy);
    expect(told).toContain('Nothing was backed up');
    expect(told).toContain('DATABASE_URL');
    expect(existsSync(copy)).toBe(false);
    writeFileSync(join(dataDir, 'letters.key'), 'key');
    expect(await backupWith(both, dataDir, copy)).toMatch(
      /^Backed up: letters\.key\.\nNot in it: content, .*\nNot in it: what visitors left/,
    );
  });
});

it('a backup that is typed wrongly is told how it is typed', async () => {
  const told = await backup(aFolder(), '--retsore', 'x');
  expect(told).toContain("Unknown option '--retsore'");
  expect(told).toContain('npm run backup -- [--restore] <folder>');
  expect(told).not.toMatch(/\n\s+at /);
});
