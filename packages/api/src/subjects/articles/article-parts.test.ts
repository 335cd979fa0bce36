import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleDetail, articleList, articleTree, finInfoList } from '@bank/contract';
import { aRecord, anArticle } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const COLUMN = '301001';
const FACT = { label: '余额', value: '862.4', unit: '亿元' };
const SCHEME = {
  name: '研发贷',
  limit: { value: '5000', unit: '万元' },
  term: { value: '按项目' },
  basis: '研发费用',
};
const cover = JSON.stringify([{ path: 'cover.svg' }]);

const column = (columnId: string, page: string, language: 'CN' | 'EN' = 'CN') =>
  aRecord(
    'column',
    { key: columnId, language },
    { columnId, name: columnId, page, detailPath: language === 'CN' ? '/detail' : '/en/detail', cover: '' },
  );
const text = (key: string, publishDate: string, more: Parameters<typeof anArticle>[0] = {}) =>
  anArticle({ columnId: COLUMN, key, publishDate, title: `题 ${key}`, ...more });

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aPage('list', { path: '/list', component: 'news-list', layout: 'fund' }),
    column(COLUMN, 'list'),
    column('301002', 'nowhere'),
    column('401001', 'list'),
    column(COLUMN, 'list', 'EN'),
    text('plain', '2026-11-01'),
    text('plain', '2026-11-01', { language: 'EN' }),
    text('full', '2026-11-02', {
      source: '本行',
      author: '林编辑',
      cover,
      daylight: true,
      facts: [FACT, { label: '户数', value: '3' }],
      scheme: SCHEME,
      outcome: '三年增产一倍',
      updateTime: '2026-11-03T09:00:00+08:00',
      prodCode: 'TX1',
      prodName: '天璇',
      docKind: 'NOTICE',
      tags: ['绿色', '科技'],
    }),
    text('one-tag', '2026-10-01', { tags: ['绿色'] }),
    text('two-tags', '2026-09-01', { tags: ['科技', '绿色'] }),
    text('last', '2026-08-01', { prodCode: 'TX2' }),
    // Of the same section in another section's list.
    text('elsewhere', '2026-11-05', { columnId: '301002' }),
  ]);
});
afterAll(() => api.drop());

describe('what a list says of an article', () => {
  const summaryOf = async (id: string) =>
    (await api.client('CN').call(articleList, { columnId: COLUMN })).list.find((item) => item.id === id);

  it('is all that its author gave, and its first number [S7-lists]', async () => {
    expect(await summaryOf('full')).toMatchObject({
      source: '本行',
      author: '林编辑',
      cover,
      updateTime: '2026-11-03T09:00:00+08:00',
      fact: FACT,
      scheme: SCHEME,
      outcome: '三年增产一倍',
      top: '0',
    });
  });

  it('leaves out what nobody gave; it was last changed when it was published [S7-lists]', async () => {
    const plain = await summaryOf('plain');
    expect(plain).toMatchObject({ updateTime: '2026-11-01T00:00:00+08:00' });
    for (const field of ['source', 'author', 'fact', 'scheme', 'outcome'])
      expect(plain).not.toHaveProperty(field);
  });
});

describe('one article', () => {
  it('shows of its neighbours the cover, the day and the first number [NEWS-1]', async () => {
    const { prev, next } = await api.client('CN').call(articleDetail, { id: 'plain' });
    expect(prev).toEqual({ id: 'full', title: '题 full', cover, publishDate: '2026-11-02', fact: FACT });
    expect(next).toEqual({ id: 'one-tag', title: '题 one-tag', cover: '', publishDate: '2026-10-01' });
    const ends = ['full', 'last'].map((id) => api.client('CN').call(articleDetail, { id }));
    const [newest, oldest] = await Promise.all(ends);
    expect([newest?.prev, oldest?.next]).toEqual([undefined, undefined]);
  });

  it('names what shares most of its tags first, three at most and never itself [S7-lists]', async () => {
    const { related, daylight } = await api.client('CN').call(articleDetail, { id: 'full' });
    expect(related.map(({ id }) => id)).toEqual(['two-tags', 'one-tag', 'plain']);
    expect(daylight).toBe(true);
    expect(await api.client('CN').call(articleDetail, { id: 'plain' })).not.toHaveProperty('daylight');
  });

  it('says where it is read, and where in the other language if that has it [LANG-3]', async () => {
    expect(await api.client('CN').call(articleDetail, { id: 'plain' })).toMatchObject({
      address: `/detail?id=plain&column=${COLUMN}`,
      twin: `/en/detail?id=plain&column=${COLUMN}`,
    });
    expect(await api.client('CN').call(articleDetail, { id: 'full' })).not.toHaveProperty('twin');
  });
});

describe('the columns beside one', () => {
  it('are those of its section by their ids, each with the page that lists it [S7-lists]', async () => {
    const tree = await api.client('CN').call(articleTree, { columnId: COLUMN });
    const alike = { urlType: '1', dataType: 2, levels: 2, titleId: '' };
    expect(tree).toEqual([
      {
        ...alike,
        id: COLUMN,
        code: COLUMN,
        name: COLUMN,
        path: '/list',
        url: `/list?column=${COLUMN}`,
        component: 'news-list',
        layout: 'fund',
        sort: 0,
      },
      {
        ...alike,
        id: '301002',
        code: '301002',
        name: '301002',
        path: '',
        url: '',
        component: '',
        layout: 'second',
        sort: 1,
      },
    ]);
  });
});

describe('the documents of products', () => {
  const found = async (request: object) =>
    (await api.client('CN').call(finInfoList, { columnId: COLUMN, ...request })).list;

  it('are those of one product where it is named [S7-lists]', async () => {
    expect(await found({})).toHaveLength(5);
    expect(await found({ prodCode: 'TX1' })).toMatchObject([
      { id: 'full', prodCode: 'TX1', prodName: '天璇', docKind: 'NOTICE' },
    ]);
    expect(await found({ prodCode: 'TX2' })).toMatchObject([{ id: 'last', prodName: '', docKind: '' }]);
    expect((await found({ keyword: 'one-tag' })).map(({ id }) => id)).toEqual(['one-tag']);
  });

  it('come in pages, and of a column that there is [S7-lists]', async () => {
    const second = await api.client('CN').call(finInfoList, { columnId: COLUMN, pageSize: 2, pageNum: 2 });
    expect(second).toMatchObject({ total: 5, list: [{ id: 'one-tag', prodCode: '' }, { id: 'two-tags' }] });
    await expect(found({ columnId: '999999' })).rejects.toMatchObject({ body: { code: 40400 } });
  });
});
