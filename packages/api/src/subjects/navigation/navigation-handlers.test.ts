import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes, breadCrumb, childTree, leftTree, navigation, type Language } from '@bank/contract';
import { aPage } from '../../testing/a-page.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const page = (code: string, given: object, language: Language = 'CN') =>
  aPage(code, { title: `${code} title`, ...given }, language);

const column = (columnId: string, fields: Record<string, unknown>) =>
  parsedRecord('column', columnId, {
    columnId,
    name: columnId,
    detailPath: '/bobbank/seconddetail',
    ...fields,
  });

const aCover = (path: string) => JSON.stringify([{ path }]);

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    page('personal', {
      path: '/personal',
      component: 'home',
      layout: 'base',
      keepAlive: true,
      menu: { sort: 1 },
    }),
    page('deposits', { parent: 'personal', menu: { sort: 2, url: '/personal/dkll', summary: 's' } }),
    page('loans', { parent: 'personal', menu: { sort: 1, url: 'https://loans.example/', urlType: '2' } }),
    page('rates', { parent: 'deposits', path: '/personal/dkll', component: 'rates', menu: { sort: 1 } }),
    page('bank', { path: '/bobbank', component: 'news-home', menu: { sort: 2, titleId: 'bank' } }),
    page('list', { parent: 'bank', path: '/bobbank/secondlist', component: 'news-list', left: { sort: 2 } }),
    page('map', {
      parent: 'bank',
      path: '/bobbank/map',
      component: 'map',
      left: { sort: 1 },
      banner: { title: 'map', cover: aCover('map.svg'), phoneCover: aCover('map-phone.svg') },
    }),
    column('701001', { page: 'list', cover: aCover('news.svg'), phoneCover: aCover('news-phone.svg') }),
    column('701002', { page: 'list', cover: aCover('notices.svg') }),
    column('701003', { page: 'map' }),
    page('detail', {
      parent: 'list',
      path: '/bobbank/seconddetail',
      component: 'news-detail',
      hidden: true,
    }),
    page('bank', { path: '/en/bobbank', component: 'news-home' }, 'EN'),
  ]);
});
afterAll(() => api.drop());

describe('the routes', () => {
  it('are the records that have a path and the headings above them, with meta, layout and twin [S2-generated] [S2-meta]', async () => {
    const routes = await api.client('CN').call(allRoutes, {});
    expect(routes.map(({ path }) => path).toSorted()).toEqual([
      '',
      '/bobbank',
      '/bobbank/map',
      '/bobbank/seconddetail',
      '/bobbank/secondlist',
      '/personal',
      '/personal/dkll',
    ]);
    expect(routes.find(({ code }) => code === 'personal')).toMatchObject({
      title: 'personal title',
      keepAlive: true,
      layout: 'base',
      levels: 1,
    });
    expect(routes.find(({ code }) => code === 'bank')?.twin).toBe('/en/bobbank');
    expect(routes.find(({ code }) => code === 'personal')).not.toHaveProperty('twin');
    expect(routes.find(({ code }) => code === 'detail')).toMatchObject({
      parentCode: 'list',
      levels: 3,
      hidden: true,
    });
  });

  it('name the QR list of the menu section that they belong to, where it has one [S3-qr]', async () => {
    const routes = await api.client('CN').call(allRoutes, {});
    const titleOf = (code: string) => routes.find((route) => route.code === code)?.titleId;
    expect(['bank', 'list', 'detail'].map(titleOf)).toEqual(['bank', 'bank', 'bank']);
    expect(routes.find(({ code }) => code === 'rates')).not.toHaveProperty('titleId');
  });

  it('belong to one language [S4-language]', async () => {
    expect((await api.client('EN').call(allRoutes, {})).map(({ path }) => path)).toEqual(['/en/bobbank']);
  });
});

describe('the banner', () => {
  it('of a page is a picture and its crop for phones [S4-banner]', async () => {
    const routes = await api.client('CN').call(allRoutes, {});
    expect(routes.find(({ code }) => code === 'map')?.banner).toEqual({
      title: 'map',
      imgUrl: '/images/map.svg',
      phoneImgUrl: '/images/map-phone.svg',
    });
  });

  it.each([
    ['is the column’s own', '701001', '/images/news.svg', '/images/news-phone.svg'],
    ['has no crop where the picture brings none', '701002', '/images/notices.svg', undefined],
    ['is that of the nearest page above', '701003', '/images/map.svg', '/images/map-phone.svg'],
  ])('of a column %s [S4-banner]', async (_case, id, wide, phone) => {
    const last = (await api.client('CN').call(breadCrumb, { id })).at(-1);
    expect([last?.bannerImgUrl, last?.bannerPhoneImgUrl]).toEqual([wide, phone]);
  });
});

describe('the menu', () => {
  it('is the tree of the entries that stand in it, in the editors’ order [S7-nav] [S3-menu]', async () => {
    const menu = await api.client('CN').call(navigation, {});
    expect(menu.map(({ code, url }) => [code, url])).toEqual([
      ['personal', '/personal'],
      ['bank', '/bobbank'],
    ]);
    expect(menu[0]?.children?.map(({ code, url, urlType }) => [code, url, urlType])).toEqual([
      ['loans', 'https://loans.example/', '2'],
      ['deposits', '/personal/dkll', '1'],
    ]);
    expect(menu[0]?.children?.[1]?.children?.map(({ code }) => code)).toEqual(['rates']);
  });

  it('below one code is the child tree [S7-nav]', async () => {
    expect((await api.client('CN').call(childTree, { code: 'deposits' })).map(({ code }) => code)).toEqual([
      'rates',
    ]);
  });

  it('on the left is that of the nearest section above [S7-nav] [S2-layout]', async () => {
    const left = await api.client('CN').call(leftTree, { code: 'detail' });
    expect(left.map(({ code }) => code)).toEqual(['map', 'list']);
    expect(await api.client('CN').call(leftTree, { code: 'rates' })).toEqual([]);
    await expect(api.client('CN').call(leftTree, { code: 'nowhere' })).rejects.toMatchObject({
      body: { code: 40400 },
    });
  });
});
