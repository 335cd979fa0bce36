import { setTimeout } from 'node:timers/promises';
import { salesStaff, siteConfig } from '@bank/contract';
import type { Mould, Rendered, RenderPage, Resolved, Site } from '@bank/site/render-contract';
import type { SiteSource } from '../pages/site-module.ts';

const LINKS = Array.from({ length: 400 }, (_, n) => `<a href="/${n * 7_919}">第 ${n} 页</a>`).join('');

/**
 * Two pages with one known parameter, `page`. A page holds the version that each of two calls read, and the key of its navigation.
 * /form shows what was posted to it and what one visitor's call answered. /broken fails, /slow takes 100 ms or what a test says, /off-site
 * redirects where no page may, /search is counted as a search and never kept. /item has none of the items that its `id` may name.
 */
export class FakeSite implements Site {
  readonly renders = new Map<string, number>();
  padding = 'x'.repeat(4_000);
  isMended = false;
  isCacheable = true;
  readonly mould: Mould = {
    pieces: ['<p>没有', `</p>${LINKS}<a href="/en?id=`, `">${LINKS}</a>`].map((text) => Buffer.from(text)),
  };
  /** What pages under /slow wait for. */
  slowness: () => Promise<unknown> = () => setTimeout(100);

  resolve(rawUrl: string): Resolved {
    const { pathname, searchParams } = new URL(rawUrl, 'http://localhost');
    const path = pathname.toLowerCase();
    if (path === '/') return { kind: 'redirect', location: '/personal', status: 302 };
    if (path === '/off-site') return { kind: 'redirect', location: '//evil.example/', status: 302 };
    const id = searchParams.get('id');
    if (path === '/item' && id !== null) return aPage(`${path}?id=${id}`);
    if (!['/personal', '/news', '/broken', '/slow', '/form', '/search', '/404'].includes(path)) {
      return { kind: 'unknown', location: '/404' };
    }
    if (path !== pathname) return { kind: 'redirect', location: path, status: 301 };
    const page = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? searchParams.get('page') : null;
    const url = page === null || page === '1' ? path : `${path}?page=${page}`;
    const limit = path === '/search' ? ('search' as const) : undefined;
    return { ...aPage(url), takesForm: path === '/form', limit };
  }

  async chromeFile(name: string) {
    return name === FAKE_CHROME_FILE.name ? FAKE_CHROME_FILE.text : undefined;
  }

  async render({ url, client, environment, posted }: RenderPage): Promise<Rendered> {
    this.renders.set(url, (this.renders.get(url) ?? 0) + 1);
    if (url.startsWith('/item')) {
      const id = Buffer.from(url.slice('/item?id='.length));
      return { kind: 'filled', status: 404, mould: this.mould, values: [id, id] };
    }
    if (url === '/broken' && !this.isMended) throw new Error('a secret detail of /srv/site/page.tsx');
    const first = await client.call(siteConfig, {});
    await (url.startsWith('/slow') ? this.slowness() : setTimeout(1));
    const second = await client.call(siteConfig, {});
    const answer = posted === undefined ? '' : await client.call(salesStaff, posted as never).catch(String);
    const versions = [textOf(first), textOf(second)].join(' ');
    const html = `<!doctype html><html><body data-versions="${versions}" data-navigation="${environment.navigation}"><p>${url}</p>${JSON.stringify(posted ?? '')} ${textOf(answer)}${this.padding}</body></html>`;
    return {
      kind: 'html' as const,
      status: url === '/404' ? (404 as const) : (200 as const),
      html,
      cacheable: this.isCacheable && !url.startsWith('/search'),
    };
  }
}

const aPage = (url: string): Extract<Resolved, { kind: 'page' }> => ({
  kind: 'page',
  url,
  language: 'CN',
  record: {} as never,
  takesForm: false,
});

export const FAKE_CHROME_FILE = { name: 'CN-known.json', text: JSON.stringify({ menu: 'x'.repeat(2_000) }) };

const textOf = (data: unknown) => (typeof data === 'string' ? data : JSON.stringify(data));

export function fakeSiteSource(site: Site): SiteSource {
  return {
    load: async () => ({ buildSite: () => site }),
    assets: {
      entry: '/assets/entry.js',
      css: ['/assets/base.css'],
      branded: (colours) => `/chrome/${colours}.css`,
      brandText: (address) =>
        address === '/chrome/known.css' ? ':root{--ref-night-900:#0b3d2e}' : undefined,
      preload: [],
      firstPaint: '/assets/first.js',
      forComponent: () => ({ css: [], preload: [] }),
      integrity: () => undefined,
    },
    middleware: undefined,
    close: async () => {},
  };
}
