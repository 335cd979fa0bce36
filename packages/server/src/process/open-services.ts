import { join } from 'node:path';
import { openVisitsStore } from '@bank/store';
import { popularSearches } from '../content/search/popular-searches.ts';
import { SearchIndex } from '../content/search/search-index.ts';
import { tracedEngine } from '../content/search/traced-engine.ts';
import { createMetrics, reportProcess } from '../operation/metrics.ts';
import { BeaconThread } from '../visits/beacon-thread.ts';
import type { ServeParts } from './serve-parts.ts';

export type Services = ReturnType<typeof openServices>;

/** What a process has one of, whatever content it shows. */
export function openServices({
  config,
  log,
  tracing,
  errors,
}: Pick<ServeParts, 'config' | 'log' | 'tracing' | 'errors'>) {
  const metrics = createMetrics();
  reportProcess(metrics);
  tracing?.traces.start({ log, metrics });
  errors?.start({ log, metrics });
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
    embeddings: config.embeddings,
    log,
    metrics,
  });
  const engine = tracing === undefined ? search.engine : tracedEngine(search.engine);
  const searching = { search: engine, popularSearches: popularSearches(visits, log) };
  return { metrics, visits, beacons, search, searching };
}
