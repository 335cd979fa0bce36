import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { recordTypes } from '@bank/contract/schemas';
import { EmbeddedEngine, type SearchDocument } from '@bank/search';
import { buildIndex, defaultSettings } from '@bank/search/indexing';
import { aBank } from '../../testing/a-bank.ts';
import { aRecord } from '@bank/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerApi } from '../../calls/api.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const NOW = Date.parse('2026-11-20T10:30:00+08:00');

const aDocument = (parts: Partial<SearchDocument> & { id: string }): SearchDocument => ({
  language: 'CN',
  shownIn: ['CN'],
  docType: 'NEWS',
  kind: 'news',
  columnId: '701001',
  columnName: '北曜新闻',
  title: '',
  tags: [],
  summary: '',
  body: '',
  codes: [],
  url: `/x?id=${parts.id}`,
  urlType: '1',
  publishDate: '2026-11-01',
  ...parts,
});
const DOCUMENTS = [
  aDocument({ id: 'lc', title: '理财产品', docType: 'PRODUCT', kind: 'page', publishDate: '' }),
  aDocument({ id: 'n1', title: '理财开放期安排', docType: 'NOTICE', kind: 'notice' }),
  aDocument({ id: 'n2', title: '理财公开课', publishDate: '2025-01-01' }),
  aDocument({ id: 'x', title: 'R&D <b>理财</b>', body: '<script>alert(1)</script> 理财' }),
];
const hotSearch = (key: string, keyword: string, sort: number) =>
  aRecord('hot-search', { key }, { keyword, sort });
const fx = aRecord(
  'fx-rate',
  { key: 'usd' },
  recordTypes['fx-rate'].body.parse({
    currency: 'USD',
    currencyName: '美元',
    unit: 100,
    spotBuy: '707.15',
    cashBuy: '701.40',
    spotSell: '710.12',
    cashSell: '710.12',
    middleRate: '708.21',
    changeRate: '0.12',
    publishTime: '2026-11-20T10:30:00+08:00',
    sort: 1,
  }),
);
const settings = aRecord(
  'search-settings',
  { key: 's' },
  recordTypes['search-settings'].body.parse({ blockedHotSearches: ['竞品银行'] }),
);

let api: TestApi;
let engine: EmbeddedEngine;
let app: FastifyInstance;
let away: FastifyInstance;
let folder: string;
let visitor = '192.0.2.1';
let popular: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bank-search-api-'));
  const { file } = await buildIndex({
    folder,
    release: 'r',
    documents: DOCUMENTS,
    settings: defaultSettings(),
  });
  engine = await EmbeddedEngine.open(file, { deadlineMs: 20_000 });
  const searched = [hotSearch('a', '存款利率', 1), hotSearch('b', 'LPR', 2), fx, settings];
  api = await apiOver([...aBank(), ...searched], NOW);
  const options = {
    snapshot: () => api.snapshot,
    imageBase: '/images/',
    visits: api.visits,
    admit: () => undefined,
    visitorOf: () => visitor,
  };
  app = Fastify();
  registerApi(app, { ...options, search: engine, popularSearches: async () => popular });
  away = Fastify();
  registerApi(away, options);
});
afterAll(async () => {
  await app.close();
  await away.close();
  await engine.close();
  await api.drop();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (name: string, payload: object, on = app) =>
  (await on.inject({ method: 'POST', url: `/api/esWebSearch/${name}`, payload })).json<{
    code: number;
    msg: string;
    data: never;
  }>();

describe('the calls of search', () => {
  it('find, page by page, with what was searched for marked in escaped text [S7-search] [SRCH-6] [SEC-15]', async () => {
    const { code, data } = await post('docFullSearch', { keyword: '理财', pageSize: 3 });
    expect(code).toBe(0);
    expect(data).toMatchObject({ total: 4, pageNum: 1, pageSize: 3, originalKeyword: '理财' });
    const all = (await post('docFullSearch', { keyword: '理财' })).data as {
      list: { id: string; titleHtml: string; summaryHtml: string }[];
    };
    expect(all.list[0]).toMatchObject({ id: 'lc', titleHtml: '<mark>理财产品</mark>', bestBet: '0' });
    const hostile = all.list.find(({ id }) => id === 'x');
    expect(hostile?.titleHtml).toBe('R&amp;D &lt;b&gt;<mark>理财</mark>&lt;/b&gt;');
    expect(hostile?.summaryHtml).not.toMatch(/<(?!\/?mark>)/);
  });

  it('count announcements among the news, and every page once [S7-search] [SRCH-6]', async () => {
    const { data } = await post('docTypeSearch', { keyword: '理财' });
    expect(data).toEqual([
      { docType: 'ALL', name: '全部', count: 4 },
      { docType: 'PRODUCT', name: '产品服务', count: 1 },
      { docType: 'NEWS', name: '公告新闻', count: 3 },
      { docType: 'NOTICE', name: '公告', count: 1 },
      { docType: 'FILE', name: '文件', count: 0 },
      { docType: 'BRANCH', name: '网点', count: 0 },
    ]);
    for (const docType of ['NEWS', 'NOTICE'] as const) {
      const found = (await post('docFullSearch', { keyword: '理财', docType })).data as { total: number };
      expect(found.total).toBe(docType === 'NEWS' ? 3 : 1);
    }
  });

  it('keep to days and order [SRCH-6]', async () => {
    const ask = { keyword: '理财', docType: 'NEWS', sort: 'oldest' };
    const { list } = (await post('docFullSearch', ask)).data as { list: { id: string }[] };
    expect(list[0]?.id).toBe('n2');
    const dated = (await post('docFullSearch', { ...ask, startDate: '2026-01-01' })).data as {
      total: number;
    };
    expect(dated.total).toBe(2);
  });

  it('suggest in characters and pinyin [SRCH-1] [SRCH-3]', async () => {
    const { data } = await post('suggest', { keyword: 'licai', limit: 2 });
    expect(data).toHaveLength(2);
    expect((data as { text: string }[])[0]?.text).toBe('理财产品');
  });

  it.each([
    ['docFullSearch', { keyword: '' }, 'keyword'],
    ['docFullSearch', { keyword: 'x'.repeat(51) }, 'keyword'],
    ['docFullSearch', { keyword: 'x', docType: 'STAFF' }, 'docType'],
    ['docFullSearch', { keyword: 'x', startDate: '2026-02-30' }, 'startDate'],
    ['docFullSearch', { keyword: 'x', pageSize: 51 }, 'pageSize'],
    ['docFullSearch', { keyword: 'x', q: '*' }, 'q'],
    ['suggest', { keyword: ' ' }, 'keyword'],
    ['hotSearchAdd', {}, 'keyword'],
  ])('%s refuses %j and names %s [S7-search]', async (name, payload, field) => {
    expect(await post(name, payload)).toMatchObject({
      code: 40000,
      data: { fields: { [field]: expect.any(String) as string } },
    });
  });

  it.each([
    '"',
    '*',
    'NEAR(a b)',
    'a OR b',
    "'; DROP TABLE d",
    '\u0000\u0007',
    '🏦𠮷',
    '％＿',
    '理财 -基金',
    '((((',
    ')',
  ])('answer %j like any other keyword [SEC-15]', async (keyword) => {
    expect((await post('docFullSearch', { keyword })).code).toBe(0);
  });

  it('say that search is away where there is no index, and the hot searches come all the same', async () => {
    expect(await post('docFullSearch', { keyword: '理财' }, away)).toMatchObject({ code: 50300, data: null });
    expect((await post('hotSearchQuery', {}, away)).data).toEqual(['存款利率', 'LPR']);
  });
});

describe('direct answers', () => {
  it.each(['美元', 'usd', '美元汇率', '今日美元兑人民币汇率', '美金', ' ＵＳＤ ', '美元汇率是多少？'])(
    '%s is a rate [SRCH-12]',
    async (keyword) => {
      expect((await post('directAnswer', { keyword })).data).toMatchObject([
        { kind: 'FX', rate: { currency: 'USD' } },
      ]);
    },
  );

  it.each(['客服电话', '95526', 'hotline'])('%s is the hotline [SRCH-12]', async (keyword) => {
    expect((await post('directAnswer', { keyword })).data).toEqual([{ kind: 'HOTLINE' }]);
  });

  it.each(['理财', '美元理财', '汇率', 'x'])('%s is none', async (keyword) => {
    expect((await post('directAnswer', { keyword })).data).toEqual([]);
  });
});

describe('hot searches', () => {
  const add = (keyword: string) => post('hotSearchAdd', { keyword });
  const ranked = () => api.visits.hotSearches.ranked({ language: 'CN', day: today(), limit: 10 });
  const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(Date.now());

  it('count visitors, not calls, and never what is blocked, personal or found nowhere [SEC-16] [SRCH-10]', async () => {
    const unwanted = ['竞品银行理财', '13800138000', '6222 0000 1111 2222', '没有这样的页面', 'www.理财.com'];
    for (let number = 1; number <= 6; number += 1) {
      visitor = `192.0.2.${number}`;
      for (const keyword of ['理财', '理财', ' 理财 ', ...unwanted])
        expect((await add(keyword)).data).toBe(true);
    }
    visitor = '198.51.100.1';
    for (let again = 0; again < 50; again += 1) await add('公开课');
    expect(await ranked()).toEqual(['理财']);
  });

  it("take the place of the editors' when there are enough, without what was blocked since [S7-search]", async () => {
    popular = ['竞品银行', '理财', '养老金', '外汇牌价', '大额存单', 'lpr'];
    expect((await post('hotSearchQuery', {})).data).toEqual([
      '理财',
      '养老金',
      '外汇牌价',
      '大额存单',
      'lpr',
      '存款利率',
    ]);
    popular = ['理财', '养老金'];
    expect((await post('hotSearchQuery', {})).data).toEqual(['存款利率', 'LPR']);
  });
});
