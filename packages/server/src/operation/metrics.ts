import cluster from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type RouteKind = 'page' | 'redirect' | 'api' | 'asset' | 'media' | 'other';

const RENDER_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Every number that the process reports about itself. */
export function createMetrics() {
  const register = new Registry();
  const registers = [register];
  const metrics = {
    register,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Answers by kind of route and status',
      labelNames: ['kind', 'status'],
      registers,
    }),
    cache: new Counter({
      name: 'page_cache_total',
      help: 'Pages from the cache (hit, not-modified), rendered (miss), or of an older version because content was away (stale)',
      labelNames: ['result'],
      registers,
    }),
    cacheBytes: new Gauge({ name: 'page_cache_bytes', help: 'Bytes of cached pages', registers }),
    pagesToPack: new Gauge({
      name: 'pages_to_pack',
      help: 'Pages that wait for their smallest form',
      registers,
    }),
    renderSeconds: new Histogram({
      name: 'page_render_seconds',
      help: 'Time to load and render one page',
      buckets: RENDER_SECONDS,
      registers,
    }),
    renderFailures: new Counter({
      name: 'page_render_failures_total',
      help: 'Pages that could not be rendered, by reason',
      labelNames: ['reason'],
      registers,
    }),
    contentSequence: new Gauge({
      name: 'content_sequence',
      help: 'The newest content activation that visitors see',
      // Of all workers the one that is behind.
      aggregator: 'min',
      registers,
    }),
    contentBehind: new Gauge({
      name: 'content_behind_seconds',
      help: 'Seconds since the content that visitors see was last known to be the newest; 0 while it is',
      aggregator: 'max',
      registers,
    }),
    storeUp: new Gauge({
      name: 'content_store_up',
      help: '1 while the content store answers, 0 while the last version is served without it',
      aggregator: 'min',
      registers,
    }),
    mediaAltered: new Gauge({
      name: 'media_altered',
      help: 'Pictures and documents whose bytes in the content store are not those that were published; none is served',
      // Every process finds the same ones, sooner or later.
      aggregator: 'max',
      registers,
    }),
    releasesRefused: new Gauge({
      name: 'content_releases_refused',
      help: 'Releases that were activated and are not shown, because the signatures of two people do not hold for them',
      aggregator: 'max',
      registers,
    }),
    visitBeacons: new Counter({
      name: 'visit_beacons_total',
      help: 'Tracking calls by what became of them; every one of them got the same answer',
      labelNames: ['outcome'],
      registers,
    }),
    visitRecords: new Counter({
      name: 'visit_records_total',
      help: 'Visit records stored, by action and section',
      labelNames: ['action', 'section'],
      registers,
    }),
    visitSeconds: new Counter({
      name: 'visit_seconds_total',
      help: 'Seconds that pages of a section were visible, as stored',
      labelNames: ['section'],
      registers,
    }),
    visitCommitSeconds: new Histogram({
      name: 'visit_commit_seconds',
      help: 'Time until a group of visit records was on the disk',
      buckets: RENDER_SECONDS,
      registers,
    }),
    searchDocuments: new Gauge({
      name: 'search_documents',
      help: 'Pages and files in the search index that serves',
      aggregator: 'min',
      registers,
    }),
    searchDegraded: new Gauge({
      name: 'search_degraded',
      help: '1 while OpenSearch does not answer and each machine searches by itself',
      aggregator: 'max',
      registers,
    }),
    searchMeanings: new Counter({
      name: 'search_meanings_total',
      help: 'Searches for which a model was asked what their keyword means, by outcome; all but found were answered by words alone',
      labelNames: ['outcome'],
      registers,
    }),
    searchPassagesMissing: new Gauge({
      name: 'search_passages_missing',
      help: 'Passages of the index that serves for which the model gave no vector yet, so that they are found by their words alone',
      aggregator: 'max',
      registers,
    }),
    edgePurges: new Counter({
      name: 'edge_purges_total',
      help: 'Requests to caches before us that told them what a release has changed, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    traceSpans: new Counter({
      name: 'trace_spans_total',
      help: 'Spans by what became of them: sent, refused by the receiver, or dropped because it was away or too slow',
      labelNames: ['outcome'],
      registers,
    }),
    errorReports: new Counter({
      name: 'error_reports_total',
      help: 'Unexpected errors by whether somebody was told: told, failed, or held because the same or many were told already',
      labelNames: ['outcome'],
      registers,
    }),
    policyViolations: new Counter({
      name: 'policy_violations_total',
      help: 'What browsers reported that the Content-Security-Policy kept from happening, by directive and kind',
      labelNames: ['directive', 'blocked'],
      registers,
    }),
    policyReportsLimited: new Counter({
      name: 'policy_reports_limited_total',
      help: 'Reports of browsers that were not read, because one visitor sent too many',
      registers,
    }),
    refused: new Counter({
      name: 'overload_refused_total',
      help: 'Pages and calls that were refused at once, because more was asked for than could be answered in time',
      labelNames: ['kind'],
      registers,
    }),
    slowReadersShed: new Counter({
      name: 'slow_readers_shed_total',
      help: 'Connections closed because their reader stood still',
      registers,
    }),
  };
  // `increase` sees nothing in a counter that begins above 0: what alarms count is there from the start.
  for (const reason of ['unavailable', 'error']) metrics.renderFailures.inc({ reason }, 0);
  for (const outcome of ['told', 'failed']) metrics.edgePurges.inc({ outcome }, 0);
  for (const outcome of ['unstored', 'refused']) metrics.visitBeacons.inc({ outcome }, 0);
  for (const outcome of ['sent', 'refused', 'dropped']) metrics.traceSpans.inc({ outcome }, 0);
  for (const outcome of ['told', 'failed', 'held']) metrics.errorReports.inc({ outcome }, 0);
  return metrics;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Adds memory, CPU, garbage collection and event-loop delay, and lets a cluster's primary ask for all of it. */
export function reportProcess(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.register });
  AggregatorRegistry.setRegistries([metrics.register]);
  // Making one is what lets a worker hear the primary's question.
  if (cluster.isWorker) void new AggregatorRegistry();
}
