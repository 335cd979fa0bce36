import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, corporateDetail, corporateList, type ServiceFacts } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const FINANCE = '201001';
const TRADE = '201005';
const BONDS = '301002';

const column = (columnId: string) =>
  aRecord(
    'column',
    { key: columnId },
    { columnId, name: columnId, page: 'list', detailPath: '/company/corporateFinanceDetail', cover: '' },
  );

const facts = (given: Partial<ServiceFacts>): ServiceFacts => ({
  kind: 'SERVICE',
  sort: 0,
  industries: [],
  sizes: [],
  needs: [],
  facts: [{ name: '答复时限', value: '5 个工作日' }],
  materials: [],
  steps: [],
  related: [],
  ...given,
});

const article = (key: string, columnId: string, service: Partial<ServiceFacts>, publishDate = '2026-11-16') =>
  anArticle({
    key,
    columnId,
    publishDate,
    title: `题 ${key}`,
    summary: `提要 ${key}`,
    service: facts(service),
  });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aPage('list', { path: '/company/corporateFinanceList', component: 'corporate-finance-list' }),
    ...[FINANCE, TRADE, BONDS].map(column),
    article('loan', FINANCE, { sort: 2, sizes: ['SMALL', 'MEDIUM'], needs: ['WORKING'], related: ['order'] }),
    article('order', FINANCE, { sort: 1, industries: ['TRADE'], sizes: ['SMALL'], needs: ['SUPPLY'] }),
    article('guarantee', TRADE, {
      sort: 1,
      needs: ['TRADE'],
      facts: [{ name: '开立时限', value: '2 个工作日，ＳＷＩＦＴ 通知' }],
    }),
    article('bonds', BONDS, { sort: 1 }),
    article('old-case', FINANCE, { kind: 'CASE', needs: ['SUPPLY'], related: ['order'] }, '2025-03-01'),
    article(
      'new-case',
      FINANCE,
      { kind: 'CASE', sizes: ['GROUP'], related: ['loan', 'order'] },
      '2026-10-01',
    ),
    anArticle({ key: 'notice', columnId: '201006', title: '通知', publishDate: '2026-11-18' }),
    anArticle({ key: 'news', columnId: '701001', title: '新闻', publishDate: '2026-11-18' }),
    anArticle({ key: 'coming', columnId: FINANCE, service: facts({}), publishAt: Date.parse('2027-01-01') }),
  ]);
});
afterAll(() => api.drop());

const keys = (list: { id: string }[]) => list.map(({ id }) => id);
/** Not typed, so that requests that no page would make can be tried. */
const listed = (request: object) => api.client('CN').call(corporateList, request);

describe('services and cases', () => {
  it('stand in the editors’ order, column by column, before the cases, the newest first [S7-lists] [CORP-3]', async () => {
    const { list, total, counts } = await listed({});
    expect(keys(list)).toEqual(['order', 'loan', 'guarantee', 'bonds', 'new-case', 'old-case']);
    expect({ total, counts }).toEqual({ total: 6, counts: { SERVICE: 4, CASE: 2 } });
    expect(list[0]?.service.facts).toEqual([{ name: '答复时限', value: '5 个工作日' }]);
  });

  it.each([
    ['columns', { columnIds: [FINANCE, TRADE], kind: 'SERVICE' }, ['order', 'loan', 'guarantee']],
    ['a kind', { kind: 'CASE' }, ['new-case', 'old-case']],
    [
      'an industry, and whoever names none',
      { columnIds: [FINANCE], industries: ['ENERGY'] },
      ['loan', 'new-case', 'old-case'],
    ],
    ['a size, and whoever names none', { columnIds: [FINANCE], sizes: ['GROUP'] }, ['new-case', 'old-case']],
    [
      'any of several sizes',
      { columnIds: [FINANCE], sizes: ['GROUP', 'MEDIUM'] },
      ['loan', 'new-case', 'old-case'],
    ],
    ['a need, which must be named', { needs: ['SUPPLY'] }, ['order', 'old-case']],
    ['any of several needs', { needs: ['SUPPLY', 'WORKING'] }, ['order', 'loan', 'old-case']],
    ['words of title or facts, in any spelling', { keyword: 'swift guarantee' }, ['guarantee']],
    ['nothing that has all the words', { keyword: 'guarantee 没有' }, []],
    ['a page', { pageSize: 2, pageNum: 2 }, ['guarantee', 'bonds']],
  ] as const)('are limited to %s [CORP-3]', async (_, request, expected) => {
    expect(keys((await listed(request)).list)).toEqual(expected);
  });

  it('count both kinds of what the other limits let through [CORP-3]', async () => {
    expect((await listed({ kind: 'CASE', needs: ['SUPPLY'] })).counts).toEqual({ SERVICE: 1, CASE: 1 });
  });

  it('are refused for a column that does not exist and for a code of no list', async () => {
    await expect(listed({ columnIds: ['999999'] })).rejects.toMatchObject({ body: { code: 40400 } });
    const refused = await listed({ needs: ['GOLD'] }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CallRejected);
    expect(refused).toMatchObject({
      body: { code: 40000, data: { fields: { 'needs.0': expect.any(String) } } },
    });
  });
});

describe('one of them', () => {
  const detail = (id: string) => api.client('CN').call(corporateDetail, { id });

  it('tells its text, its facts, what stands beside it and who used it [CORP-3]', async () => {
    const loan = await detail('loan');
    expect(loan).toMatchObject({ id: 'loan', content: expect.stringContaining('<p>'), service: { sort: 2 } });
    expect(keys(loan.services)).toEqual(['order']);
    expect(keys(loan.cases)).toEqual(['new-case']);
    expect(keys((await detail('order')).cases)).toEqual(['new-case', 'old-case']);
  });

  it('as a case, tells which services it used, in its own order [CORP-3]', async () => {
    const found = await detail('new-case');
    expect(keys(found.services)).toEqual(['loan', 'order']);
    expect(found.cases).toEqual([]);
  });

  it('may be a plain notice of the same sections [S7-lists]', async () => {
    const notice = await detail('notice');
    expect(notice).toMatchObject({ title: '通知', services: [], cases: [] });
    expect(notice.service).toBeUndefined();
  });

  it.each(['news', 'coming', 'nothing'])('is not found under %s', async (id) => {
    await expect(detail(id)).rejects.toMatchObject({ body: { code: 40400 } });
  });
});
