import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRecord } from '@bank/store/testing';
import { apiOver, type TestApi } from '../testing.ts';
import { listedOnce } from './listed-once.ts';

let api: TestApi;
beforeAll(async () => {
  api = await apiOver(
    (['CN', 'EN'] as const).map((language) =>
      aRecord('hot-search', { key: 'first', language }, { keyword: `first ${language}`, sort: 1 }),
    ),
  );
});
afterAll(() => api.drop());

it('reads the records of a type once for each language and content version', async () => {
  const list = vi.fn<TestApi['snapshot']['list']>((...given) => api.snapshot.list(...given));
  const content = { ...api.snapshot, list: list as TestApi['snapshot']['list'] };
  const hotSearches = listedOnce('hot-search');
  const keywords = async (language: 'CN' | 'EN', of = content) =>
    (await hotSearches(of, language)).map(({ keyword }) => keyword);
  expect([await keywords('CN'), await keywords('EN'), await keywords('CN')]).toEqual([
    ['first CN'],
    ['first EN'],
    ['first CN'],
  ]);
  expect(list).toHaveBeenCalledTimes(2);
  await keywords('CN', { ...content });
  expect(list).toHaveBeenCalledTimes(3);
});
