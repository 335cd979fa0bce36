import type { FastifyInstance } from 'fastify';
import { closesSource } from '../content/closes-source.ts';
import { letterKeySource } from '../content/letter-key.ts';
import { securityHeaders } from '../http/headers.ts';
import { Admission } from '../http/overload/admission.ts';
import { LoopTurns } from '../http/overload/loop-turns.ts';
import { requestIds } from '../http/requests/request-id.ts';
import { PageCache } from '../pages/page-cache.ts';
import { pageEnvironment } from '../pages/page-environment.ts';
import { SpareTime } from '../http/bodies/spare-time.ts';
import { PagePacking } from '../pages/page-packing.ts';
import { Pages } from '../pages/pages.ts';
import { createQuickPages } from '../pages/quick-pages.ts';
import { createBeaconDoor } from '../visits/beacon-door.ts';
import type { AppParts } from './app-parts.ts';
import { createBusyDoor } from './busy-door.ts';
import { createFramework } from './framework.ts';
import { frontDoor } from './front-door.ts';
import { mountApi } from './mounts/mount-api.ts';
import { mountAssets } from './mounts/mount-assets.ts';
import { mountChrome } from './mounts/mount-chrome.ts';
import { mountDiscovery } from './mounts/mount-discovery.ts';
import { mountDownloads } from './mounts/mount-downloads.ts';
import { mountFeeds } from './mounts/mount-feeds.ts';
import { mountForms } from './mounts/mount-forms.ts';
import { mountMedia } from './mounts/mount-media.ts';
import { mountPages } from './mounts/mount-pages.ts';
import { mountReports } from './mounts/mount-reports.ts';
import { mountSitemaps } from './mounts/mount-sitemaps.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { Visitors } from './visitors.ts';

export interface App {
  fastify: FastifyInstance;
  cache: PageCache;
  packing: PagePacking;
  pages: Pages;
}

/** Builds the application; nothing listens yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, metrics } = parts;
  const visitors = new Visitors(config.trustProxy);
  const cache = new PageCache(config.pageCacheBytes, metrics);
  const spareTime = new SpareTime();
  const packing = new PagePacking({ ...parts, cache, spareTime });
  const turns = new LoopTurns();
  const admission = new Admission(turns);
  const pages = pagesOf(parts, { cache, packing, visitors, admission });
  const fastify = frameworkOf(parts, { cache, packing, visitors, pages, turns, admission });

  const mounted = {
    ...parts,
    visitors,
    pages,
    packing,
    spareTime,
    admission,
    letterKey: letterKeySource(config),
    shareCloses: config.quoteClosesUrl === '' ? undefined : closesSource(config.quoteClosesUrl, parts.log),
  };
  mountAssets(fastify, mounted);
  mountChrome(fastify, mounted);
  mountMedia(fastify, mounted);
  mountFeeds(fastify, mounted);
  mountDownloads(fastify, mounted);
  mountSitemaps(fastify, mounted);
  mountDiscovery(fastify, mounted);
  await mountApi(fastify, mounted);
  mountPages(fastify, mounted);
  mountReports(fastify, mounted);
  mountForms(fastify, mounted);
  refuseUnknown(fastify);
  await fastify.ready();
  return { fastify, cache, packing, pages };
}

function pagesOf(
  { config, current, site, metrics, log, edge }: AppParts,
  { visitors, ...made }: { cache: PageCache; packing: PagePacking; visitors: Visitors; admission: Admission },
): Pages {
  return new Pages({
    ...made,
    current,
    render: {
      assets: () => site().assets,
      environment: pageEnvironment(config),
      origin: config.siteOrigin,
    },
    isCaching: !config.isDevelopment,
    admit: (limit, visitor) => visitors.admit(limit, visitor),
    metrics,
    log,
    edge,
  });
}

/** The framework behind the front door, where cached pages and beacons are answered at once. */
function frameworkOf(
  parts: AppParts,
  {
    visitors,
    ...made
  }: Omit<App, 'fastify'> & { visitors: Visitors; turns: LoopTurns; admission: Admission },
): FastifyInstance {
  const { beacons } = parts;
  const shared = {
    ...parts,
    ...made,
    visitors,
    isTrusted: visitors.isTrusted,
    securityHeaders: securityHeaders(parts.config),
    nextRequestId: requestIds(),
  };
  const shortcuts = [createQuickPages(shared)];
  if (beacons !== undefined) {
    shortcuts.push(
      createBeaconDoor({
        ...shared,
        take: (beacon) => beacons.take(beacon),
        admit: (visitor) => visitors.admit('beacon', visitor),
      }),
    );
  }
  shortcuts.push(createBusyDoor(shared));
  return createFramework({
    ...shared,
    serverInFrontOf: (framework) => frontDoor(framework, { ...shared, shortcuts }),
  });
}
