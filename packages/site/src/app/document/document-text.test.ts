import { describe, expect, it } from 'vitest';
import type { BootData } from '../../base/page/boot-data.ts';
import { chromeFiles, keptChromeFile } from './chrome-file.ts';
import type { SiteAssets } from '../../base/render-contract.ts';
import { bootBlock, withAssets } from './document-text.ts';
import { serialiseForScript } from './serialise-for-script.ts';

type Node = Record<string, unknown>;

/** Sets a value deep within; what is missing on the way is made. */
function put(node: Node, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) node[name] = value;
  else put((node[name] ??= {}) as Node, rest, value);
}

describe('serialiseForScript', () => {
  it.each([
    ['</script><script>alert(1)</script>'],
    ['<!--'],
    [']]>'],
    ['\u2028\u2029'],
    ['&lt;'],
    ['北曜 "quoted" \\ back'],
  ])('keeps %j inside its element and gives it back', (text) => {
    const written = serialiseForScript({ text });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual({ text });
  });
});

describe('the document', () => {
  const assets: SiteAssets = {
    entry: '/assets/entry.js',
    css: ['/assets/site.css'],
    branded: (colours) => `/chrome/${colours}.css`,
    brandText: () => undefined,
    preload: ['/assets/vendor.js'],
    firstPaint: '/assets/first-paint.js',
    forComponent: (component) => ({
      module: `/assets/${component}.js`,
      css: [`/assets/${component}.css`],
      preload: [`/assets/${component}.js`],
    }),
    integrity: (url) => (url === '/assets/entry.js' ? 'sha256-x' : undefined),
  };
  const page = '<!DOCTYPE html><html><head><title>t</title></head><body><p>&lt;/body></p></body></html>';
  const boot: BootData = {
    language: 'CN',
    record: { code: 'home', path: '/personal' } as BootData['record'],
    chrome: { menu: [{ name: '</script>' }], footer: {}, config: {} } as unknown as BootData['chrome'],
    leaf: { kind: 'page', data: null, query: {}, head: {} },
    environment: { imageBase: '/images/', fileBase: '/files/', navigation: 'r' },
    origin: 'https://bank.example',
  };
  const { chrome, ...data } = boot;
  const chromeUrl = `/chrome/${chromeFiles('CN', chrome).chrome.name}`;
  const written = withAssets([page], assets, { component: 'home' }, boot);

  it('gets its styles before the script of the head', () => {
    const head = written.slice(0, written.indexOf('</head>'));
    expect(head.indexOf('home.css')).toBeGreaterThan(head.indexOf('site.css'));
    expect(head.indexOf('first-paint.js')).toBeGreaterThan(head.indexOf('home.css'));
  });

  it('names its modules with their digests, and has the browser fetch none of them by itself', () => {
    const block =
      /<script id="modules" type="application\/json">([^<]*)<\/script><script src="\/assets\/first-paint.js">/;
    expect(JSON.parse(block.exec(written)?.[1] ?? 'null')).toEqual({
      entry: ['/assets/entry.js', 'sha256-x'],
      preload: [['/assets/vendor.js'], ['/assets/home.js']],
      chrome: chromeUrl,
    });
    expect(written).not.toMatch(/modulepreload|type="module"|rel="preload"/);
  });

  it('names the styles that stand in a joined file, and has no browser fetch them', () => {
    const joining = {
      ...assets,
      forComponent: () => ({ css: ['/assets/page.css'], joined: ['/assets/home.css'], preload: [] }),
    };
    const head = withAssets([page], joining, { component: 'home' }, boot);
    expect(head).toContain('<link rel="stylesheet" href="/assets/page.css"');
    expect(head).toContain('<link rel="stylesheet" href="/assets/home.css" disabled>');
  });

  it('of a bank with colours of its own has its styles in them, in as many files [A11Y-3]', () => {
    const own = { ...chrome, config: { colours: { action: '#0a5c8f' } } } as BootData['chrome'];
    const head = withAssets([page], assets, { component: 'home' }, { ...boot, chrome: own });
    expect(head.match(/<link rel="stylesheet" href="[^"]+"( disabled)?>/g)).toEqual([
      '<link rel="stylesheet" href="/chrome/0f1a33-0a5c8f-b8925a.css">',
      '<link rel="stylesheet" href="/assets/home.css">',
      '<link rel="stylesheet" href="/assets/site.css" disabled>',
    ]);
  });

  it('is nothing but its own text, its files and its data', () => {
    const bare: SiteAssets = { ...assets, forComponent: () => ({ css: [], preload: [] }) };
    expect(
      withAssets(['<html><head></head>', '<body></body></html>'], bare, { component: 'home' }, boot),
    ).toBe(
      '<!DOCTYPE html><html><head>' +
        '<link rel="stylesheet" href="/assets/site.css">' +
        '<script id="modules" type="application/json">' +
        `{"entry":["/assets/entry.js","sha256-x"],"preload":[["/assets/vendor.js"]],"chrome":"${chromeUrl}"}` +
        '</script><script src="/assets/first-paint.js"></script>' +
        `</head><body>${bootBlock(boot)}</body></html>`,
    );
  });

  it('is not sent without a head or a body', () => {
    expect(() => withAssets(['<body></body>'], assets, { component: 'home' }, boot)).toThrow('no </head>');
    expect(() => withAssets(['<head></head>'], assets, { component: 'home' }, boot)).toThrow('no </body>');
  });

  it('gets its data at the very end, as it was', () => {
    const block = /<script id="boot" type="application\/json" [^>]*>([^<]*)<\/script><\/body><\/html>$/.exec(
      written,
    )?.[1];
    expect(JSON.parse(block ?? '')).toEqual(data);
  });

  it.each([
    ['the record of the page', ['record', 'title']],
    ['the data of the page', ['leaf', 'data', 'list', '0', 'title']],
    ['the query', ['leaf', 'query', 'keyword']],
    ['the title', ['leaf', 'head', 'title']],
    ['the twin', ['leaf', 'head', 'twin']],
    ['the linked data', ['leaf', 'head', 'jsonLd', 'headline']],
    ['the environment', ['environment', 'imageBase']],
    ['the origin', ['origin']],
  ])('ends its data nowhere but at the end, whatever stands in %s [SEC-2]', (_, path) => {
    const hostile = '</script><!--<script>\u2028&lt;"\\';
    const shown = JSON.parse(JSON.stringify(data)) as Node;
    put(shown, path, hostile);
    const html = withAssets([page], assets, { component: 'home' }, {
      ...shown,
      chrome,
    } as unknown as BootData);
    const block = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(shown);
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('names the script of the page that it shows, so that the list of all pages need not be fetched', () => {
    expect(written).toContain('<script id="boot" type="application/json" data-page="/assets/home.js" ');
  });

  it('names the file of its header and footer', () => {
    expect(written).toContain(` data-chrome="${chromeUrl}">`);
    const { menu, footer, ...others } = boot.chrome;
    const { chrome: text, menu: entries, footer: links } = chromeFiles('CN', boot.chrome);
    expect(keptChromeFile(chromeUrl.slice('/chrome/'.length))).toBe(text);
    expect(JSON.parse(text.text)).toEqual({
      ...others,
      menu: `/chrome/${entries.name}`,
      footer: `/chrome/${links.name}`,
    });
    expect(JSON.parse(entries.text)).toEqual(menu);
    expect(JSON.parse(links.text)).toEqual(footer);
  });

  it('gives what comes later its digests, in a block that is no script and ends where it should [SEC-4] [SEC-2]', () => {
    const late = {
      digests: { 'assets/a.js': 'x+/=', '</script><!--<b>&\u2028': 'y' },
      rest: { url: '/r.json', integrity: 'sha256-r' },
    };
    const checked = { ...assets, forComponent: () => ({ css: [], preload: [], late }) };
    const html = withAssets([page], checked, { component: 'home' }, boot);
    const block = /<script id="late" type="application\/json">([^<]*)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(block ?? '')).toEqual(late);
    expect(written).not.toContain('id="late"');
  });

  it('holds no inline script [SEC-1]', () => {
    expect(written.match(/<script(?![^>]*\b(src=|type="application\/json"))/g)).toBeNull();
  });
});
