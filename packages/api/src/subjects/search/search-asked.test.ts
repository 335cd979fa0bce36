import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createClient,
  hotSearches,
  searchCounts,
  searchDocuments,
  searchFacets,
  searchSuggestions,
} from '@bank/contract';
import { recordTypes } from '@bank/contract/schemas';
import { SearchUnavailable, type SearchEngine } from '@bank/search';
import { aRecord } from '@bank/store/testing';
import { createTransport } from '../../calls/in-process.ts';
import { aBranch } from '../../testing/a-branch.ts';
import { apiOver, type TestApi } from '../../testing.ts';
import { hotSearchHandlers } from './hot-search-handlers.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');
const FOUND = {
  total: 1,
  list: [],
  originalKeyword: '理材',
  suggestions: ['理财'],
  relatedKeywords: ['存款'],
  tookMs: 3,
};

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aBranch('b'),
    aBranch('b', { province: 'Beijing', city: 'Beijing', district: 'Haidian' }, 'EN'),
    ...['一', '二', '三', '四', '五'].map((keyword, sort) =>
      aRecord('hot-search', { key: keyword }, { keyword, sort }),
    ),
    aRecord(
      'search-settings',
      { key: 's', language: 'EN' },
      recordTypes['search-settings'].body.parse({ blockedHotSearches: ['竞品银行'] }),
    ),
  ]);
});
afterAll(() => api.drop());

let engine: { [Name in keyof SearchEngine]: ReturnType<typeof vi.fn<SearchEngine[Name]>> };
beforeEach(() => {
  engine = {
    search: vi.fn<SearchEngine['search']>(async () => FOUND),
    counts: vi.fn<SearchEngine['counts']>(async () => [
      { docType: 'ALL', count: 6 },
      { docType: 'NEWS', count: 3 },
      { docType: 'NOTICE', count: 2 },
      { docType: 'FILE', count: 1 },
    ]),
    facets: vi.fn<SearchEngine['facets']>(async () => ({
      business: new Map([
        ['CARD', 2],
        ['PERSONAL', 3],
      ]),
      year: new Map([
        ['2025', 4],
        ['2026', 1],
      ]),
      city: new Map([
        ['110100', 1],
        ['999999', 9],
      ]),
      fileType: new Map([['pdf', 1]]),
    })),
    suggest: vi.fn<SearchEngine['suggest']>(async () => []),
    close: vi.fn<SearchEngine['close']>(async () => undefined),
  };
});
const client = (language: 'CN' | 'EN' = 'CN', popular: string[] = []) =>
  createClient(
    language,
    createTransport({
      content: api.snapshot,
      imageBase: '/images/',
      search: engine,
      popularSearches: async () => popular,
      now: () => NOW,
    }),
  );

describe('what the engine is asked', () => {
  it('is the keyword of the page, at this moment, in this language [SRCH-6]', async () => {
    await client().call(searchDocuments, { keyword: '理材', pageNum: 2, pageSize: 5 });
    expect(engine.search).toHaveBeenCalledWith(
      '理材',
      { language: 'CN', sort: 'relevance', now: NOW },
      { number: 2, size: 5 },
    );
  });

  it('is of one type and of days, where these are named; news have announcements in them [SRCH-6]', async () => {
    const days = { startDate: '2026-01-01', endDate: '2026-06-30' };
    await client().call(searchDocuments, { keyword: 'x', docType: 'NEWS', sort: 'newest', ...days });
    expect(engine.search.mock.calls[0]?.[1]).toEqual({
      language: 'CN',
      sort: 'newest',
      now: NOW,
      docTypes: ['NEWS', 'NOTICE'],
      from: '2026-01-01',
      to: '2026-06-30',
    });
    await client().call(searchDocuments, { keyword: 'x', docType: 'FILE' });
    expect(engine.search.mock.calls[1]?.[1]).toMatchObject({ docTypes: ['FILE'] });
    await client().call(searchCounts, { keyword: 'x', ...days });
    expect(engine.counts).toHaveBeenCalledWith('x', {
      language: 'CN',
      now: NOW,
      from: '2026-01-01',
      to: '2026-06-30',
    });
    await client().call(searchCounts, { keyword: 'x' });
    expect(engine.counts.mock.calls[1]?.[1]).toEqual({ language: 'CN', now: NOW });
  });

  it('is narrowed by part of the bank, year, city and kind of file where these are named [SRCH-6]', async () => {
    const facets = { business: 'CARD', year: '2025', city: '110100', fileType: 'pdf' } as const;
    await client().call(searchDocuments, { keyword: 'x', ...facets });
    expect(engine.search.mock.calls[0]?.[1]).toMatchObject({ facets });
    await client().call(searchCounts, { keyword: 'x', ...facets });
    expect(engine.counts.mock.calls[0]?.[1]).toMatchObject({ facets });
    await client().call(searchFacets, { keyword: 'x', docType: 'FILE', ...facets });
    expect(engine.facets.mock.calls[0]?.[1]).toMatchObject({ facets, docTypes: ['FILE'] });
  });

  it('is for suggestions of what many people ask first [SRCH-1]', async () => {
    await client('CN', ['a', 'b', 'c', 'd', 'e']).call(searchSuggestions, { keyword: 'x' });
    expect(engine.suggest.mock.calls[0]?.[3]).toEqual(['a', 'b', 'c', 'd', 'e', '一', '二', '三']);
  });

  it('is for as many suggestions as are wanted [SRCH-6]', async () => {
    await client('EN').call(searchSuggestions, { keyword: 'x', limit: 3 });
    expect(engine.suggest).toHaveBeenCalledWith('x', 'EN', 3, []);
  });
});

describe('what a page is told', () => {
  it('is what else could have been meant, and what was searched instead [SRCH-6]', async () => {
    const plain = await client().call(searchDocuments, { keyword: '理材' });
    expect(plain).toEqual({ ...FOUND, pageNum: 1, pageSize: 10 });
    engine.search.mockResolvedValueOnce({ ...FOUND, correctedKeyword: '理财' });
    expect(await client().call(searchDocuments, { keyword: '理材' })).toMatchObject({
      correctedKeyword: '理财',
    });
    const partly = { found: ['缺钱'], leftOut: ['娶媳妇'] };
    engine.search.mockResolvedValueOnce({ ...FOUND, partly });
    expect(await client().call(searchDocuments, { keyword: '娶媳妇缺钱' })).toMatchObject({ partly });
  });

  it.each([
    ['CN', '全部 6|产品服务 0|公告新闻 5|公告 2|文件 1|网点 0'],
    ['EN', 'All 6|Products and services 0|Announcements and news 5|Announcements 2|Documents 1|Branches 0'],
  ] as const)(
    'are how many there are of each, by name: %s [SRCH-6] [S1-lang]',
    async (language, expected) => {
      const counts = await client(language).call(searchCounts, { keyword: 'x' });
      const shown = counts.map(({ name, count }) => `${name} ${count}`);
      for (const one of shown) expect(expected.split('|')).toContain(one);
      expect(shown[0]).toBe(expected.split('|')[0]);
    },
  );
});

describe('what results can be narrowed by', () => {
  it.each([
    ['CN', '个人金融 3|信用卡 2', '北京市 1'],
    ['EN', 'Personal banking 3|Credit cards 2', 'Beijing 1'],
  ] as const)(
    'has names in %s; years newest first, the rest most first [SRCH-6]',
    async (language, parts, city) => {
      const found = await client(language).call(searchFacets, { keyword: 'x' });
      const shown = found.map(({ values }) => values.map(({ name, count }) => `${name} ${count}`).join('|'));
      expect(shown).toEqual([parts, '2026 1|2025 4', city, 'PDF 1']);
    },
  );
});

describe('the searches that are shown to all', () => {
  it('are those of many, none that is blocked in either language, filled up by the editors [SRCH-10]', async () => {
    const popular = ['a', 'b', 'c', 'd', '竞品银行', '二', 'e'];
    expect(await client('CN', popular).call(hotSearches, {})).toEqual([
      'a',
      'b',
      'c',
      'd',
      '二',
      'e',
      '一',
      '三',
    ]);
    expect(await client('CN', ['a', 'b', 'c', 'd']).call(hotSearches, {})).toEqual([
      '一',
      '二',
      '三',
      '四',
      '五',
    ]);
  });

  it('count what finds something as it was typed, and nothing while search is away [SRCH-10]', async () => {
    const add = vi.spyOn(api.visits.hotSearches, 'add');
    const missed = vi.spyOn(api.visits.missedSearches, 'add');
    const deps = {
      content: api.snapshot,
      imageBase: '',
      search: engine,
      visits: api.visits,
      visitor: '192.0.2.1',
      now: () => NOW,
    };
    const asked = (keyword: string) =>
      hotSearchHandlers.addHotSearch(deps, { channel: '1', language: 'CN', keyword });
    expect(await asked('理财产品')).toBe(true);
    expect(add).toHaveBeenCalledTimes(1);
    expect(add.mock.calls[0]?.[0]).toMatchObject({ keyword: '理财产品', day: '2026-11-20', language: 'CN' });
    engine.search.mockResolvedValueOnce({ ...FOUND, correctedKeyword: '理财' });
    await asked('理材产品');
    engine.search.mockResolvedValueOnce({ ...FOUND, total: 0 });
    await asked('什么都没有');
    engine.search.mockResolvedValueOnce({ ...FOUND, partly: { found: ['缺钱'], leftOut: ['娶媳妇'] } });
    await asked('娶媳妇缺钱');
    engine.search.mockRejectedValueOnce(new SearchUnavailable('away'));
    expect(await asked('理财产品')).toBe(true);
    expect(await asked('竞品银行')).toBe(true);
    expect(add).toHaveBeenCalledTimes(1);
    expect(missed.mock.calls.map(([{ keyword, meant }]) => [keyword, meant])).toEqual([
      ['理材产品', '理财'],
      ['什么都没有', ''],
      ['娶媳妇缺钱', ''],
    ]);
    engine.search.mockRejectedValueOnce(new TypeError('ours'));
    await expect(asked('理财产品')).rejects.toThrow('ours');
    add.mockRestore();
    missed.mockRestore();
  });
});
