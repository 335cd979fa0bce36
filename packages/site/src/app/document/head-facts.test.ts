import { describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { zhCn } from '../../words/loading/zh-cn.ts';
import type { LeafData } from '../../base/page/leaf-data.ts';
import { headFacts } from './head-facts.ts';

const list: RouteDef = {
  id: 'list',
  name: '新闻',
  code: 'list',
  path: '/list',
  url: '/list',
  urlType: '1',
  component: 'list',
  dataType: 2,
  levels: 1,
  layout: 'second',
  title: '新闻',
  description: '本行新闻。',
  keepAlive: false,
  columnId: '701001',
  twin: '/en/list',
};
type Found = Extract<LeafData, { kind: 'page' }>;
const { config } = sampleChrome('CN');
const factsOf = (search: string, head: Found['head'] = {}, more: Partial<Found> = {}) => {
  const query = Object.fromEntries(new URLSearchParams(search));
  return headFacts(list, { kind: 'page', data: null, query, head, ...more }, config, zhCn);
};
const ofPages = (pageNum: number) => ({ list: { total: 26, pageNum, pageSize: 8 } });

describe('what a page says of itself', () => {
  it.each([
    ['', '/list', false],
    ['column=701001', '/list', false],
    ['column=701002', '/list?column=701002', false],
    ['year=2025', '/list', true],
    ['column=701002&keyword=x&page=2', '/list?column=701002', true],
    ['id=1&column=701001', '/list?id=1', false],
    ['prodCode=A&range=1Y', '/list?prodCode=A', true],
    ['fundCode=A', '/list?fundCode=A', false],
    ['file=a.pdf', '/list?file=a.pdf', false],
    ['id=1&column=701002&range=1Y', '/list?id=1', true],
  ])(
    'under %s its address is %s, and a view is kept out of search engines: %s [SEO-1]',
    (search, address, noindex) => {
      expect(factsOf(search, ofPages(2))).toMatchObject({ address, noindex });
    },
  );

  it('counts a parameter that makes a page of its own as one [SEO-1]', () => {
    expect(factsOf('currency=EUR&range=1Y', { own: ['currency'] }).address).toBe('/list?currency=EUR');
    expect(factsOf('currency=EUR', { own: ['currency'] }).noindex).toBe(false);
  });

  it('says the number of a further page, whose address is its own and of no other language [SEO-1] [LANG-3]', () => {
    expect(factsOf('page=2', ofPages(2))).toEqual({
      title: '新闻（第 2 页）',
      description: '本行新闻。第 2 页，共 4 页。',
      address: '/list?page=2',
      twin: undefined,
      noindex: false,
    });
    expect(factsOf('page=2').address).toBe('/list');
  });

  it('says the number of a further page of a filtered or sorted list too', () => {
    const view = factsOf('sort=term-up&page=2', ofPages(2));
    expect(view).toMatchObject({ title: '新闻（第 2 页）', address: '/list', noindex: true });
    expect(factsOf('sort=term-up&page=9', ofPages(9)).title).toBe('新闻');
  });

  it('is kept out of search engines past the last page [SEO-1]', () => {
    expect(factsOf('page=9', ofPages(9))).toMatchObject({ title: '新闻', noindex: true, twin: undefined });
  });

  it('names its twin by what makes the page, or the whole address that it was given [LANG-3]', () => {
    expect(factsOf('column=701002').twin).toBe('/en/list?column=701002');
    expect(factsOf('id=1', { twin: '/en/list' }).twin).toBe('/en/list');
    expect(factsOf('year=2025').twin).toBeUndefined();
  });

  it('goes by the address at which its text is read by all [SEO-1]', () => {
    expect(factsOf('id=1&column=999999', { address: '/detail?id=1&column=701001' }).address).toBe(
      '/detail?id=1&column=701001',
    );
  });

  it('describes each column of a page by itself [SEO-1]', () => {
    const crumb = (name: string) => ({ id: name, name, bannerImgUrl: '', url: '/list', component: 'list' });
    const second = { crumbs: [crumb('今日'), crumb('公告')], left: [], leftTitle: '' };
    expect(factsOf('column=701002', ofPages(1), { second })).toMatchObject({
      title: '公告',
      description: `${config.siteName}今日：公告，共 26 条，按日期排列，可按年份与关键词查找。`,
    });
    const deeper = { ...second, crumbs: [crumb('关于'), ...second.crumbs] };
    expect(factsOf('column=701002', {}, { second: deeper }).description).toContain(
      `${config.siteName}今日：公告`,
    );
    expect(factsOf('column=701001', {}, { second })).toMatchObject({
      title: '新闻',
      description: '本行新闻。',
    });
    expect(factsOf('', {}, { second }).title).toBe('新闻');
    expect(factsOf('column=701002').title).toBe('新闻');
  });

  it('names the page too where the column has its home on another one [SEO-1]', () => {
    const crumb = { id: 'c', name: '公告', bannerImgUrl: '', component: 'list' };
    const titleAt = (url: string) =>
      factsOf('column=701002', {}, { second: { crumbs: [{ ...crumb, url }], left: [], leftTitle: '' } })
        .title;
    expect(titleAt('/list?column=701002')).toBe('公告');
    expect(titleAt('/other?column=701002')).toBe('公告-新闻');
  });

  it('is kept out of search engines where the record or the page says so [SEO-1]', () => {
    expect(factsOf('').noindex).toBe(false);
    expect(factsOf('', { noindex: true }).noindex).toBe(true);
    const leaf: LeafData = { kind: 'page', data: null, query: {}, head: {} };
    expect(headFacts({ ...list, hidden: true }, leaf, config, zhCn)).toMatchObject({
      noindex: true,
      twin: undefined,
    });
  });

  it('is nothing but not found where what was asked for does not exist [S2-404]', () => {
    const leaf: LeafData = { kind: 'missing', status: 404, query: {}, head: {} };
    const missing = {
      title: zhCn['notFound.title'],
      description: '本行新闻。',
      address: undefined,
      twin: undefined,
      noindex: true,
    };
    expect(headFacts(list, leaf, config, zhCn)).toEqual(missing);
    const { description: _, ...undescribed } = list;
    expect(headFacts(undescribed, leaf, { ...config, description: '本行。' }, zhCn).description).toBe(
      '本行。',
    );
  });
});
