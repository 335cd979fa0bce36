import { join } from 'node:path';
import { openContentStore, openVisitsStore } from '@bank/store';
import type * as api from '@bank/api';
import { buildApp } from '../app/app.ts';
import type { ApiParts } from '../app/app-parts.ts';
import type { Config } from '../operation/config.ts';
import { ContentWatch } from '../content/content-watch.ts';
import { Draining } from '../http/draining.ts';
import { listen, localUrl } from './listen.ts';
import type { Logger } from '../operation/log.ts';
import { createMetrics, reportProcess } from '../operation/metrics.ts';
import { openOperatorsListener } from './operators-listener.ts';
import { popularSearches } from '../content/search/popular-searches.ts';
import { SearchIndex } from '../content/search/search-index.ts';
import { publishVersion } from '../content/publish-version.ts';
import { shedSlowReaders } from '../http/limits/slow-readers.ts';
import { SoundMedia } from '../content/media/sound-media.ts';
import { builtSite, CLIENT_FOLDER, developmentSite, type SiteSource } from '../pages/site-module.ts';
import { BeaconThread } from '../visits/beacon-thread.ts';
import { warmUp } from '../pages/warm-up.ts';

interface ServingProcess {
  url: string;
  port: number;
  isReady: () => boolean;
  /** Resolves when the last visitor has been answered and everything is closed. */
  stop: () => Promise<void>;
}

export interface ServeParts {
  config: Config;
  api: ApiParts & Pick<typeof api, 'createTransport'>;
  log: Logger;
  /** A cluster's primary has the operators' listener for all its workers. */
  hasOperators: boolean;
  /** What a test puts in place of the real store and the built site. */
  openStore?: () => ReturnType<typeof openContentStore>;
  openSite?: () => Promise<SiteSource>;
  clientFolder?: string | undefined;
}

/** Starts one process of the site: loads the content, then listens. */
export async function serve(parts: ServeParts): Promise<ServingProcess> {
  const { config, api, log } = parts;
  const metrics = createMetrics();
  reportProcess(metrics);
  const draining = new Draining();
  const visits = openVisitsStore(config.visitsLocation);
  const beacons = new BeaconThread({
    location: config.visitsLocation,
    keepDays: config.visitsKeepDays,
    salts: config.trackSalts,
    log,
    metrics,
  });
  const search = new SearchIndex({
    location: config.contentLocation,
    folder: join(config.dataDir, 'search'),
    threads: config.searchThreads,
    openSearchUrl: config.openSearchUrl,
    log,
    metrics,
  });
  const searching = { search: search.engine, popularSearches: popularSearches(visits, log) };
  let site: SiteSource | undefined = config.isDevelopment ? undefined : await (parts.openSite ?? builtSite)();
  const openedSite = () => {
    if (site === undefined) throw new Error('The site is used before it was opened');
    return site;
  };

  const content: ContentWatch = new ContentWatch({
    openStore: parts.openStore ?? (() => openContentStore(config.contentLocation)),
    publish: (version, snapshot) =>
      publishVersion(version, snapshot, {
        loadModule: () => openedSite().load(),
        createTransport: (of) =>
          api.createTransport({ content: of, imageBase: config.imageBase, ...searching }),
        isDevelopment: config.isDevelopment,
        log,
      }),
    onChange: (published) => {
      if (parts.openStore === undefined) search.follow(published.version);
      if (!config.isDevelopment) void warmUp(published, app, () => content.current(), log);
    },
    log,
    metrics,
  });
  const media = new SoundMedia({ store: () => content.store(), log, metrics });
  const app = await buildApp({
    config,
    current: () => content.current(),
    media,
    visits,
    beacons,
    searching,
    clientFolder: config.isDevelopment ? undefined : (parts.clientFolder ?? CLIENT_FOLDER),
    site: openedSite,
    api,
    draining,
    log,
    metrics,
  });
  const { server } = app.fastify;
  site ??= await developmentSite(server);
  shedSlowReaders(server, { log, metrics });
  await content.start();
  media.startScanning();

  const isReady = () => content.current() !== undefined && !draining.isDraining;
  const operators = parts.hasOperators
    ? await openOperatorsListener({ config, log, metrics: () => metrics.register.metrics(), isReady })
    : undefined;
  const port = await listen(server, config.host, config.port, 'PORT');

  const stop = async () => {
    const isOrderly = await draining.drain(server, config.shutdownNoticeMs);
    if (!isOrderly) log.warn('connections were cut, because their readers did not finish in time');
    await app.fastify.close();
    media.stop();
    await content.stop();
    await beacons.stop();
    await search.stop();
    await visits.close();
    await openedSite().close();
    operators?.close();
  };
  return { url: localUrl(config.host, port), port, isReady, stop };
}
