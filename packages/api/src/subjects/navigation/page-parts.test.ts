import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes, breadCrumb, leftTree, navigation, type Language } from '@bank/contract';
import { anArticle } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const aCover = (path: string) => JSON.stringify([{ path }]);
const column = (columnId: string, fields: Record<string, unknown>, language: Language = 'CN') =>
  parsedRecord('column', columnId, { columnId, name: columnId, detailPath: '/detail', ...fields }, language);

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aPage('section', {
      path: '/section',
      component: 'home',
      description: 'What it is about',
      redirect: '/section/list',
      menu: { sort: 1, cover: aCover('menu.svg'), titleId: 'qr', summary: 'In short' },
      banner: { title: 't', subTitle: 'below', cover: aCover('tall.svg'), isTall: true },
    }),
    aPage('heading', { parent: 'section', menu: { sort: 1, url: '/section/list' } }),
    aPage('bare', { parent: 'section', left: { sort: 2, url: 'https://away.example/', urlType: '2' } }),
    aPage('list', {
      parent: 'heading',
      path: '/section/list',
      component: 'news-list',
      columnId: '100001',
      left: { sort: 1 },
    }),
    aPage('zone', { parent: 'section', path: '/section/zone', component: 'edu-zone' }),
    aPage('own', { parent: 'section', path: '/section/own', component: 'own', columnId: '100003' }),
    aPage('list', { path: '/en/list', component: 'news-list' }, 'EN'),
    aPage('own', { path: '/en/own', component: 'own', columnId: '100003' }, 'EN'),
    aPage('bare', {}, 'EN'),
    column('100001', { page: 'list', subTitle: 'Under its name' }),
    column('100002', { page: 'zone' }),
    column('100003', { page: 'own' }),
    column('100004', { page: 'list' }),
    column('100005', { page: 'bare' }),
    column('100006', { page: 'nowhere' }),
    column('100007', { page: 'list' }),
    ...['100001', '100003', '100004', '100007'].map((id) =>
      column(id, { page: id === '100003' ? 'own' : 'list' }, 'EN'),
    ),
    column('100005', { page: 'bare' }, 'EN'),
    anArticle({ columnId: '100001', language: 'EN' }),
    anArticle({ columnId: '100004', language: 'CN' }),
  ]);
});
afterAll(() => api.drop());

const client = () => api.client('CN');
const last = async (id: string) => (await client().call(breadCrumb, { id })).at(-1);

describe('what is known of a page', () => {
  it('is all that its record says [S2-meta]', async () => {
    const routes = await client().call(allRoutes, {});
    expect(routes.find(({ code }) => code === 'section')).toMatchObject({
      url: '/section',
      description: 'What it is about',
      redirect: '/section/list',
      titleId: 'qr',
      banner: { title: 't', subTitle: 'below', imgUrl: '/images/tall.svg', isTall: true },
    });
    expect(routes.find(({ code }) => code === 'list')).toMatchObject({
      columnId: '100001',
      twin: '/en/list',
    });
    expect(routes.find(({ code }) => code === 'heading')).toMatchObject({ path: '', url: '/section/list' });
  });

  it('has no fields that its record has not [S2-meta]', async () => {
    const routes = await client().call(allRoutes, {});
    const zone = routes.find(({ code }) => code === 'zone');
    for (const field of ['description', 'columnId', 'redirect', 'hidden', 'twin', 'banner'])
      expect(zone).not.toHaveProperty(field);
  });
});

describe('an entry of a menu', () => {
  it('has the words and the picture that its section shows [S3-menu]', async () => {
    const [section] = await client().call(navigation, {});
    expect(section).toMatchObject({ titleId: 'qr', summary: 'In short', cover: aCover('menu.svg'), sort: 1 });
    const [heading] = section?.children ?? [];
    expect(heading).toMatchObject({ titleId: '', levels: 2 });
    for (const field of ['summary', 'cover', 'children']) expect(heading).not.toHaveProperty(field);
  });

  it('on the left leads where its record says, also away from the site [S2-layout]', async () => {
    const left = await client().call(leftTree, { code: 'bare' });
    expect(left.map(({ code, url, urlType, sort }) => [code, url, urlType, sort])).toEqual([
      ['bare', 'https://away.example/', '2', 2],
    ]);
  });
});

describe('the way to a column', () => {
  it('names a heading by where its entry in the menu leads, and its list not twice [S4-banner]', async () => {
    const trail = await client().call(breadCrumb, { id: '100001' });
    expect(trail.map(({ id, url, component }) => [id, url, component])).toEqual([
      ['section', '/section', 'home'],
      ['heading', '/section/list', ''],
      ['100001', '/section/list?column=100001', 'news-list'],
    ]);
    expect(trail.at(-1)?.subTitle).toBe('Under its name');
    expect(await last('100002')).not.toHaveProperty('subTitle');
  });

  it('names a page that holds more than the column before it [S4-banner]', async () => {
    const ids = async (id: string) => (await client().call(breadCrumb, { id })).map((crumb) => crumb.id);
    expect(await ids('100002')).toEqual(['section', 'zone', '100002']);
    expect(await ids('100003')).toEqual(['section', '100003']);
  });

  it('leads nowhere where no page lists the column [S4-banner]', async () => {
    expect(await client().call(breadCrumb, { id: '100006' })).toMatchObject([
      { id: '100006', url: '', component: '', bannerImgUrl: '' },
    ]);
  });

  it.each([
    ['its list', '100001', '/en/list?column=100001'],
    ['its own page, by its bare address', '100003', '/en/own'],
    ['nothing, where only the other language has no article in it', '100004', ''],
    ['its list, where neither language has an article in it', '100007', '/en/list?column=100007'],
    ['nothing, where its page there has no address', '100005', ''],
    ['nothing, where the other language has no such column', '100002', ''],
  ])('leads in the other language to %s [LANG-3]', async (_, id, twin) => {
    expect((await last(id))?.twin).toBe(twin);
  });
});
