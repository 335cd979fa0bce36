import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ContentUnavailable } from './base/content-unavailable.ts';
import { openContentStore, openContentWriter } from './open-store.ts';
import { DIALECTS, aRelease, openTestStore, publish } from './testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');

describe('opening the content store', () => {
  it('refuses an address of another kind without repeating it', async () => {
    const opening = openContentStore({ databaseUrl: 'mysql://bank:s3cret@db/content', dataDir: '' });
    await expect(opening).rejects.toThrow(/does not begin with postgres:/);
    await expect(opening).rejects.not.toThrow(/s3cret/);
  });

  it('for writing says in our words when the file is something else', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bank-store-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    writeFileSync(join(dataDir, 'content.db'), 'This is a text, not a database. '.repeat(40));
    const opening = openContentWriter({ databaseUrl: undefined, dataDir });
    await expect(opening).rejects.toThrow(ContentUnavailable);
    await expect(opening).rejects.toThrow('is not a content store');
  });
});

describe.each(DIALECTS)('a content store on $name', (dialect) => {
  it('is unavailable once closed, also to snapshots taken before', async () => {
    const test = await openTestStore(dialect);
    await publish(test.writer, aRelease(), NOW);
    const snapshot = test.store.snapshot(await test.store.currentVersion(NOW));
    await test.store.close();
    await test.store.close();
    await expect(test.store.currentVersion(NOW)).rejects.toThrow(ContentUnavailable);
    await expect(test.store.media('x.svg')).rejects.toThrow(ContentUnavailable);
    await expect(snapshot.find('article', 'CN', 'opening-hours')).rejects.toThrow(ContentUnavailable);
    await test.drop();
  });
});
