import { describe, expect, it } from 'vitest';
import type { Language, RouteDef } from '@bank/contract';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { serverMessages } from '../../words/loading/server-messages.ts';
import type { PageHead } from '../../base/page/page-module.ts';
import type { View } from '../../base/page/view.ts';
import { headElements, headText } from './head-elements.ts';
import { aRoute } from '../testing/a-route.ts';

const record = (path: string, more: Partial<RouteDef> = {}): RouteDef =>
  aRoute(path, { layout: 'blank', title: '新闻', description: '本行新闻。', twin: '/en/list', ...more });
const english = record('/en/list', { title: 'News', description: 'Our news.', twin: '/list' });

interface Shown {
  language?: Language;
  record?: RouteDef;
  head?: PageHead;
  leaf?: View['leaf'];
}

function write({ language = 'CN', ...shown }: Shown = {}): string {
  const view: View = {
    language,
    record: shown.record ?? (language === 'CN' ? record('/list') : english),
    chrome: sampleChrome(language),
    leaf: shown.leaf ?? { kind: 'page', data: null, query: {}, head: shown.head ?? {} },
  };
  return headText(headElements(view, serverMessages(language), 'https://bank.example'));
}

const linksIn = (head: string) => head.match(/<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [];

describe('what a head says of its page', () => {
  it('is the title of the page and of the site, and a description [S2-generated]', () => {
    expect(write()).toContain('<title>新闻-北曜银行</title><meta name="description" content="本行新闻。">');
    expect(write({ head: { title: '一则新闻' } })).toContain('<title>一则新闻-北曜银行</title>');
    expect(write({ language: 'EN' })).toContain('<title>News-Bank of Beiyao</title>');
  });

  it('stays text, whatever an editor has written', () => {
    const head = { title: '</title><script>', description: '"><script>' };
    expect(write({ head })).toContain(
      '<title>&#60;/title&#62;&#60;script&#62;-北曜银行</title>' +
        '<meta name="description" content="&#34;&#62;&#60;script&#62;">',
    );
  });

  it('is its address and its twins, Chinese for everyone else [SEO-1] [LANG-3]', () => {
    const twins = [
      '<link rel="alternate" hreflang="zh-CN" href="https://bank.example/list">',
      '<link rel="alternate" hreflang="en" href="https://bank.example/en/list">',
      '<link rel="alternate" hreflang="x-default" href="https://bank.example/list">',
    ];
    expect(linksIn(write())).toEqual(['<link rel="canonical" href="https://bank.example/list">', ...twins]);
    expect(linksIn(write({ language: 'EN' }))).toEqual([
      '<link rel="canonical" href="https://bank.example/en/list">',
      ...twins,
    ]);
    const { twin: _, ...alone } = record('/list');
    expect(linksIn(write({ record: alone }))).toEqual([
      '<link rel="canonical" href="https://bank.example/list">',
    ]);
  });

  it('keeps out search engines only where the page says so [SEO-1]', () => {
    expect(write()).not.toContain('noindex');
    expect(write({ head: { noindex: true } })).toContain('<meta name="robots" content="noindex">');
  });

  it('names the feeds of what is shown', () => {
    const feeds = [{ type: 'application/rss+xml', title: '新闻', href: '/feed/news.xml' }];
    expect(linksIn(write({ head: { feeds } }))).toContain(
      '<link rel="alternate" type="application/rss+xml" title="新闻" href="/feed/news.xml">',
    );
  });

  it('names the feed of the list on the page as the page [NEWS-1]', () => {
    const feeds = [{ type: 'application/atom+xml', href: '/feed/news.xml' }];
    expect(linksIn(write({ head: { title: '北曜新闻', feeds } }))).toContain(
      '<link rel="alternate" type="application/atom+xml" title="北曜新闻" href="/feed/news.xml">',
    );
  });

  it('gives what does not exist no address [S2-404]', () => {
    const leaf: View['leaf'] = { kind: 'missing', status: 404, query: {}, head: { noindex: true } };
    expect(linksIn(write({ leaf }))).toEqual([]);
    expect(write({ leaf })).toContain('<meta name="robots" content="noindex">');
  });
});
