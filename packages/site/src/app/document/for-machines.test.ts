import { describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { zhCn } from '../../words/loading/zh-cn.ts';
import { recordIndex } from '../router/record-index.ts';
import type { View } from '../../base/page/view.ts';
import { forMachines } from './for-machines.ts';
import { aRoute } from '../testing/a-route.ts';

const record = (path: string, more: Partial<RouteDef> = {}): RouteDef =>
  aRoute(path, { name: `名 ${path}`, title: `题 ${path}`, ...more });
const home = record('/personal', { component: 'home' });
const section = record('/bobbank');
const list = record('/bobbank/list', { parentCode: '/bobbank', twin: '/en/list', columnId: '701001' });
const told = {
  origin: 'https://bank.example',
  imageBase: '/images/',
  records: recordIndex([home, section, list]),
  words: zhCn,
};

function view(shown: RouteDef, leaf: Partial<Extract<View['leaf'], { kind: 'page' }>> = {}): View {
  return {
    language: 'CN',
    record: shown,
    chrome: sampleChrome('CN'),
    leaf: { kind: 'page', data: null, query: {}, head: {}, ...leaf },
  };
}

const linked = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('what programs are told of a page', () => {
  it('is the bank itself on a home page, with its telephone and no trail [SEO-1]', () => {
    const data = linked(forMachines(view(home), told));
    expect(data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'BankOrCreditUnion',
        '@id': 'https://bank.example/#bank',
        url: 'https://bank.example/personal',
        logo: 'https://bank.example/logo.svg',
        telephone: '+861095526',
        contactPoint: [
          {
            '@type': 'ContactPoint',
            telephone: '95526',
            contactType: 'customer service',
            availableLanguage: ['zh', 'en'],
          },
          {
            '@type': 'ContactPoint',
            telephone: '4006601169',
            contactType: 'credit card support',
            availableLanguage: ['zh', 'en'],
          },
        ],
      }),
    ]);
    const english = record('/en', { component: 'english-home' });
    expect(linked(forMachines({ ...view(english), language: 'EN' }, told))).toEqual([
      expect.objectContaining({
        '@type': 'BankOrCreditUnion',
        url: 'https://bank.example/en',
        logo: 'https://bank.example/logo-en.svg',
      }),
    ]);
  });

  it('is the trail from the home page down, each entry with its whole address [SEO-1] [S3-breadcrumb] [NAV-7]', () => {
    const [trail] = linked(forMachines(view(list), told));
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: '首页', item: 'https://bank.example/personal' },
        { position: 2, name: '名 /bobbank', item: 'https://bank.example/bobbank' },
        { position: 3, name: '名 /bobbank/list' },
      ],
    });
  });

  it('is the trail that the page shows, without entries that lead nowhere [SEO-1] [S3-breadcrumb]', () => {
    const crumb = (name: string, url: string, component = 'list') => ({
      id: name,
      name,
      bannerImgUrl: '',
      url,
      component,
    });
    const crumbs = [
      crumb('今日', '/bobbank'),
      crumb('标题', ''),
      crumb('公告', '/bobbank/list?column=701002'),
    ];
    const second = { crumbs, left: [], leftTitle: '' };
    const [trail] = linked(forMachines(view(list, { second, head: { heading: '一则公告' } }), told));
    expect(trail?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: '首页', item: 'https://bank.example/personal' },
      { '@type': 'ListItem', position: 2, name: '今日', item: 'https://bank.example/bobbank' },
      { '@type': 'ListItem', position: 3, name: '一则公告' },
    ]);
  });

  it('is title, description, address, language and picture of every page, for previews [SEO-1]', () => {
    const html = forMachines(view(list, { head: { description: '新闻。' } }), told);
    const tags = [...html.matchAll(/<meta [^>]*>/g)].map(([tag]) => tag);
    expect(tags).toEqual([
      '<meta property="og:site_name" content="北曜银行">',
      '<meta property="og:title" content="题 /bobbank/list">',
      '<meta property="og:description" content="新闻。">',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://bank.example/bobbank/list">',
      '<meta property="og:locale" content="zh_CN">',
      '<meta property="og:image" content="https://bank.example/og-zh.png">',
      '<meta property="og:image:alt" content="北曜银行">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
    ]);
  });

  it('is the size of a picture where it is known [SEO-1]', () => {
    const sizes = (size: object) => {
      const cover = JSON.stringify([{ path: 'a.jpg', name: 'a', size: 1, ext: 'jpg', ...size }]);
      const html = forMachines(view(list, { head: { cover, title: '题' } }), told);
      const own = html.slice(0, html.indexOf('og-zh.png'));
      return [...own.matchAll(/"og:image:(\w+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    };
    expect(sizes({ width: 800, height: 450 })).toEqual([
      ['alt', '题'],
      ['width', '800'],
      ['height', '450'],
    ]);
    expect(sizes({})).toEqual([['alt', '题']]);
  });

  it('leaves text that is no address of this site as it is [SEO-1]', () => {
    const jsonLd = {
      '@type': 'Thing',
      name: '/path',
      url: 'https://map.example/a',
      none: null,
      list: ['/x'],
    };
    const [own] = linked(forMachines(view(list, { head: { jsonLd } }), told));
    expect(own).toEqual({ '@context': 'https://schema.org', ...jsonLd });
  });

  it('is the page’s own data with whole addresses, and an article for previews [SEO-1]', () => {
    const jsonLd = {
      '@type': 'NewsArticle',
      mainEntityOfPage: '/a?id=1',
      author: { '@id': '/#bank' },
      headline: '</script>',
    };
    const html = forMachines(
      view(list, { query: { column: '701002' }, head: { jsonLd, title: '"题" & <名>' } }),
      told,
    );
    expect(linked(html)[0]).toMatchObject({
      mainEntityOfPage: 'https://bank.example/a?id=1',
      author: { '@id': 'https://bank.example/#bank' },
      headline: '</script>',
    });
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="og:title" content="&#34;题&#34; &#38; &#60;名&#62;">');
    expect(html).toContain('content="https://bank.example/bobbank/list?column=702"'.replace('702', '701002'));
  });

  it.each([
    ['jpg', ['https://bank.example/images/a.jpg', 'https://bank.example/og-zh.png']],
    // Those who show previews draw no vector pictures.
    ['svg', ['https://bank.example/og-zh.png', 'https://bank.example/images/a.svg']],
  ])('shows the cover of an article, a %s [SEO-1]', (ext, pictures) => {
    const cover = JSON.stringify([{ path: `a.${ext}`, name: 'a', size: 1, ext, width: 800, height: 450 }]);
    const html = forMachines(
      view(list, { head: { cover, title: '题', jsonLd: { '@type': 'NewsArticle' } } }),
      told,
    );
    expect(linked(html)[0]).toMatchObject({ image: `https://bank.example/images/a.${ext}` });
    const shown = [...html.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, url]) => url);
    expect(shown).toEqual(pictures);
  });

  it('is where the search and the manifest of its language are [SEO-1] [S1-lang]', () => {
    const html = forMachines(view(list), told);
    expect(html).toContain(
      '<link rel="search" type="application/opensearchdescription+xml" title="北曜银行" href="/opensearch.xml?language=CN">',
    );
    expect(html).toContain('href="/site.webmanifest?language=CN"');
    expect(forMachines({ ...view(list), language: 'EN' }, told)).toContain(
      'href="/opensearch.xml?language=EN"',
    );
  });

  it('is one address for a list and for its own column [SEO-1]', () => {
    expect(forMachines(view(list, { query: { column: '701001' } }), told)).toContain(
      '<meta property="og:url" content="https://bank.example/bobbank/list">',
    );
  });

  it('ends no element early, whatever the words of the page and of the bank hold [SEC-2]', () => {
    const hostile = '</script><!--<script>\u2028"><b x="&lt;';
    const chrome = sampleChrome('CN');
    const named = record('/personal', {
      component: 'home',
      title: hostile,
      name: hostile,
      description: hostile,
    });
    const below = record('/bobbank/list', { parentCode: '/personal', title: hostile, name: hostile });
    for (const shown of [named, below]) {
      const html = forMachines(
        {
          ...view(shown, {
            query: { keyword: hostile },
            head: {
              title: hostile,
              description: hostile,
              heading: hostile,
              jsonLd: { a: hostile, [hostile]: [{ url: `/${hostile}` }] },
            },
          }),
          chrome: { ...chrome, config: { ...chrome.config, siteName: hostile } },
        },
        { ...told, records: recordIndex([named, below]) },
      );
      const scripts = linked(html);
      expect(scripts.length).toBeGreaterThan(0);
      expect(JSON.stringify(scripts)).toContain(JSON.stringify(hostile).slice(1, -1));
      const rest = html
        .replace(/<script type="application\/ld\+json">[^<>&\u2028]*<\/script>/g, '')
        .replace(/<link rel="\w+" type="[\w/+]+" title="[^<>"]*" href="[\w./?=]+">/g, '')
        .replace(/<meta (?:property|name)="[\w:]+" content="[^<>"]*">/g, '');
      expect(rest).toBe('');
    }
  });

  it('is nothing of a page that does not exist', () => {
    const missing: View = {
      ...view(list),
      leaf: { kind: 'missing', status: 404, query: {}, head: { noindex: true } },
    };
    expect(forMachines(missing, told)).toBe('');
  });
});
