import { describe, expect, it } from 'vitest';
import type { ContentSnapshot } from '../base/content-store.ts';
import { noted, partsReadBy, sharedWork } from './content-parts.ts';

const content = noted({
  version: { at: 0 },
  find: async () => undefined,
  latest: async () => new Map(),
  list: async () => [],
} as unknown as ContentSnapshot);

describe('the parts of the content that an answer was made of', () => {
  it('are those that were read for it, and for nothing else meanwhile', async () => {
    const one = partsReadBy(async () => {
      await content.list('article', 'CN');
      await content.latest('fx-day');
      await content.list('article', 'CN');
    });
    const other = partsReadBy(() => content.find('article', 'EN', 'x'));
    expect((await one).parts).toEqual(['records article CN', 'histories fx-day']);
    expect((await other).parts).toEqual(['records article EN']);
    expect((await partsReadBy(async () => content.version.at)).parts).toEqual(['version']);
  });

  it('are also those of work that somebody else began, at any depth', async () => {
    const inner = sharedWork(() => content.latest('fund-nav'));
    const outer = sharedWork(async () => {
      await content.find('fund', 'CN', 'x');
      return inner();
    });
    await outer();
    const { parts } = await partsReadBy(() => outer());
    expect(parts.toSorted()).toEqual(['histories fund-nav', 'records fund CN']);
  });
});
