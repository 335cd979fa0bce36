import type { Transport } from '@bank/contract';
import { buildApp } from '../app/app.ts';
import { SoundMedia } from '../content/media/sound-media.ts';
import type { Published } from '../content/published.ts';
import { Draining } from '../http/draining.ts';
import { shedSlowReaders } from '../http/limits/slow-readers.ts';
import type { RecordedCalls } from '../pages/mirror/recorded-calls.ts';
import { RenderCheck } from '../pages/render-check.ts';
import { builtSite, CLIENT_FOLDER, developmentSite } from '../pages/site-module.ts';
import { warmUp } from '../pages/warm-up.ts';
import type { Door } from './door.ts';
import { EdgePurge } from './edge/edge-purge.ts';
import { localUrl } from './listen.ts';
import { reportFeeds } from './report-feeds.ts';
import { openServices } from './open-services.ts';
import { readinessOf, type Readiness } from './readiness.ts';
import { openOperatorsListener } from './operators-listener.ts';
import type { ServeParts } from './serve-parts.ts';
import { watchContent } from './watch-content.ts';

interface ServingProcess {
  url: string;
  port: number;
  readiness: () => Promise<Readiness>;
  /** Resolves when the last visitor has been answered and everything is closed. */
  stop: () => Promise<void>;
}

/** Starts one process of the site: loads the content, then opens its door. */
export async function serve(parts: ServeParts & { door: Door }): Promise<ServingProcess> {
  const { config, log, door, tracing } = parts;
  const services = openServices(parts);
  const { metrics, visits, beacons, search, searching } = services;
  let site = config.isDevelopment ? undefined : await (parts.openSite ?? builtSite)();
  const openedSite = () => {
    if (site === undefined) throw new Error('The site is used before it was opened');
    return site;
  };
  const recorders =
    config.edgeTags === '' && config.edgePurge === '' ? undefined : new WeakMap<Transport, RecordedCalls>();
  const recordedOf = ({ transport }: Published) => recorders?.get(transport);
  const content = watchContent(parts, services, openedSite, recorders);
  const current = () => content.current();
  const media = new SoundMedia({ store: () => content.store(), log, metrics });
  const draining = new Draining();
  const app = await buildApp({
    config,
    current,
    media,
    visits,
    beacons,
    searching,
    clientFolder: config.isDevelopment ? undefined : (parts.clientFolder ?? CLIENT_FOLDER),
    site: openedSite,
    api: parts.api,
    draining,
    log,
    metrics,
    requestTraces: tracing?.requests,
    // Where nginx is purged by address no header is sent, but the tags tell which addresses.
    edge: recorders && { header: config.edgeTags, recordedOf },
  });
  const { server } = app.fastify;
  site ??= await developmentSite(server);
  draining.follow(server);
  shedSlowReaders(server, { log, metrics });
  const purge = new EdgePurge({
    config,
    recordedOf,
    pagesMadeOf: (isChanged) => app.cache.taggedWith(isChanged),
    log,
    metrics,
  });
  let isOpen = false;
  const prepare = (published: Published) => {
    if (parts.openStore === undefined) search.follow(published.version);
    const shown = () => (draining.isDraining ? undefined : current());
    if (!config.isDevelopment) void warmUp(published, app, shown, log);
  };
  await content.start((published) => {
    purge.follow(published);
    if (isOpen) prepare(published);
  });
  media.startScanning();
  await reportFeeds({ config, log, store: () => content.store(), register: metrics.register });

  const renderCheck = new RenderCheck({ pages: app.pages, log });
  const readiness = () => readinessOf({ content, renderCheck, draining });
  const operators = parts.hasOperators
    ? await openOperatorsListener({ config, log, metrics: () => metrics.register.metrics(), readiness })
    : undefined;
  const port = await door.open(server);
  // Whoever has waited for the start comes first.
  isOpen = true;
  const first = current();
  if (first !== undefined) prepare(first);

  const stop = async () => {
    const shut = () => door.shut(server);
    const isOrderly = await draining.drain({ shut, noticeMs: config.shutdownNoticeMs });
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
  return { url: localUrl(config.host, port), port, readiness, stop };
}
