import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPicture, aRelease, anArticle, openTestStore, publish, type TestStore } from '@bank/store/testing';
import { previewStore } from './preview-store.ts';

const NOW = Date.parse('2026-11-20T10:00:00+08:00');
const TOMORROW = NOW + 86_400_000;
const titled = (title: string, more: object = {}) =>
  aRelease({ items: [anArticle({ key: 'a', title, ...more })] });

describe('a preview of a release', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore();
    await publish(test.writer, titled('Old'), NOW);
  });
  afterEach(() => test.drop());

  async function titleIn(store: ReturnType<typeof previewStore>, now = NOW): Promise<string | undefined> {
    const version = await store.currentVersion(now);
    return (await store.snapshot(version).find('article', 'CN', 'a'))?.title;
  }

  it('has it in the place of what visitors see, who go on seeing that', async () => {
    const { id } = await test.writer.importRelease(titled('New'), NOW);
    const preview = previewStore(test.store, { scope: 'site', releaseId: id });
    expect(await titleIn(preview)).toBe('New');
    expect(await titleIn(test.store)).toBe('Old');
    const [seen, previewed] = await Promise.all([
      test.store.currentVersion(NOW),
      preview.currentVersion(NOW),
    ]);
    expect(previewed.key).not.toBe(seen.key);
  });

  it('shows what a moment to come will show', async () => {
    const { id } = await test.writer.importRelease(titled('New', { publishAt: TOMORROW }), NOW);
    const shown = { scope: 'site', releaseId: id } as const;
    expect(await titleIn(previewStore(test.store, shown))).toBeUndefined();
    expect(await titleIn(previewStore(test.store, shown, TOMORROW))).toBe('New');
  });

  it('can lie in a store of its own, over the other scopes and pictures of the visible one', async () => {
    const own = await openTestStore();
    try {
      const picture = aPicture('<svg/>');
      await publish(test.writer, aRelease({ scope: 'rates', items: [], media: [picture] }), NOW);
      const { id } = await own.writer.importRelease(titled('New'), NOW);
      const preview = previewStore(test.store, { scope: 'site', releaseId: id, store: own.store });
      expect(await titleIn(preview)).toBe('New');
      expect((await preview.currentVersion(NOW)).releases).toMatchObject({
        site: id,
        rates: expect.any(Number) as number,
      });
      expect(Buffer.from((await preview.media(picture.name))?.bytes ?? [])).toEqual(picture.bytes);
      expect(await preview.mediaNames()).toContain(picture.name);
      expect(await own.writer.activations()).toEqual([]);
    } finally {
      await own.drop();
    }
  });
});
