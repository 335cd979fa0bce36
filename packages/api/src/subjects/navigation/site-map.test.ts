import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leftTree, navigation, siteMap } from '@bank/contract';
import { aRecord } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { apiOver, type TestApi } from '../../testing.ts';

const page = (code: string, given: object) => aPage(code, { component: 'own', ...given });
const link = (id: string, url: string, urlType = '1') => ({ id, name: id, url, urlType });
const FOOTER = {
  bottomConfigList: [
    {
      name: 'About',
      links: [link('foot', '/foot'), link('dead', '/dead', '0'), link('away', 'https://x.example/')],
    },
    { name: 'Again', links: [link('foot-again', '/foot')] },
    { name: 'About', links: [link('more', '/more')] },
  ],
  friendlyLinkList: [],
  legalLinkList: [link('T1', '', '3')],
};

let api: TestApi;
beforeAll(async () => {
  api = await apiOver([
    aRecord('site-config', { key: 'site' }, FOOTER as never),
    page('z-first', { path: '/first', menu: { sort: 1 } }),
    page('a-second', { path: '/second', menu: { sort: 2 } }),
    page('b-empty', { menu: { sort: 3 } }),
    page('z-head', { parent: 'z-first', menu: { sort: 1, url: '/first/a' } }),
    page('y-entry', { parent: 'z-head', path: '/first/a', menu: { sort: 1 } }),
    page('x-entry', { parent: 'z-head', menu: { sort: 2, url: '/list?column=1' } }),
    page('y-head', { parent: 'z-first', path: '/first/own', menu: { sort: 2 } }),
    page('w-entry', { parent: 'y-head', path: '/first/b', menu: { sort: 1 } }),
    page('x-head', { parent: 'z-first', menu: { sort: 3, url: '/first/a' } }),
    page('list', { parent: 'z-first', path: '/list' }),
    page('last', { parent: 'z-first', path: '/a-page' }),
    page('a-left', { parent: 'z-first', left: { sort: 10, url: '/left/ten' } }),
    page('b-left', { parent: 'z-first', left: { sort: 2, url: '/left/two' } }),
    page('lost', { path: '/lost' }),
    page('text', { path: '/text', component: 'link-details' }),
  ]);
});
afterAll(() => api.drop());

const sections = () => api.client('CN').call(siteMap, {});
const groupsOf = async (id: string) =>
  (await sections())
    .find((section) => section.id === id)
    ?.groups.map(({ name, url, links }) => [name, url, ...links.map((item) => item.url)]);

describe('the site map', () => {
  it('has the sections of the menu in their order, then the whole site, and none that is empty [NAV-11]', async () => {
    expect((await sections()).map(({ id, name, url }) => [id, name, url])).toEqual([
      ['z-first', 'z-first', '/first'],
      ['a-second', 'a-second', '/second'],
      ['site', '', ''],
    ]);
  });

  it('has each address once in a section; a heading leads where none of its entries does [NAV-11]', async () => {
    expect(await groupsOf('z-first')).toEqual([
      ['z-head', '', '/first/a', '/list?column=1'],
      ['y-head', '/first/own', '/first/b'],
      ['x-head', '/first/a'],
      // Left menus in their order, then pages by path; the list is there by its column.
      ['', '', '/left/two', '/left/ten', '/a-page'],
    ]);
  });

  it('ends with what is in no section and what the footer leads to within the site [NAV-11]', async () => {
    expect(await groupsOf('site')).toEqual([
      ['', '', '/lost', '/text?id=T1'],
      ['About', '', '/foot', '/more'],
    ]);
  });
});

describe('menus', () => {
  it('stand in the order of the editors [S3-menu]', async () => {
    const menu = await api.client('CN').call(navigation, {});
    expect(menu.map(({ code, url, urlType }) => [code, url, urlType])).toEqual([
      ['z-first', '/first', '1'],
      ['a-second', '/second', '1'],
      ['b-empty', '', '1'],
    ]);
    const left = await api.client('CN').call(leftTree, { code: 'last' });
    expect(left.map(({ code, path, titleId, sort }) => [code, path, titleId, sort])).toEqual([
      ['b-left', '', '', 2],
      ['a-left', '', '', 10],
    ]);
  });
});
