import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { articleList } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const COLUMN = '701001';

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord(
      'column',
      { key: COLUMN },
      { columnId: COLUMN, name: 'n', page: 'p', detailPath: '/d', cover: '' },
    ),
    ...Array.from({ length: 30 }, (_, index) => anArticle({ key: `a${index}`, columnId: COLUMN })),
  ]);
});
afterAll(() => api.drop());

it('goes through all articles of a column once for a content version, and through a page of them for each page', async () => {
  const count = vi.fn<TestApi['snapshot']['count']>((...asked) => api.snapshot.count(...asked));
  const months = vi.fn<TestApi['snapshot']['months']>((...asked) => api.snapshot.months(...asked));
  const limits: unknown[] = [];
  const content: TestApi['snapshot'] = {
    ...api.snapshot,
    count,
    months,
    list(type, language, query) {
      if (type === 'article') limits.push(query?.limit);
      return api.snapshot.list(type, language, query);
    },
  };
  const transport = createTransport({ content, imageBase: '/images/', popularSearches: async () => [] });
  for (const pageNum of [1, 2, 3]) {
    const answer = await transport(articleList, { channel: '1', language: 'CN', columnId: COLUMN, pageNum });
    expect(answer).toMatchObject({ data: { total: 30, years: ['2026'] } });
  }
  const request = { channel: '1', language: 'CN', columnId: COLUMN, pageNum: 1 } as const;
  for (const period of [{ year: '2026' }, { beforeYear: '2027' }]) {
    const found = await transport(articleList, { ...request, ...period });
    expect(found).toMatchObject({ data: { total: 30 } });
  }
  for (const period of [{ year: '2025' }, { beforeYear: '2026' }]) {
    const found = await transport(articleList, { ...request, ...period });
    expect(found).toMatchObject({ data: { total: 0 } });
  }
  expect(count).toHaveBeenCalledTimes(1);
  expect(months).toHaveBeenCalledTimes(1);
  expect(limits).toEqual(Array(7).fill(10));
});
