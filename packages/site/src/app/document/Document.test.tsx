import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CallUnanswered, type Language, type RouteDef } from '@bank/contract';
import { header, quickBar } from '../../frame/chrome/bars.ts';
import { sampleChrome } from '../../frame/chrome/testing/sample-chrome.ts';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { definePage, type PageHead } from '../../base/page/page-module.ts';
import { pageRegistry } from '../../base/page/page-registry.ts';
import { RouteContext } from '../../base/page/route-context.ts';
import type { View } from '../../base/page/view.ts';
import { DocumentContext } from '../../base/state/site-context.ts';
import { NOT_FOUND } from '../registry/not-found.ts';
import { Document } from './Document.tsx';
import { DocumentProblem } from './DocumentProblem.tsx';
import { aRoute } from '../testing/a-route.ts';

const registry = pageRegistry((component) =>
  Promise.resolve(
    definePage({
      parameters: {},
      load: () => Promise.resolve(null),
      Page: ({ data }) => <p>{`${component}: ${JSON.stringify(data)}`}</p>,
    }),
  ),
);
await Promise.all([header.fetch(), quickBar.fetch()]);
for (const component of ['list', 'home', 'english-home', NOT_FOUND]) await registry.load(component);

const record = (path: string, more: Partial<RouteDef> = {}): RouteDef =>
  aRoute(path, { layout: 'blank', title: '新闻', description: '本行新闻。', twin: '/en/list', ...more });

const english = { title: 'News', description: 'Our news.', twin: '/list' };

interface Shown {
  language?: Language;
  record?: RouteDef;
  head?: PageHead;
  leaf?: View['leaf'];
  chrome?: View['chrome'];
  problem?: unknown;
  Root?: typeof Document;
}

function draw({ language = 'CN', problem, Root = Document, ...shown }: Shown = {}): string {
  const view: View = {
    language,
    record:
      shown.record ?? record(language === 'CN' ? '/list' : '/en/list', language === 'CN' ? {} : english),
    chrome: shown.chrome ?? sampleChrome(language),
    leaf: shown.leaf ?? { kind: 'page', data: '数据', query: {}, head: shown.head ?? {} },
  };
  return renderToStaticMarkup(
    <DocumentContext
      value={{
        origin: 'https://bank.example',
        imageBase: '/images/',
        fileBase: '/files/',
        navigation: 'r7',
        registry,
        messagesOf: serverMessages,
      }}
    >
      <RouteContext
        value={{
          place: { pathname: view.record.path, search: '', hash: '', key: '' },
          view,
          problem,
          arrival: 'START',
          stays: false,
          reload: () => Promise.resolve(),
        }}
      >
        <Root />
      </RouteContext>
    </DocumentContext>,
  );
}

const headOf = (html: string) => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));

describe('the document', () => {
  it('says its language and how it is shown [S1-lang] [S1-mobile-reflow]', () => {
    expect(draw()).toMatch(/^<html lang="zh-CN">/);
    expect(draw({ language: 'EN' })).toMatch(/^<html lang="en">/);
    const head = headOf(draw());
    expect(head).toContain('<meta charSet="utf-8"/>');
    expect(head).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    expect(head).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>');
    expect(head).toContain('<meta name="theme-color" content="#0f1a33"/>');
  });

  it.each([
    ['1', 'all', 'list', true],
    ['1', 'home', 'list', false],
    ['1', 'home', 'home', true],
    ['1', 'home', 'english-home', true],
    ['0', 'all', 'home', false],
  ] as const)(
    'with switch %s on %s pages is grey on %s: %s [S1-grey]',
    (switchStatus, scope, component, grey) => {
      const chrome = sampleChrome('CN');
      const html = draw({
        chrome: { ...chrome, info: { ...chrome.info, switchStatus, scope } },
        record: record('/list', { component }),
      });
      expect(html.startsWith('<html lang="zh-CN" data-grey="on"')).toBe(grey);
      expect(html).toContain(`<meta name="theme-color" content="${grey ? '#1a1a1a' : '#0f1a33'}"/>`);
    },
  );

  it('shows its page in the layout that the record names', () => {
    expect(draw()).toContain('<p>list: &quot;数据&quot;</p>');
    const crumb = { id: '7', name: '今日', bannerImgUrl: '', url: '/list', component: 'list' };
    const second = { crumbs: [crumb], left: [], leftTitle: '' };
    const leaf: View['leaf'] = { kind: 'page', data: 1, query: {}, head: {}, second };
    const html = draw({ record: record('/list', { layout: 'second' }), leaf });
    expect(html).toContain('<p>list: 1</p>');
    expect(html).toContain('今日');
    expect(draw()).not.toContain('今日');
  });

  it.each([
    [404, false],
    [410, true],
  ] as const)(
    'shows what stands around a missing thing, and with %i whether it was withdrawn [S2-404]',
    (status, withdrawn) => {
      const leaf: View['leaf'] = { kind: 'missing', status, query: {}, head: { noindex: true } };
      const html = draw({ leaf });
      expect(html).toContain(`<p>${NOT_FOUND}: {&quot;withdrawn&quot;:${withdrawn}}</p>`);
    },
  );

  it('shows a problem in place of the page, and the chrome around it [S8-visible]', () => {
    const html = draw({ problem: new CallUnanswered('network', '') });
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('<p>list: ');
    expect(html).toContain('北曜银行');
  });

  it('keeps showing a page that is kept alive', () => {
    const html = draw({ record: record('/list', { keepAlive: true }) });
    expect(html.match(/<p>list: /g)).toHaveLength(1);
  });
});

describe('the document of the last resort', () => {
  it.each([
    ['CN', 'zh-CN', '/personal'],
    ['EN', 'en', '/en'],
  ] as const)('says in %s what has happened and leads home [S8-visible]', (language, lang, home) => {
    const html = draw({ language, Root: DocumentProblem });
    const words = serverMessages(language);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<title>${words['problem.title']}</title>`);
    expect(html).toContain(`<h1>${words['problem.title']}</h1>`);
    expect(html).toContain(`<p>${words['problem.general']}</p>`);
    expect(html).toContain(`<a href="${home}" data-reload="">${words['problem.home']}</a>`);
  });
});
