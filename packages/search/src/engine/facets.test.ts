import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { aTestIndex, type TestIndex } from '../testing/test-index.ts';

/* Twelve, so that the search is no wide one. */
const documents = Array.from({ length: 12 }, (_, at) =>
  aDocument({
    id: `d${at}`,
    title: `理财公告 ${at}`,
    docType: at < 2 ? 'FILE' : 'NEWS',
    publishDate: at % 2 === 0 ? '2026-05-01' : '2025-05-01',
    business: at < 4 ? 'CARD' : 'PERSONAL',
    ...(at < 2 && { fileExt: 'PDF' }),
    ...(at === 11 && { city: '110100' }),
  }),
);
const few = [
  aDocument({ id: 'f1', title: '保险箱', business: 'BANK', publishDate: '2024-01-01' }),
  aDocument({ id: 'f2', title: '保险箱租用', business: 'PERSONAL', publishDate: '' }),
];

let index: TestIndex;
beforeAll(async () => {
  index = await aTestIndex([...documents, ...few]);
});
afterAll(() => index.close());

const shown = (counts: Awaited<ReturnType<TestIndex['facets']>>) =>
  Object.fromEntries(Object.entries(counts).map(([facet, values]) => [facet, Object.fromEntries(values)]));

describe('facets', () => {
  it('count what has each value [SRCH-6]', async () => {
    expect(shown(await index.facets('理财'))).toEqual({
      business: { CARD: 4, PERSONAL: 8 },
      year: { 2026: 6, 2025: 6 },
      city: { 110100: 1 },
      fileType: { pdf: 2 },
    });
  });

  it('count each as if it were not chosen, under the other choices, the type and the days [SRCH-6]', async () => {
    expect(shown(await index.facets('理财', { facets: { business: 'CARD', year: '2026' } }))).toEqual({
      business: { CARD: 2, PERSONAL: 4 },
      year: { 2026: 2, 2025: 2 },
      city: {},
      fileType: { pdf: 1 },
    });
    expect(shown(await index.facets('理财', { docTypes: ['FILE'], from: '2026-01-01' }))).toMatchObject({
      business: { CARD: 1 },
      fileType: { pdf: 1 },
    });
  });

  it('say how many a search with that value shows, in lists and in the counts of types [SRCH-6]', async () => {
    for (const keyword of ['理财', '保险箱']) {
      const { business } = await index.facets(keyword);
      expect(business.size).toBe(2);
      for (const [value, count] of business) {
        const facets = { business: value };
        expect((await index.search(keyword, { facets })).total, `${keyword} ${value}`).toBe(count);
        expect(await index.ids(keyword, { facets, sort: 'newest' })).toHaveLength(count);
        expect((await index.counts(keyword, { facets }))[0]).toEqual({ docType: 'ALL', count });
      }
    }
  });

  it('do not let a search of few become one for anything [SRCH-6]', async () => {
    const { list } = await index.search('理财公告 保险箱', { facets: { business: 'BANK' } });
    expect(list.map(({ id }) => id)).not.toContain('d0');
  });
});
