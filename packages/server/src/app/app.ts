import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { AskedDownload } from '@bank/api';
import type { Envelope, LimitClass, Transport } from '@bank/contract';
import type { SearchEngine } from '@bank/search';
import type { ContentSnapshot, VisitsStore } from '@bank/store';
import { acceptJsonOnly } from '../http/limits/accept-json-only.ts';
import { answerError } from './answer-error.ts';
import { clientAddress, trustedProxies, visitorOf } from '../http/requests/client-address.ts';
import type { Config } from '../operation/config.ts';
import type { ContentWatch } from '../content/content-watch.ts';
import type { Draining } from '../http/draining.ts';
import { securityHeaders } from '../http/headers.ts';

import { createHttpServer } from '../http/http-server.ts';
import { letterKeySource } from '../content/letter-key.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import { PageCache } from '../pages/page-cache.ts';
import { Pages } from '../pages/pages.ts';
import { createQuickPages } from '../pages/quick-pages.ts';
import { publishedNow } from '../content/published.ts';
import { requestIds } from '../http/requests/request-id.ts';
import { BODY_LARGEST_BYTES, checkRequest, URL_LONGEST } from '../http/limits/request-limits.ts';
import { logRequests } from '../http/requests/request-log.ts';
import { mountAssets } from './mounts/mount-assets.ts';
import { mountDiscovery } from './mounts/mount-discovery.ts';
import { mountDownloads } from './mounts/mount-downloads.ts';
import { mountFeeds, type BuildFeed } from './mounts/mount-feeds.ts';
import { mountForms } from './mounts/mount-forms.ts';
import { mountMedia, type FileNameOf } from './mounts/mount-media.ts';
import { mountPages } from './mounts/mount-pages.ts';
import { mountSitemaps, type BuildSitemap } from './mounts/mount-sitemaps.ts';
import { quoteSource, type QuoteSource } from '../content/quote-source.ts';
import type { PopularSearches } from '../content/search/popular-searches.ts';
import { RateLimiter } from '../http/limits/rate-limit.ts';
import { methodsOf, refuseUnknown } from './refuse-unknown.ts';
import type { SiteSource } from '../pages/site-module.ts';
import type { SoundMedia } from '../content/media/sound-media.ts';
import { createBeaconDoor } from '../visits/beacon-door.ts';
import type { BeaconThread } from '../visits/beacon-thread.ts';

type LetterKeySource = ReturnType<typeof letterKeySource>;

/** What calls of search answer from. */
export interface Searching {
  search: SearchEngine;
  popularSearches: PopularSearches;
}

/** What `@bank/api` gives the server. */
export interface ApiParts {
  registerApi(
    app: FastifyInstance,
    options: {
      snapshot(): ContentSnapshot;
      imageBase: string;
      stockQuote: QuoteSource | undefined;
      visits: VisitsStore;
      letterKey: LetterKeySource;
      admit(request: FastifyRequest, limit: LimitClass): number | undefined;
      visitorOf(request: FastifyRequest): string;
    } & Partial<Searching>,
  ): void;
  createTransport(deps: { content: ContentSnapshot; imageBase: string } & Partial<Searching>): Transport;
  createVisitorTransport(
    content: Transport,
    deps: {
      content: ContentSnapshot;
      imageBase: string;
      visits: VisitsStore;
      now(): number;
      letterKey: LetterKeySource;
      visitor: string;
    },
    admit: (limit: LimitClass) => number | undefined,
  ): { transport: Transport; refusedWith(): Envelope | undefined };
  statusOf(envelope: Envelope): number;
  retryAfterOf(envelope: Envelope): number | undefined;
  openApiDocument(): object;
  fileNameOf: FileNameOf;
  askDownload(name: string, search: URLSearchParams): AskedDownload;
  buildFeed: BuildFeed;
  buildSitemap: BuildSitemap;
  buildDiscoveryFile: BuildFeed;
}

export interface AppParts {
  config: Config;
  content: Pick<ContentWatch, 'current'>;
  media: Pick<SoundMedia, 'read'>;
  visits: VisitsStore;
  /** Undefined in a test that counts no visits. */
  beacons?: Pick<BeaconThread, 'take'>;
  /** Undefined in a test that does not search. */
  searching?: Searching;
  /** Undefined in a test that serves no built files. */
  clientFolder: string | undefined;
  site: () => Pick<SiteSource, 'assets' | 'middleware'>;
  api: Omit<ApiParts, 'createTransport'>;
  draining: Draining;
  log: Logger;
  metrics: Metrics;
}

export interface App {
  fastify: FastifyInstance;
  cache: PageCache;
  pages: Pages;
}

/** Builds the application; nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, content, media, visits, beacons, site, api, draining, log, metrics } = parts;
  const [trackSalt] = config.trackSalts;
  const base = securityHeaders(config);
  const isTrusted = trustedProxies(config.trustProxy);
  const nextRequestId = requestIds();
  const cache = new PageCache(config.pageCacheBytes, metrics);
  const current = () => content.current();
  const limiter = new RateLimiter();
  const visitor = ({ socket, headers }: FastifyRequest) =>
    visitorOf(clientAddress(socket.remoteAddress, headers['x-forwarded-for'], isTrusted));
  const admit = (request: FastifyRequest, limit: LimitClass) => limiter.admit(limit, visitor(request));
  const answerQuickly = createQuickPages({
    cache,
    current,
    securityHeaders: base,
    isTrusted,
    nextRequestId,
    metrics,
    log,
  });
  const takeBeacon =
    beacons &&
    createBeaconDoor({
      take: (beacon) => beacons.take(beacon),
      admit: (address) => limiter.admit('beacon', address),
      securityHeaders: base,
      isTrusted,
      nextRequestId,
      metrics,
      log,
    });
  const letterKey = letterKeySource(config);
  const stylesheets = () => site().assets.css;

  // Fastify's own name for the type, or every plug-in would have to be typed for ours.
  const loggerInstance: FastifyBaseLogger = log;
  const fastify = Fastify({
    serverFactory: (handler) => serverInFrontOf(handler),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    trustProxy: (address) => isTrusted(address),
    bodyLimit: BODY_LARGEST_BYTES,
    routerOptions: { maxParamLength: URL_LONGEST },
    // Addresses that the router cannot even decode reach no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(base);
      void answerError(error, request, reply, stylesheets());
    },
  });

  function serverInFrontOf(handler: (request: IncomingMessage, response: ServerResponse) => void): Server {
    const onward = (request: IncomingMessage, response: ServerResponse) => {
      const { middleware } = site();
      if (middleware === undefined) handler(request, response);
      else middleware(request, response, () => handler(request, response));
    };
    return createHttpServer(
      (request, response) => {
        draining.announce(request, response);
        if (answerQuickly(request, response) || takeBeacon?.(request, response)) return;
        onward(request, response);
      },
      { securityHeaders: base, log, metrics },
    );
  }

  acceptJsonOnly(fastify);
  fastify.setErrorHandler((error, request, reply) => answerError(error, request, reply, stylesheets()));
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(base);
    checkRequest(request, {
      takesForm: (url) => pages.takesForm(url),
      methodsOf: (url) => methodsOf(fastify, url),
    });
  });
  logRequests(fastify, { isTrusted, metrics });

  const pages = new Pages({
    current,
    cache,
    render: {
      assets: () => site().assets,
      environment: {
        imageBase: config.imageBase,
        fileBase: config.fileBase,
        ...(trackSalt && { trackSalt }),
        ...(config.replayScriptUrl !== '' && { replayUrl: config.replayScriptUrl }),
        ...(config.mapTileUrl !== '' && {
          mapTiles: {
            url: config.mapTileUrl,
            coordinates: config.mapTileCoordinates,
            attribution: config.mapAttribution,
          },
        }),
        ...(config.quoteUrl !== '' && { hasQuote: true }),
      },
      origin: config.siteOrigin,
    },
    isCaching: !config.isDevelopment,
    admit: (limit, name) => limiter.admit(limit, name),
    metrics,
    log,
  });
  await mountAssets(fastify, parts.clientFolder);
  mountMedia(fastify, { media, current, config, fileNameOf: api.fileNameOf });
  mountFeeds(fastify, { current, build: api.buildFeed, origin: config.siteOrigin });
  mountDownloads(fastify, { current, ask: api.askDownload, imageBase: config.imageBase });
  mountSitemaps(fastify, { current, build: api.buildSitemap, origin: config.siteOrigin });
  mountDiscovery(fastify, {
    current,
    build: api.buildDiscoveryFile,
    origin: config.siteOrigin,
    securityContact: config.securityContact,
  });
  await fastify.register(async (scope) => {
    api.registerApi(scope, {
      imageBase: config.imageBase,
      stockQuote: config.quoteUrl === '' ? undefined : quoteSource(config.quoteUrl, log),
      visits,
      letterKey,
      admit,
      visitorOf: visitor,
      ...parts.searching,
      snapshot: () => publishedNow(current).snapshot,
    });
    if (config.isDevelopment) scope.get('/api/openapi.json', async () => api.openApiDocument());
  });
  mountPages(fastify, pages, { mobileSiteUrl: config.mobileSiteUrl, visitorOf: visitor, metrics });
  mountForms(fastify, {
    pages,
    api,
    visitorOf: visitor,
    // Showing the form again is what a challenge costs, and is counted with it.
    admit: (request) => admit(request, 'challenge'),
    visitorTransport: (request, { transport, snapshot }) =>
      api.createVisitorTransport(
        transport,
        {
          content: snapshot,
          imageBase: config.imageBase,
          visits,
          visitor: visitor(request),
          now: Date.now,
          letterKey,
        },
        (limit) => admit(request, limit),
      ),
  });
  refuseUnknown(fastify);
  await fastify.ready();
  return { fastify, cache, pages };
}
