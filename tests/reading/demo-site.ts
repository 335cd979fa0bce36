import { join } from 'node:path';
import * as api from '@bank/api';
import { LANGUAGES, type LimitClass } from '@bank/contract';
import { createLog } from '@bank/server/src/operation/log.ts';
import { createMetrics } from '@bank/server/src/operation/metrics.ts';
import { listedAddress } from '@bank/server/src/pages/listed-address.ts';
import { publishVersion } from '@bank/server/src/content/publish-version.ts';
import { renderPage } from '@bank/server/src/pages/render-page.ts';
import { SearchIndex } from '@bank/server/src/content/search/search-index.ts';
import { builtSite } from '@bank/server/src/pages/site-module.ts';
import type { Mould, Rendered } from '@bank/site/render-contract';
import { openContentStore } from '@bank/store';

export const ORIGIN = 'https://www.bank.test';
const ENVIRONMENT = { imageBase: '/images/', fileBase: '/files/' };

export type Answer =
  /** `limit` is what a visitor's asking is counted with; only what is `cacheable` is kept for others. */
  | { kind: 'page'; status: number; html: string; cacheable: boolean; limit: LimitClass | undefined }
  | { kind: 'redirect'; location: string }
  /** A feed, a table, a sitemap: `text` as a program would read it. */
  | { kind: 'text'; text: string }
  | { kind: 'media' }
  | { kind: 'missing' };

export interface DemoSite {
  /** The address that a page is kept under; the same address where it is no page. */
  canonical(url: string): string;
  /** Answers a path with its query as the server would, without HTTP: nothing is compressed or kept. */
  ask(url: string): Promise<Answer>;
  /** What the pages give the server for an address. */
  rendered(url: string): Promise<Rendered>;
  /** Addresses of all records. */
  readonly paths: readonly string[];
  close(): Promise<void>;
}

/** The demo bank of `dataDir` behind the pages as built, with a search index of its own. */
export async function openDemoSite(dataDir: string): Promise<DemoSite> {
  const log = createLog('silent');
  const metrics = createMetrics();
  const store = await openContentStore({ databaseUrl: undefined, dataDir });
  const version = await store.currentVersion(Date.now());
  const snapshot = store.snapshot(version);
  const search = new SearchIndex({
    location: { databaseUrl: undefined, dataDir },
    folder: join(dataDir, 'search'),
    threads: 1,
    openSearchUrl: '',
    embeddings: undefined,
    log,
    metrics,
  });
  search.follow(version);
  const source = await builtSite();
  const deps = { content: snapshot, imageBase: ENVIRONMENT.imageBase, search: search.engine };
  const published = await publishVersion(version, snapshot, {
    loadModule: () => source.load(),
    createTransport: () => api.createTransport(deps),
    isDevelopment: false,
    log,
  });
  const settings = { assets: () => source.assets, environment: ENVIRONMENT, origin: ORIGIN };

  async function rendered(url: string): Promise<Rendered> {
    const place = published.site.resolve(url);
    if (place.kind === 'redirect') return place;
    if (place.kind === 'unknown') return { kind: 'redirect', status: 302, location: place.location };
    return renderPage(place.url, place.language, published, settings);
  }

  async function page(url: string): Promise<Answer> {
    const answer = await rendered(url);
    if (answer.kind === 'redirect') return answer;
    const place = published.site.resolve(url);
    const limit = place.kind === 'page' ? place.limit : undefined;
    if (answer.kind === 'html') return { ...answer, kind: 'page', limit };
    const html = textOfMould(answer.mould, answer.values);
    return { kind: 'page', status: answer.status, html, cacheable: true, limit };
  }

  return {
    rendered,
    paths: Object.values(published.routes)
      .flat()
      .filter((record) => record.path !== '' && record.redirect === undefined)
      .map((record) => record.path),
    canonical(url) {
      const place = published.site.resolve(url);
      return place.kind === 'page' ? place.url : url;
    },
    async ask(url) {
      const { pathname, searchParams } = new URL(url, ORIGIN);
      const [, folder, name = ''] = /^\/(images|files|download|feed)\/(.+)$/.exec(pathname) ?? [];
      if (folder === 'images' || folder === 'files')
        return { kind: (await store.media(name)) === undefined ? 'missing' : 'media' };
      if (folder === 'feed') {
        const language = LANGUAGES.find((known) => known === searchParams.get('language')) ?? 'CN';
        const feed = await api.buildFeed(name, { content: snapshot, language, origin: ORIGIN });
        return textOr(feed?.text);
      }
      if (folder === 'download') {
        const asked = api.askDownload(name.replace(/\.csv$/, ''), searchParams);
        const built = asked.kind === 'asked' ? await asked.build(deps) : asked;
        return built.kind === 'file' ? { kind: 'text', text: built.text } : { kind: 'missing' };
      }
      if (/^\/sitemap[-.]/.test(pathname)) {
        const canonical = listedAddress(published.site);
        const parts = { content: snapshot, origin: ORIGIN, canonical };
        return textOr(await api.buildSitemap(pathname.slice(1), parts));
      }
      return page(url);
    },
    async close() {
      await search.stop();
      await store.close();
    },
  };
}

/** The text of a mould with values between its pieces. */
export const textOfMould = ({ pieces }: Mould, values: readonly Uint8Array[]): string =>
  Buffer.concat(pieces.flatMap((piece, index) => [piece, values[index] ?? Buffer.alloc(0)])).toString();

const textOr = (text: string | undefined): Answer =>
  text === undefined ? { kind: 'missing' } : { kind: 'text', text };
