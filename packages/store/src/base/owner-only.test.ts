import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepToOwner, writeOwnFile } from './owner-only.ts';
import { openVisitsStore } from '../visits/open-visits.ts';

const A_CHALLENGE = { key: 'k', form: 'staff', answer: 'a', createdAt: 1, expiresAt: 9 };

describe.skipIf(process.platform === 'win32')('what visitors wrote', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bank-own-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const rights = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

  it('lies in files that only their owner may read, in a folder that only they may enter [SEC-22]', async () => {
    const dataDir = join(folder, 'data');
    const visits = openVisitsStore({ databaseUrl: undefined, dataDir });
    await visits.challenges.put(A_CHALLENGE);
    expect(rights('data')).toBe('700');
    for (const name of ['visits.db', 'visits.db-wal', 'visits.db-shm'])
      expect(rights('data', name)).toBe('600');
    await visits.close();
  });

  it('is taken from all others where an earlier version has left it open', async () => {
    const first = openVisitsStore({ databaseUrl: undefined, dataDir: folder });
    await first.challenges.put(A_CHALLENGE);
    for (const name of ['visits.db', 'visits.db-wal', 'visits.db-shm']) chmodSync(join(folder, name), 0o644);
    const second = openVisitsStore({ databaseUrl: undefined, dataDir: folder });
    expect(await second.challenges.count()).toBe(1);
    for (const name of ['visits.db', 'visits.db-wal', 'visits.db-shm']) expect(rights(name)).toBe('600');
    await first.close();
    await second.close();
  });

  it('is exported for who exports it alone, also over a file that all could read', () => {
    const out = join(folder, 'feedback.csv');
    writeFileSync(out, 'an earlier export, which was longer', { mode: 0o644 });
    writeOwnFile(out, 'new');
    expect(rights('feedback.csv')).toBe('600');
    expect(statSync(out).size).toBe(3);
  });

  // The kernel lets nobody change the rights of these, as another's file or a read-only disk would not.
  it.skipIf(!existsSync('/proc/self/status'))('stays as it is where it is not for us to say', () => {
    keepToOwner('/proc/self/status');
    expect(statSync('/proc/self/status').mode & 0o044).toBe(0o044);
  });
});
