import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteMap, type Language } from '@bank/contract';
import type { RecordBody } from '@bank/contract/schemas';
import { aRecord, anArticle } from '@bank/store/testing';
import { aPage } from '../../testing/a-page.ts';
import { parsedRecord } from '../../testing/parsed-record.ts';
import { apiOver, type TestApi } from '../../testing.ts';
import { buildSitemap } from './build-sitemap.ts';

const page = (code: string, body: Record<string, unknown>, language: Language = 'CN') =>
  aPage(code, { component: `${code}-page`, ...body }, language);
const column = (language: Language) =>
  parsedRecord(
    'column',
    '701001',
    {
      columnId: '701001',
      name: 'news',
      page: 'list',
      detailPath: language === 'CN' ? '/news/detail' : '/en/detail',
    },
    language,
  );
const article = (key: string, publishDate: string, language: Language = 'CN', columnId = '701001') =>
  anArticle({ key, language, columnId, title: key, summary: key, publishDate, content: '<p>x</p>' });
const config = (language: Language) => ({
  siteName: '北曜',
  legalLinkList: [
    { id: 'legal', name: '声明', urlType: '3', url: '' },
    { id: 'map', name: '地图', urlType: '1', url: '/map' },
  ],
  bottomConfigList: [
    {
      id: 'g',
      name: '关于',
      links: [
        { id: 'a', name: '新闻', urlType: '1', url: '/news?column=701001' },
        { id: 'b', name: '外部', urlType: '2', url: 'https://other.example/' },
        { id: 'c', name: '投诉', urlType: '1', url: language === 'CN' ? '/complain' : '/en' },
      ],
    },
  ],
  friendlyLinkList: [],
});

let api: TestApi;
beforeAll(async () => {
  const site = (language: Language) =>
    aRecord(
      'site-config',
      { key: 'site', language },
      config(language) as unknown as RecordBody<'site-config'>,
    );
  api = await apiOver([
    site('CN'),
    site('EN'),
    page('home', { path: '/personal', menu: { sort: 1 } }),
    page('section', { path: '/news', menu: { sort: 2, summary: 'What is new' } }),
    page('group', { parent: 'section', menu: { sort: 1, url: '/news?column=701001' } }),
    page('list', { parent: 'group', menu: { sort: 1, url: '/news?column=701001' } }),
    page('left', { parent: 'section', left: { sort: 1, url: '/news?column=701002' } }),
    page('unlinked', { parent: 'section', path: '/news/about' }),
    page('detail', { parent: 'section', path: '/news/detail', component: 'news-detail' }),
    page('texts', { path: '/texts', component: 'link-details' }),
    page('map', { path: '/map' }),
    page('secret', { path: '/secret', hidden: true }),
    page('old', { path: '/old', redirect: '/news' }),
    page('section', { path: '/en', menu: { sort: 1 } }, 'EN'),
    page('detail', { parent: 'section', path: '/en/detail', component: 'news-detail' }, 'EN'),
    column('CN'),
    column('EN'),
    article('first', '2026-11-01'),
    article('second', '2026-11-18'),
    article('first', '2026-11-01', 'EN'),
    // Read on a page that the other language does not have.
    parsedRecord('column', '301005', {
      columnId: '301005',
      name: 'market',
      page: 'list',
      detailPath: '/finance/detail',
    }),
    parsedRecord(
      'column',
      '301005',
      {
        columnId: '301005',
        name: 'market',
        page: 'list',
        detailPath: '/en/detail',
      },
      'EN',
    ),
    article('lpr', '2026-11-20', 'CN', '301005'),
    article('lpr', '2026-11-20', 'EN', '301005'),
    parsedRecord('link-page', 'legal', {
      id: 'legal',
      name: '声明',
      updateTime: '2026-11-16T09:00:00+08:00',
      content: '<p>x</p>',
    }),
  ]);
});
afterAll(() => api.drop());

const build = (
  name: string,
  more: { atMost?: number; canonical?: (url: string) => string | undefined } = {},
) =>
  buildSitemap(name, {
    content: api.snapshot,
    origin: 'https://bank.example',
    canonical: (url) => url,
    ...more,
  });
const linesOf = (text: string | undefined) =>
  (text ?? '').split('\n').filter((line) => line.includes('<loc>'));

describe('the map of the site', () => {
  it('has the menu as the editors grouped it, then pages that no menu leads to, then those of the footer [NAV-11]', async () => {
    const sections = await api.client('CN').call(siteMap, {});
    expect(
      sections.map(({ id, url, groups }) => [
        id,
        url,
        groups.map((group) => [group.name, group.url, group.links.map((link) => link.url)]),
      ]),
    ).toEqual([
      ['home', '/personal', []],
      [
        'section',
        '/news',
        [
          ['group', '', ['/news?column=701001']],
          ['', '', ['/news?column=701002', '/news/about']],
        ],
      ],
      [
        'site',
        '',
        [
          ['', '', ['/map', '/texts?id=legal']],
          ['关于', '', ['/complain']],
        ],
      ],
    ]);
    expect(sections[1]?.summary).toBe('What is new');
  });

  it('names nothing hidden, nothing that leads on, and no page of one item without the item [NAV-11] [S2-other]', async () => {
    const text = JSON.stringify(await api.client('CN').call(siteMap, {}));
    for (const path of ['/secret', '/old', '/news/detail', 'other.example']) expect(text).not.toContain(path);
  });
});

describe('the sitemap', () => {
  it('is an index of the files of each language, split where a file would be too long [SEO-1]', async () => {
    expect(linesOf(await build('sitemap.xml'))).toEqual([
      '<sitemap><loc>https://bank.example/sitemap-zh-1.xml</loc></sitemap>',
      '<sitemap><loc>https://bank.example/sitemap-en-1.xml</loc></sitemap>',
    ]);
    const all = linesOf(await build('sitemap-zh-1.xml'));
    const split = [
      ...linesOf(await build('sitemap-zh-1.xml', { atMost: 4 })),
      ...linesOf(await build('sitemap-zh-2.xml', { atMost: 4 })),
      ...linesOf(await build('sitemap-zh-3.xml', { atMost: 4 })),
    ];
    expect(split).toEqual(all);
    expect(linesOf(await build('sitemap.xml', { atMost: 4 })).join()).toContain('sitemap-zh-3.xml');
  });

  it('has as many files as it needs, each language its own [SEO-1]', async () => {
    const all = linesOf(await build('sitemap-zh-1.xml'));
    expect(linesOf(await build('sitemap-zh-10.xml', { atMost: 1 }))).toEqual(all.slice(9, 10));
    expect(all.length).toBeGreaterThan(9);
    expect(linesOf(await build('sitemap-en-1.xml')).join()).not.toContain('/complain');
  });

  it('dates an article by itself, a list by its newest, and names the twin where there is one [SEO-1] [LANG-3]', async () => {
    const lines = linesOf(await build('sitemap-zh-1.xml'));
    expect(lines).toContain(
      '<url><loc>https://bank.example/news?column=701001</loc><lastmod>2026-11-18</lastmod></url>',
    );
    expect(lines).toContain(
      '<url><loc>https://bank.example/news/detail?id=first&amp;column=701001</loc><lastmod>2026-11-01</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://bank.example/news/detail?id=first&amp;column=701001"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://bank.example/en/detail?id=first&amp;column=701001"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://bank.example/news/detail?id=first&amp;column=701001"/></url>',
    );
    expect(lines.find((line) => line.includes('id=second'))).not.toContain('hreflang');
    expect(lines).toContain(
      '<url><loc>https://bank.example/texts?id=legal</loc><lastmod>2026-11-16</lastmod></url>',
    );
  });

  it('names a text in both languages, whatever pages they are read on [SEO-1] [LANG-3]', async () => {
    const lineOf = async (name: string) =>
      linesOf(await build(name)).find(
        (line) => line.includes('<loc>https://bank.example') && line.includes('id=lpr'),
      );
    const chinese = 'href="https://bank.example/finance/detail?id=lpr&amp;column=301005"';
    const english = 'href="https://bank.example/en/detail?id=lpr&amp;column=301005"';
    for (const name of ['sitemap-zh-1.xml', 'sitemap-en-1.xml']) {
      const line = await lineOf(name);
      expect(line).toContain(`hreflang="zh-CN" ${chinese}`);
      expect(line).toContain(`hreflang="en" ${english}`);
      expect(line).toContain(`hreflang="x-default" ${chinese}`);
    }
  });

  it('names each address once, as its page writes it, and none that this build has no page for [SEO-1]', async () => {
    const canonical = (url: string) => (url.includes('/detail') ? undefined : url.split('?')[0]);
    const lines = linesOf(await build('sitemap-zh-1.xml', { canonical }));
    expect(lines.filter((line) => line.includes('/news<'))).toHaveLength(1);
    expect(lines.join()).not.toContain('detail');
  });

  it.each([
    'sitemap-zh-0.xml',
    'sitemap-zh-2.xml',
    'sitemap-fr-1.xml',
    'old-sitemap-zh-1.xml',
    'sitemap-zh-1.xml.gz',
    'sitemap-zh.xml',
    'sitemap',
  ])('has no file %s', async (name) => expect(await build(name)).toBeUndefined());
});
