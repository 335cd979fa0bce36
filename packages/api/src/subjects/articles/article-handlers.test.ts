import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallRejected, articleDetail, articleList, articleTree, breadCrumb } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const NEWS = '701001';

const news = (key: string, publishDate: string, more: Parameters<typeof anArticle>[0] = {}) =>
  anArticle({ columnId: NEWS, key, publishDate, title: `题 ${key}`, summary: `提要 ${key}`, ...more });

const column = (columnId: string, name: string, page: string) =>
  aRecord(
    'column',
    { key: columnId },
    { columnId, name, page, detailPath: '/bobbank/seconddetail', cover: '' },
  );

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aPage('bobbank', { path: '/bobbank', component: 'news-home' }),
    aPage('news', { parent: 'bobbank', path: '/bobbank/secondlist', component: 'news-list' }),
    column(NEWS, '北曜新闻', 'news'),
    column('701002', '公告与提示', 'news'),
    news('q3', '2026-11-20', { tags: ['业绩'] }),
    news('pinned', '2025-05-01', { top: true }),
    news('green', '2026-10-31', { title: '绿色贷款 100%_增长', tags: ['绿色', '业绩'] }),
    news('reading', '2025-11-08'),
    news('old', '2023-01-03', { docKind: 'CAPITAL' }),
    news('over', '2022-12-30', { expireAt: Date.parse('2023-02-01T00:00:00+08:00') }),
  ]);
});
afterAll(() => api.drop());

const keys = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the article list', () => {
  it('puts pinned articles first, then the newest [S7-lists]', async () => {
    const found = await api.client('CN').call(articleList, { columnId: NEWS });
    expect(keys(found.list)).toEqual(['pinned', 'q3', 'green', 'reading', 'old']);
    expect(found).toMatchObject({ total: 5, pageNum: 1, pageSize: 10, years: ['2026', '2025', '2023'] });
  });

  it.each([
    ['a year', { year: '2026' }, ['q3', 'green']],
    ['everything before a year', { beforeYear: '2025' }, ['old']],
    [
      'a range of days, both ends included',
      { startDate: '2025-11-08', endDate: '2026-10-31' },
      ['green', 'reading'],
    ],
    ['the narrower of year and range', { year: '2026', endDate: '2026-11-01' }, ['green']],
    ['a keyword in title or tags', { keyword: '绿色' }, ['green']],
    ['a keyword with characters that mean something to a database', { keyword: '100%_' }, ['green']],
    ['what their documents are', { docKind: 'CAPITAL' }, ['old']],
    ['a kind and a year at once', { docKind: 'CAPITAL', year: '2026' }, []],
    ['a keyword that nothing has', { keyword: '%%' }, []],
  ])('filters by %s [S7-lists]', async (_, filter, expected) => {
    const found = await api.client('CN').call(articleList, { columnId: NEWS, ...filter });
    expect(keys(found.list)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it('pages, and a page beyond the end is empty but keeps the total [S7-lists]', async () => {
    const second = await api.client('CN').call(articleList, { columnId: NEWS, pageSize: 2, pageNum: 2 });
    expect(keys(second.list)).toEqual(['green', 'reading']);
    const beyond = await api.client('CN').call(articleList, { columnId: NEWS, pageSize: 2, pageNum: 99 });
    expect(beyond).toMatchObject({ total: 5, list: [] });
  });

  it('answers 40400 for a column that does not exist [S8-code]', async () => {
    const call = api.client('CN').call(articleList, { columnId: '999999' });
    await expect(call).rejects.toMatchObject({ body: { code: 40400 } });
  });

  it('names each bad field and what was expected [S8-code]', async () => {
    const call = api
      .client('CN')
      .call(articleList, { columnId: 'x', pageSize: 51, year: '26', extra: 1 } as never);
    const error = await call.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(CallRejected);
    const { body } = error as CallRejected;
    expect(body.code).toBe(40000);
    expect(Object.keys((body.data as { fields: object }).fields).toSorted()).toEqual([
      'columnId',
      'extra',
      'pageSize',
      'year',
    ]);
  });

  it('lists the columns of the same section [S7-lists]', async () => {
    const tree = await api.client('CN').call(articleTree, { columnId: NEWS });
    expect(tree.map(({ id, url }) => [id, url])).toEqual([
      ['701001', '/bobbank/secondlist?column=701001'],
      ['701002', '/bobbank/secondlist?column=701002'],
    ]);
  });
});

describe('one article', () => {
  it('comes with its newer and older neighbours and what shares its tags [S7-lists]', async () => {
    const article = await api.client('CN').call(articleDetail, { id: 'green' });
    expect(article.prev?.id).toBe('q3');
    expect(article.next?.id).toBe('reading');
    expect(article.related[0]?.id).toBe('q3');
    expect(keys(article.related)).not.toContain('green');
  });

  it('answers 40400 where it does not exist in the language [S8-code]', async () => {
    await expect(api.client('EN').call(articleDetail, { id: 'green' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });

  it('answers 41000 once its time is over [NEWS-2] [S8-code]', async () => {
    await expect(api.client('CN').call(articleDetail, { id: 'over' })).rejects.toMatchObject({
      body: { code: 41000 },
    });
  });
});

describe('the banner and breadcrumb of a column', () => {
  it('runs from the section to the column [S7-nav]', async () => {
    const crumbs = await api.client('CN').call(breadCrumb, { id: NEWS });
    expect(crumbs.map(({ name, url }) => [name, url])).toEqual([
      ['bobbank', '/bobbank'],
      ['北曜新闻', '/bobbank/secondlist?column=701001'],
    ]);
  });
});
