import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  openContentStore,
  openVisitsStore,
  type ContentStore,
  type ContentVersion,
  type StoreLocation,
} from '@bank/store';
import { buildApp } from '../../app/app.ts';
import type { ContentWatch } from '../../content/content-watch.ts';
import { SoundMedia } from '../../content/media/sound-media.ts';
import { popularSearches } from '../../content/search/popular-searches.ts';
import { SearchIndex } from '../../content/search/search-index.ts';
import { Draining } from '../../http/draining.ts';
import { createMetrics } from '../../operation/metrics.ts';
import { builtSite, CLIENT_FOLDER } from '../../pages/site-module.ts';
import type { ServeParts } from '../serve-parts.ts';
import { watchContent } from '../watch-content.ts';

export interface PreviewApp {
  fastify: FastifyInstance;
  content: ContentWatch;
  /** Why there is nothing to show, as a sentence. */
  trouble: () => string | undefined;
  close: () => Promise<void>;
}

interface PreviewParts extends Omit<ServeParts, 'hasOperators' | 'openStore'> {
  openStore: () => Promise<ContentStore>;
  /** A comparison searches nothing. */
  searches: boolean;
  /** The moment that pages show; the present one when undefined. */
  at?: number | undefined;
}

/**
 * The application as visitors meet it, over the content that `openStore` gives. Visits are not counted, and what forms
 * and searches store is gone with it. Search finds what visitors see.
 */
export async function openPreviewApp({ at, searches, ...parts }: PreviewParts): Promise<PreviewApp> {
  const { api, log } = parts;
  const folder = mkdtempSync(join(tmpdir(), 'bank-preview-'));
  // No beacon of a preview would be taken, so its pages send none.
  const config = { ...parts.config, trackSalts: [], hsts: false };
  const metrics = createMetrics();
  const visits = openVisitsStore({ databaseUrl: undefined, dataDir: folder });
  const search = new SearchIndex({
    location: config.contentLocation,
    folder: join(folder, 'search'),
    threads: 1,
    openSearchUrl: '',
    embeddings: undefined,
    log,
    metrics,
  });
  const searching = { search: search.engine, popularSearches: popularSearches(visits, log) };
  const site = await (parts.openSite ?? builtSite)();
  const createTransport: typeof api.createTransport = (deps) =>
    api.createTransport(at === undefined ? deps : { ...deps, now: () => at });
  const content = watchContent(
    { ...parts, config, api: { ...api, createTransport } },
    { metrics, searching },
    () => site,
  );
  const { fastify } = await buildApp({
    config,
    current: () => content.current(),
    media: new SoundMedia({ store: () => content.store(), log, metrics }),
    visits,
    searching,
    ...(at !== undefined && { now: () => at }),
    clientFolder: 'clientFolder' in parts ? parts.clientFolder : CLIENT_FOLDER,
    site: () => site,
    api,
    draining: new Draining(),
    log,
    metrics,
  });
  await content.start();
  if (searches) search.follow(await visibleVersion(config.contentLocation, at));
  return {
    fastify,
    content,
    trouble: () => (content.current() === undefined ? content.trouble() : undefined),
    async close() {
      await fastify.close();
      await content.stop();
      await search.stop();
      await visits.close();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function visibleVersion(location: StoreLocation, at = Date.now()): Promise<ContentVersion> {
  const store = await openContentStore(location);
  try {
    return await store.currentVersion(at);
  } finally {
    await store.close();
  }
}
