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

  async function page(url: string): Promise<Answer> {
    const place = published.site.resolve(url);
    if (place.kind === 'redirect') return place;
    if (place.kind === 'unknown') return { kind: 'redirect', location: place.location };
    const rendered = await renderPage(place.url, place.language, published, settings);
    return rendered.kind === 'redirect' ? rendered : { ...rendered, kind: 'page', limit: place.limit };
  }

  return {
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

const textOr = (text: string | undefined): Answer =>
  text === undefined ? { kind: 'missing' } : { kind: 'text', text };
