import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { articleDetail, createClient } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { apiOver, type TestApi } from '../../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    ...['a', 'b', 'c'].map((key) => anArticle({ key, columnId: '701001', title: key })),
    anArticle({ key: 'x', columnId: '701002' }),
    anArticle({ key: 'en', columnId: '701001', language: 'EN' }),
  ]);
});
afterAll(() => api.drop());

it('is read once for all articles of a column, each of which leaves itself out', async () => {
  const list = vi.fn<TestApi['snapshot']['list']>((...given) => api.snapshot.list(...given));
  const content = { ...api.snapshot, list: list as TestApi['snapshot']['list'] };
  const transport = createTransport({ content, imageBase: '/images/' });
  const related = async (language: 'CN' | 'EN', id: string) =>
    (await createClient(language, transport).call(articleDetail, { id })).related.map((one) => one.id).sort();
  expect(await related('CN', 'a')).toEqual(['b', 'c']);
  expect(await related('CN', 'b')).toEqual(['a', 'c']);
  expect(await related('CN', 'x')).toEqual([]);
  expect(await related('EN', 'en')).toEqual([]);
  const articles = list.mock.calls.filter(([type]) => type === 'article');
  expect(articles.map(([, language, query]) => `${language} ${query?.section}`)).toEqual([
    'CN 701001',
    'CN 701002',
    'EN 701001',
  ]);
});
