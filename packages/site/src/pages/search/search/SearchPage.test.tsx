import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { RouteDef, SearchResult } from '@bank/contract';
import { LanguageContext } from '../../../base/state/site-context.ts';
import { searchWords } from '../../../words/common/search-page/words.ts';
import { serverMessages } from '../../../words/loading/server-messages.ts';
import { SearchPage } from './SearchPage.tsx';

beforeAll(() => searchWords.load('CN'));

const record: RouteDef = {
  id: 'search',
  name: '搜索',
  code: '/search',
  path: '/search',
  url: '/search',
  urlType: '1',
  component: 'search',
  dataType: 2,
  levels: 1,
  layout: 'base',
  title: '搜索',
  keepAlive: false,
};

function foundSaid(part: Partial<SearchResult>): string | undefined {
  const result: SearchResult = {
    total: 7,
    pageNum: 1,
    pageSize: 10,
    list: [],
    originalKeyword: '娶媳妇缺钱',
    suggestions: [],
    relatedKeywords: [],
    tookMs: 1,
    ...part,
  };
  const html = renderToStaticMarkup(
    <LanguageContext
      value={{ language: 'CN', words: serverMessages('CN'), officialHost: '', today: '2026-11-20' }}
    >
      <SearchPage
        data={{ hot: [], found: { result, counts: [], answers: [], facets: [] } }}
        language="CN"
        record={record}
        query={{ keyword: '娶媳妇缺钱' }}
      />
    </LanguageContext>,
  );
  return /data-found="(\d+)"/.exec(html)?.[1];
}

it.each<[string, Partial<SearchResult>, string]>([
  ['what has it', {}, '7'],
  ['nothing, where another spelling was searched', { correctedKeyword: '取媳妇' }, '0'],
  ['nothing, where a part of it was found', { partly: { found: ['缺钱'], leftOut: ['娶媳妇'] } }, '0'],
])('tells the visit records of %s as found for a keyword', (_name, part, found) => {
  expect(foundSaid(part)).toBe(found);
});
