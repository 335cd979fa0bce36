import { beforeAll, expect, it } from 'vitest';
import { searchWords } from '../../../words/common/search-page/words.ts';
import { page } from './page.ts';

beforeAll(() => Promise.all((['CN', 'EN'] as const).map((language) => searchWords.load(language))));

it.each([
  ['CN', '1', '“存款”的搜索结果'],
  ['CN', '2', '“存款”的搜索结果（第 2 页）'],
  ['EN', '2', 'Search results for “存款” (page 2)'],
] as const)('the title of a page of results says its number: %s, page %s', (language, number, title) => {
  const query = { keyword: '存款', ...(number !== '1' && { page: number }) };
  const { head } = page as unknown as { head: (data: undefined, place: object) => { title?: string } };
  expect(head(undefined, { query, language }).title).toBe(title);
});
