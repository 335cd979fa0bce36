import { afterAll, describe, expect, it } from 'vitest';
import { FEATURES, LANGUAGES, allRoutes, navigation, type Feature, type Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord } from '@bank/store/testing';
import { aFund } from '../../testing/a-fund.ts';
import { aPage } from '../../testing/a-page.ts';
import { parsedInBoth } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';
import { directAnswersTo } from '../../subjects/search/direct-answer/direct-answers.ts';
import { buildFeed } from '../feeds/build-feed.ts';
import { buildSitemap } from './build-sitemap.ts';

const ORIGIN = 'https://www.bank.example';
const base = (language: Language) => (language === 'CN' ? '' : '/en');

const pages = (language: Language) => {
  const at = (path: string) => base(language) + path;
  return [
    aPage('home', { path: at('/personal'), component: 'home', menu: { sort: 1 } }, language),
    aPage(
      'funds',
      { parent: 'home', path: at('/funds'), component: 'fund-home', menu: { sort: 2 } },
      language,
    ),
    aPage('fund', { parent: 'funds', path: at('/fund'), component: 'fund-detail' }, language),
    aPage('fund-news', { parent: 'funds', path: at('/fundnews'), component: 'fund-news' }, language),
    aPage('invest', { parent: 'home', menu: { sort: 3, url: at('/funds') } }, language),
    aPage('cards', { path: at('/cards'), component: 'credit-card-home', menu: { sort: 4 } }, language),
    aPage('offers', { parent: 'cards', path: at('/offers'), component: 'card-list' }, language),
    aPage(
      'write',
      { parent: 'home', path: at('/feedback'), component: 'feedback', menu: { sort: 5 } },
      language,
    ),
  ];
};
const column = (columnId: string, page: string, path: string) =>
  parsedInBoth('column', columnId, { columnId, name: columnId, page, detailPath: path });

const opened: TestApi[] = [];
afterAll(() => Promise.all(opened.map((api) => api.drop())));

/** What visitors and programs find of a bank without one of the parts. */
async function without(off: Feature | undefined) {
  const config = {
    siteName: '北曜银行',
    bottomConfigList: [],
    friendlyLinkList: [],
    legalLinkList: [],
    ...(off && { features: { [off]: false } }),
  } as unknown as RecordBody<'site-config'>;
  const api = await apiOver([
    ...LANGUAGES.map((language) => aRecord('site-config', { key: 'site', language }, config)),
    ...LANGUAGES.flatMap(pages),
    ...column('102004', 'fund-news', '/fundnews'),
    ...column('401002', 'offers', '/offers'),
    ...LANGUAGES.map((language) => aFund('000001', { fundName: '澄江优选混合 A' }, language)),
  ]);
  opened.push(api);
  const { snapshot: content } = api;
  const menu = (await api.client('CN').call(navigation, {})).flatMap(({ code, children = [] }) => [
    code,
    ...children.map((child) => child.code),
  ]);
  const paths = (await api.client('CN').call(allRoutes, {}))
    .map(({ path }) => path)
    .filter((path) => path !== '');
  const sitemap = await buildSitemap('sitemap-zh-1.xml', {
    content,
    origin: ORIGIN,
    canonical: (url) => (paths.includes(url.split('?')[0] ?? '') ? url : undefined),
  });
  const english = (await api.client('EN').call(allRoutes, {})).map(({ path }) => path);
  const feed = async (name: string) =>
    (await buildFeed(name, { content, language: 'CN', origin: ORIGIN })) !== undefined;
  const answers = await directAnswersTo({ content, imageBase: '/images/' }, 'CN', '000001');
  return {
    menu,
    paths: paths.toSorted(),
    english: english.length,
    sitemap: [...(sitemap ?? '').matchAll(/<loc>https:\/\/www\.bank\.example([^<]*)/g)].map(([, url]) => url),
    feeds: [await feed('fund-notices.xml'), await feed('card-offers.xml')],
    answers: answers.map(({ kind }) => kind),
  };
}

const ALL = ['/cards', '/feedback', '/fund', '/fundnews', '/funds', '/offers', '/personal'];

describe('a site without a part of it', () => {
  it.each([
    [undefined, ['home', 'funds', 'invest', 'write', 'cards'], ALL, [true, true], ['FUND']],
    ['funds', ['home', 'write', 'cards'], ['/cards', '/feedback', '/offers', '/personal'], [false, true], []],
    [
      'cards',
      ['home', 'funds', 'invest', 'write'],
      ['/feedback', '/fund', '/fundnews', '/funds', '/personal'],
      [true, false],
      ['FUND'],
    ],
    [
      'feedback',
      ['home', 'funds', 'invest', 'cards'],
      ALL.filter((path) => path !== '/feedback'),
      [true, true],
      ['FUND'],
    ],
    ['tracking', ['home', 'funds', 'invest', 'write', 'cards'], ALL, [true, true], ['FUND']],
  ] as const)(
    '%s: neither menu, pages, sitemap, feeds nor answers lead there [NAV-11]',
    async (off, menu, paths, feeds, answers) => {
      const found = await without(off);
      expect(found).toMatchObject({ menu, paths, feeds, answers, english: paths.length });
      expect(found.sitemap.filter((url) => !paths.includes((url ?? '').split('?')[0] as never))).toEqual([]);
      expect(found.sitemap).toContain('/personal');
    },
  );

  it('may be without any of the parts that there are', () => {
    expect(FEATURES).toEqual(['funds', 'cards', 'feedback', 'tracking']);
  });
});
