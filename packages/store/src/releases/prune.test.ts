import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DIALECTS,
  aPicture,
  aRelease,
  anArticle,
  openTestStore,
  publish,
  type TestStore,
} from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const HOUR = 3_600_000;

describe.each(DIALECTS)('pruning on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const bundleIds = async () => (await test.writer.releases()).map((release) => release.bundleId);

  it('removes old releases with the bodies and pictures that only they used', async () => {
    const shared = anArticle({ key: 'shared' });
    for (const bundleId of ['one', 'two', 'three']) {
      const items = [shared, anArticle({ key: 'own', title: bundleId })];
      await publish(
        test.writer,
        aRelease({ bundleId, items, media: [aPicture('all'), aPicture(bundleId)] }),
        NOW,
      );
    }
    expect(await test.writer.prune(2, NOW)).toEqual({ releases: 1, bodies: 1, media: 1 });
    expect(await bundleIds()).toEqual(['three', 'two']);
    expect(await test.store.media(aPicture('one').name)).toBeUndefined();
    expect(await test.store.media(aPicture('two').name)).toBeDefined();
    expect(await test.store.media(aPicture('all').name)).toBeDefined();
    const snapshot = test.store.snapshot(await test.store.currentVersion(NOW));
    expect(await snapshot.count('article', 'CN')).toBe(2);
    expect(await test.writer.prune(2, NOW)).toEqual({ releases: 0, bodies: 0, media: 0 });
  });

  it('never removes what visitors see, however old it is', async () => {
    const first = await publish(test.writer, aRelease({ bundleId: 'seen' }), NOW);
    for (const bundleId of ['two', 'three']) await publish(test.writer, aRelease({ bundleId }), NOW);
    await test.writer.activate(
      { scope: 'site', releaseId: first.id, actor: 'li.wei', reason: 'rollback' },
      NOW + 1,
    );
    await test.writer.prune(0, NOW + 1);
    expect(await bundleIds()).toEqual(['seen']);
    expect((await test.store.currentVersion(NOW + 1)).releases).toEqual({ site: first.id });
  });

  it('never removes what is scheduled', async () => {
    const planned = await test.writer.importRelease(aRelease({ bundleId: 'planned' }), NOW);
    await test.writer.importRelease(aRelease({ bundleId: 'unused' }), NOW);
    await publish(test.writer, aRelease({ bundleId: 'seen' }), NOW);
    await test.writer.activate(
      { scope: 'site', releaseId: planned.id, effectiveAt: NOW + HOUR, actor: 'li.wei', reason: 'holidays' },
      NOW,
    );
    await test.writer.prune(0, NOW);
    expect(await bundleIds()).toEqual(['seen', 'planned']);
    await test.writer.prune(0, NOW + HOUR);
    expect(await bundleIds()).toEqual(['planned']);
  });

  it('counts the releases of each scope by themselves', async () => {
    await publish(test.writer, aRelease({ bundleId: 'site-1' }), NOW);
    for (const bundleId of ['rates-1', 'rates-2', 'rates-3']) {
      await publish(test.writer, aRelease({ scope: 'rates', bundleId, items: [] }), NOW);
    }
    await test.writer.prune(1, NOW);
    expect(await bundleIds()).toEqual(['rates-3', 'site-1']);
  });

  it('keeps the log of activations, and the numbers of removed releases are not given out again', async () => {
    await publish(test.writer, aRelease({ bundleId: 'one' }), NOW);
    const last = await publish(test.writer, aRelease({ bundleId: 'two' }), NOW);
    await test.writer.prune(1, NOW);
    expect(await test.writer.activations()).toHaveLength(2);
    const next = await test.writer.importRelease(aRelease({ bundleId: 'one' }), NOW);
    expect(next.id).toBeGreaterThan(last.id);
  });

  it('refuses a number that makes no sense', async () => {
    await publish(test.writer, aRelease(), NOW);
    for (const keep of [-1, 1.5, Number.NaN])
      await expect(test.writer.prune(keep, NOW)).rejects.toThrow(RangeError);
    expect(await test.writer.releases()).toHaveLength(1);
  });
});
