import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewItem } from '../base/content-store.ts';
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

const articles = (count: number, title: string): NewItem[] =>
  Array.from({ length: count }, (_, index) => anArticle({ key: `n${index}`, title }));

describe.each(DIALECTS)('importing a release on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  it('records what came in', async () => {
    const items = [anArticle({ key: 'b', title: '乙' }), anArticle({ key: 'a', title: 'A', language: 'EN' })];
    const release = await test.writer.importRelease(aRelease({ bundleId: '2026-06-01-a', items }), NOW);
    expect(release).toEqual({
      id: release.id,
      scope: 'site',
      bundleId: '2026-06-01-a',
      createdAt: NOW,
      effectiveAt: undefined,
      itemCount: 2,
    });
    expect(await test.writer.releases()).toEqual([release]);
    expect(await test.writer.contents(release.id)).toEqual([
      {
        type: 'article',
        language: 'CN',
        key: 'b',
        title: '乙',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      {
        type: 'article',
        language: 'EN',
        key: 'a',
        title: 'A',
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
  });

  it('gives the same hash to the same body in every release', async () => {
    const first = await test.writer.importRelease(aRelease({ items: [anArticle()] }), NOW);
    const second = await test.writer.importRelease(
      aRelease({ items: [anArticle(), anArticle({ key: 'changed', summary: 'Other words' })] }),
      NOW,
    );
    const [before] = await test.writer.contents(first.id);
    const after = await test.writer.contents(second.id);
    expect(after.find((item) => item.key === 'opening-hours')?.hash).toBe(before?.hash);
    expect(after.find((item) => item.key === 'changed')?.hash).not.toBe(before?.hash);
  });

  it('gives back the existing release when a bundle is imported again', async () => {
    const bundle = aRelease({ bundleId: 'may', items: articles(3, 'May') });
    const first = await test.writer.importRelease(bundle, NOW);
    expect(await test.writer.importRelease(bundle, NOW + 1)).toEqual(first);
    expect(await test.writer.releases('site')).toHaveLength(1);
    const other = await test.writer.importRelease({ ...bundle, scope: 'rates', items: [] }, NOW);
    expect(other.id).not.toBe(first.id);
    expect((await test.writer.releases()).map((release) => release.scope)).toEqual(['rates', 'site']);
    expect(await test.writer.releases('rates')).toEqual([other]);
  });

  it('makes one release of a bundle that two writers import at once', async () => {
    const bundle = aRelease({ bundleId: 'may', items: articles(600, 'May') });
    const [first, second] = await Promise.all([
      test.writer.importRelease(bundle, NOW),
      test.writer.importRelease(bundle, NOW),
    ]);
    expect(second).toEqual(first);
  });

  it('leaves nothing behind when it fails half-way', async () => {
    await publish(test.writer, aRelease({ items: [anArticle({ title: 'Before' })] }), NOW);
    function* failing() {
      yield* articles(1_200, 'Never to be seen');
      throw new Error('The bundle ends in the middle of a line.');
    }
    const broken = aRelease({ bundleId: 'broken', items: failing(), media: [aPicture('<svg/>')] });
    await expect(test.writer.importRelease(broken, NOW)).rejects.toThrow('ends in the middle of a line');
    expect(await test.writer.releases()).toHaveLength(1);

    const whole = { ...broken, items: articles(1_200, 'Whole') };
    expect((await test.writer.importRelease(whole, NOW)).itemCount).toBe(1_200);
    const dropped = await test.writer.prune(0, NOW);
    // Of the failed import no body was kept: all that goes is the one body that the whole one shares.
    expect(dropped).toEqual({ releases: 1, bodies: 1, media: 1 });
  });

  it('refuses a bundle that holds a record twice', async () => {
    const twice = aRelease({ items: [anArticle(), anArticle({ title: 'Again' })] });
    await expect(test.writer.importRelease(twice, NOW)).rejects.toThrow();
    expect(await test.writer.releases()).toEqual([]);
  });

  it('shows readers complete releases only, while the next one comes in', async () => {
    const count = 2_000;
    await publish(test.writer, aRelease({ items: articles(count, 'first') }), NOW);
    const progress = { importing: true };
    const second = publish(test.writer, aRelease({ items: articles(count, 'second') }), NOW + 1).finally(
      () => {
        progress.importing = false;
      },
    );
    const seen: string[] = [];
    do {
      const snapshot = test.store.snapshot(await test.store.currentVersion(NOW + 1));
      const titles = (await snapshot.list('article', 'CN')).map((item) => item.title);
      expect(titles).toHaveLength(count);
      expect(new Set(titles).size).toBe(1);
      seen.push(titles[0] ?? '');
    } while (progress.importing || !seen.includes('second'));
    await second;
    expect(seen.filter((title) => title === 'first').length).toBeGreaterThan(1);
    expect(seen.lastIndexOf('first')).toBeLessThan(seen.indexOf('second'));
  });

  it('keeps pictures under their names, shared between releases', async () => {
    const [map, logo] = [aPicture('<svg>map</svg>'), aPicture('<svg>logo</svg>')];
    await publish(test.writer, aRelease({ media: [map, logo, map] }), NOW);
    await publish(test.writer, aRelease({ media: [logo] }), NOW);
    const found = await test.store.media(logo.name);
    expect(found?.type).toBe('image/svg+xml');
    expect(Buffer.from(found?.bytes ?? []).toString()).toBe('<svg>logo</svg>');
    expect(await test.store.media('000000000000000000000000.svg')).toBeUndefined();
    expect(await test.store.media(`${logo.name}\0`)).toBeUndefined();
  });

  it('refuses other bytes under a name that is taken', async () => {
    const logo = aPicture('<svg>logo</svg>');
    await test.writer.importRelease(aRelease({ media: [logo] }), NOW);
    const forged = { ...aPicture('<svg>forged</svg>'), name: logo.name };
    await expect(test.writer.importRelease(aRelease({ media: [forged] }), NOW)).rejects.toThrow(
      `${logo.name} is in the store already with other bytes`,
    );
    expect(await test.writer.releases()).toHaveLength(1);
  });

  it('gives back what it was given, with the dates between which a record is shown', async () => {
    const items = [
      anArticle({ key: 'dated', publishAt: NOW, expireAt: NOW + 1 }),
      anArticle({ key: 'plain' }),
    ];
    const { id } = await test.writer.importRelease(aRelease({ items }), NOW);
    expect((await test.writer.items(id)).map(({ publishAt, expireAt }) => [publishAt, expireAt])).toEqual([
      [NOW, NOW + 1],
      [undefined, undefined],
    ]);
  });

  it('takes for the basis what visitors see of its own scope, and nothing where that is nothing', async () => {
    const rates = await publish(test.writer, aRelease({ scope: 'rates', items: [] }), NOW);
    const planned = await test.writer.importRelease(aRelease(), NOW);
    await test.writer.activate(
      { scope: 'site', releaseId: planned.id, effectiveAt: NOW + 1, actor: 'li.wei', reason: 'later' },
      NOW,
    );
    for (const basis of [rates.id, planned.id])
      await expect(test.writer.importRelease(aRelease({ basis }), NOW)).rejects.toThrow(
        'visitors see none by now',
      );
  });
});
