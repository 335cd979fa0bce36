import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openVisitsStore } from '@bank/store';
import { expect, it, onTestFinished } from 'vitest';

const RUN = resolve(import.meta.dirname, '../scripts/backup/run.mjs');

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bank-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const backup = async (dataDir: string, ...args: string[]) => {
  const env = { ...process.env, BANK_DATA_DIR: dataDir };
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
