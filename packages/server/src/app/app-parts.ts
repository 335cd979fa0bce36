import type * as api from '@bank/api';
import type { VisitsStore } from '@bank/store';
import type { SoundMedia } from '../content/media/sound-media.ts';
import type { Current } from '../content/published.ts';
import type { Draining } from '../http/draining.ts';
import type { RequestTraces } from '../http/requests/request-traces.ts';
import type { Config } from '../operation/config.ts';
import type { Logger } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { EdgeTags } from '../pages/pages.ts';
import type { SiteSource } from '../pages/site-module.ts';
import type { BeaconThread } from '../visits/beacon-thread.ts';

/** What `@bank/api` gives the application; a test gives another one. */
export type ApiParts = Pick<
  typeof api,
  | 'registerApi'
  | 'createVisitorTransport'
  | 'statusOf'
  | 'retryAfterOf'
  | 'openApiDocument'
  | 'fileNameOf'
  | 'askDownload'
  | 'buildFeed'
  | 'buildSitemap'
  | 'buildDiscoveryFile'
>;

/** What calls of search answer from. */
export type Searching = Pick<api.HandlerDeps, 'search' | 'popularSearches'>;

export interface AppParts {
  config: Config;
  current: Current;
  media: Pick<SoundMedia, 'read'>;
  visits: VisitsStore;
  /** Undefined in a test that counts no visits. */
  beacons?: Pick<BeaconThread, 'take'>;
  /** Undefined in a test that does not search. */
  searching?: Searching;
  /** Undefined where pages carry no tags. */
  edge?: EdgeTags | undefined;
  /** Undefined where traces are off. */
  requestTraces?: RequestTraces | undefined;
  /** The moment that pages show; the real clock when absent. Limits and codes keep to the real one. */
  now?: () => number;
  /** Undefined in a test that serves no built files. */
  clientFolder: string | undefined;
  site: () => Pick<SiteSource, 'assets' | 'middleware'>;
  api: ApiParts;
  draining: Pick<Draining, 'announce'>;
  log: Logger;
  metrics: Metrics;
}
