import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from '../testing/a-document.ts';
import { aTestIndex, type TestIndex } from '../testing/test-index.ts';

const KEYWORD = '沙漠骆驼队的保函';
const PINNED = '沙漠骆驼队的保函费';

describe('what has some words of a keyword that nothing has enough of [SRCH-7]', () => {
  let index: TestIndex;
  beforeAll(async () => {
    index = await aTestIndex(
      [
        aDocument({ id: 'news', title: '保函业务', publishDate: '2026-03-01' }),
        aDocument({ id: 'file', title: '保函申请书', publishDate: '2026-05-01', docType: 'FILE' }),
        aDocument({ id: 'camels', title: '骆驼养殖户的保函', publishDate: '2026-01-01' }),
        aDocument({ id: 'letters', title: 'A/B x', body: 'Class B and axis x', publishDate: '2026-01-02' }),
        aDocument({ id: 'rest', title: '贴现指南', publishDate: '2026-05-02', url: '/rest' }),
      ],
      { bestBets: [{ queries: [PINNED], url: '/rest' }] },
    );
  });
  afterAll(() => index.close());

  it('is listed and counted alike in every tab, and in the order of days [SRCH-6]', async () => {
    const [all] = await index.counts(KEYWORD);
    expect(all).toEqual({ docType: 'ALL', count: 3 });
    expect(await index.ids(KEYWORD, { docTypes: ['FILE'] })).toEqual(['file']);
    expect(await index.ids(KEYWORD, { sort: 'oldest' })).toEqual(['camels', 'news', 'file']);
  });

  it.each(['zqxjk"><b>x</b>', '<b>zqxjk</b>', 'b zqxjk x', '<b>y</b>'])(
    'is not found by letters alone: %s finds nothing',
    async (keyword) => {
      expect(await index.search(keyword)).toMatchObject({ total: 0, list: [] });
      expect(await index.counts(keyword)).toContainEqual({ docType: 'ALL', count: 0 });
      expect(await index.ids('b x')).toEqual(['letters']);
    },
  );

  it('is not shown for days that lack what other days have', async () => {
    const since = { from: '2026-02-01' };
    expect(await index.ids('骆驼养殖户的保函')).toEqual(['camels']);
    expect(await index.ids('骆驼养殖户的保函', since)).toEqual([]);
    expect(await index.ids(KEYWORD, since)).toEqual(['news', 'file']);
  });

  it('adds nothing to what editors pinned [SRCH-11]', async () => {
    const answer = await index.search(PINNED);
    expect(answer.list.map(({ id }) => id)).toEqual(['rest']);
    expect(answer.partly).toBeUndefined();
    expect((await index.search(KEYWORD)).partly).toBeDefined();
  });
});
