import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Language, SearchResult } from '@bank/contract';
import { LanguageContext } from '../../../../base/state/site-context.ts';
import { serverMessages } from '../../../../words/loading/server-messages.ts';
import { searchWords } from '../../../../words/common/search-page/words.ts';
import { Found } from './Found.tsx';

beforeAll(() => Promise.all([searchWords.load('CN'), searchWords.load('EN')]));

function draw(language: Language, keyword: string, part: Partial<SearchResult>): string {
  const result: SearchResult = {
    total: 0,
    pageNum: 1,
    pageSize: 10,
    list: [],
    originalKeyword: keyword,
    suggestions: [],
    relatedKeywords: [],
    tookMs: 1,
    ...part,
  };
  return renderToStaticMarkup(
    <LanguageContext
      value={{ language, words: serverMessages(language), officialHost: '', today: '2026-11-20' }}
    >
      <Found found={{ result, counts: [], answers: [], facets: [] }} path="/search" query={{ keyword }} />
    </LanguageContext>,
  );
}

it.each([
  ['CN', '没有同时包含“结婚缺钱”全部词语的内容，以下结果只与其中的“缺钱”、“结婚”相符'],
  ['EN', 'Nothing matches all of “结婚缺钱”. Showing results for “缺钱”, “结婚” only'],
] as const)(
  'says in %s that no result has the whole keyword, and which words they have [SRCH-7]',
  (language, text) => {
    const partly = { found: ['缺钱', '结婚'], leftOut: ['骆驼'] };
    expect(draw(language, '结婚缺钱', { partly })).toContain(text);
    expect(draw(language, '结婚缺钱', {})).not.toContain(text.slice(0, 20));
  },
);

it.each(['CN', 'EN'] as const)('has a place in %s that says the order whenever it changes', (language) => {
  expect(draw(language, '存款', {})).toContain('<span role="status"></span>');
});
