import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentPart, NewItem } from '../base/content-store.ts';
import { aRelease, anArticle, DIALECTS, openTestStore, publish, type TestStore } from '../testing.ts';

const NOW = Date.parse('2026-06-01T09:00:00+08:00');
const ARTICLES = 'records article CN';

describe.each(DIALECTS)('the digest of a part of a version on $name', (dialect) => {
  let test: TestStore;
  beforeEach(async () => {
    test = await openTestStore(dialect);
  });
  afterEach(() => test.drop());

  const digest = async (part: ContentPart, at = NOW) =>
    test.store.snapshot(await test.store.currentVersion(at)).digest(part);
  const publishItems = (...items: NewItem[]) => publish(test.writer, aRelease({ items }), NOW);

  it('stays while its records read the same, whatever else was published', async () => {
    await publishItems(anArticle({ key: 'a' }), anArticle({ key: 'b', language: 'EN' }));
    const before = [await digest(ARTICLES), await digest('records article EN')];
    await publishItems(anArticle({ key: 'b', language: 'EN', title: 'Another' }), anArticle({ key: 'a' }));
    const after = [await digest(ARTICLES), await digest('records article EN')];
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
  });

  it('changes with a record that is edited, comes, goes, or ends', async () => {
    const day = 86_400_000;
    const seen = [await digest(ARTICLES)];
    await publishItems(anArticle({ key: 'a' }));
    seen.push(await digest(ARTICLES));
    await publishItems(anArticle({ key: 'a', title: '更正' }));
    seen.push(await digest(ARTICLES));
    await publishItems(
      anArticle({ key: 'a', title: '更正' }),
      anArticle({ key: 'to-come', publishAt: NOW + day, expireAt: NOW + 2 * day }),
    );
    expect(await digest(ARTICLES)).toBe(seen.at(-1));
    seen.push(await digest(ARTICLES, NOW + day), await digest(ARTICLES, NOW + 2 * day));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('of histories is that of the release, and of a version that of its moment', async () => {
    expect(await digest('histories fund-nav')).toBe('');
    await publish(test.writer, aRelease({ scope: 'funds', bundleId: 'one' }), NOW);
    const first = await digest('histories fund-nav');
    await publishItems(anArticle({ key: 'a' }));
    expect(await digest('histories fund-nav')).toBe(first);
    await publish(test.writer, aRelease({ scope: 'funds', bundleId: 'two' }), NOW);
    expect(await digest('histories fund-nav')).not.toBe(first);
    expect(await digest('version')).not.toBe(await digest('version', NOW + 1));
  });
});
