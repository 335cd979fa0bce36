/*
 * What operators look at, top to bottom: each row of the dashboard with its panels. A query is an expression of Prometheus and what
 * its lines are called; `$instance` is the machines that were chosen.
 */

const OF = 'instance=~"$instance"';
const rate = (metric, labels = '') =>
  `rate(${metric}{${[labels, OF].filter(Boolean).join(',')}}[$__rate_interval])`;
const quantile = (share, metric) => `histogram_quantile(${share}, sum by (le) (${rate(`${metric}_bucket`)}))`;

export const ROWS = [
  {
    title: 'Visitors',
    panels: [
      {
        title: 'Answers a second, by status',
        unit: 'reqps',
        queries: [[`sum by (status) (${rate('http_requests_total')})`, '{{status}}']],
      },
      {
        title: 'Answers that are 5xx',
        why: 'AnswersFail is raised at 1 %.',
        unit: 'percentunit',
        queries: [
          [
            `sum by (instance) (${rate('http_requests_total', 'status=~"5.."')}) / sum by (instance) (${rate('http_requests_total')})`,
            '{{instance}}',
          ],
        ],
      },
      {
        title: 'Pages, by where they came from',
        why: 'Nearly all are hits; a release or a start shows as misses.',
        unit: 'reqps',
        queries: [[`sum by (result) (${rate('page_cache_total')})`, '{{result}}']],
      },
      {
        title: 'Time to load and render a page',
        unit: 's',
        queries: [0.5, 0.95, 0.99].map((share) => [
          quantile(share, 'page_render_seconds'),
          `${share * 100} %`,
        ]),
      },
      {
        title: 'Pages that could not be rendered, a second',
        unit: 'reqps',
        queries: [[`sum by (reason) (${rate('page_render_failures_total')})`, '{{reason}}']],
      },
      {
        title: 'Refused at once, a second',
        why: 'More was asked for than could be answered in time; slow readers apart.',
        unit: 'reqps',
        queries: [
          [`sum by (kind) (${rate('overload_refused_total')})`, '{{kind}}'],
          [`sum(${rate('slow_readers_shed_total')})`, 'slow readers'],
        ],
      },
    ],
  },
  {
    title: 'Content',
    panels: [
      {
        title: 'Version that is shown',
        why: 'All machines show one line; MachineBehind is raised after two minutes of two.',
        unit: 'none',
        queries: [[`content_sequence{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Behind the newest content',
        unit: 's',
        queries: [[`content_behind_seconds{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Content store answers',
        unit: 'bool_yes_no',
        queries: [[`content_store_up{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Not shown: altered media, refused releases',
        unit: 'none',
        queries: [
          [`max(media_altered{${OF}})`, 'media'],
          [`max(content_releases_refused{${OF}})`, 'releases'],
        ],
      },
      {
        title: 'Age of feeds',
        unit: 's',
        queries: [[`max by (feed) (feed_age_seconds{${OF}})`, '{{feed}}']],
      },
      {
        title: 'Feeds that are late',
        unit: 'bool_yes_no',
        queries: [[`max by (feed) (feed_late{${OF}})`, '{{feed}}']],
      },
      {
        title: 'Caches before us that were told of a release',
        unit: 'none',
        queries: [[`sum by (outcome) (increase(edge_purges_total{${OF}}[$__rate_interval]))`, '{{outcome}}']],
      },
      {
        title: 'Pages that wait for their smallest form',
        unit: 'none',
        queries: [[`pages_to_pack{${OF}}`, '{{instance}}']],
      },
    ],
  },
  {
    title: 'Search and visits',
    panels: [
      {
        title: 'Pages and files in the search index',
        unit: 'none',
        queries: [[`search_documents{${OF}}`, '{{instance}}']],
      },
      {
        title: 'OpenSearch is away',
        unit: 'bool_yes_no',
        queries: [[`search_degraded{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Tracking calls a second, by what became of them',
        unit: 'reqps',
        queries: [[`sum by (outcome) (${rate('visit_beacons_total')})`, '{{outcome}}']],
      },
      {
        title: 'Time until visit records are on the disk',
        unit: 's',
        queries: [0.5, 0.99].map((share) => [quantile(share, 'visit_commit_seconds'), `${share * 100} %`]),
      },
      {
        title: 'Visit records stored a second, by section',
        unit: 'reqps',
        queries: [[`sum by (section) (${rate('visit_records_total')})`, '{{section}}']],
      },
      {
        title: 'What browsers refused, a second',
        why: 'A new script or style, or somebody else’s.',
        unit: 'reqps',
        queries: [[`sum by (directive) (${rate('policy_violations_total')})`, '{{directive}}']],
      },
    ],
  },
  {
    title: 'Processes',
    panels: [
      {
        title: 'Processor, cores',
        unit: 'none',
        queries: [[`sum by (instance) (${rate('process_cpu_seconds_total')})`, '{{instance}}']],
      },
      {
        title: 'Memory',
        unit: 'bytes',
        queries: [[`process_resident_memory_bytes{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Delay of the event loop, 99 %',
        unit: 's',
        queries: [[`nodejs_eventloop_lag_p99_seconds{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Page cache',
        unit: 'bytes',
        queries: [[`page_cache_bytes{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Open files, of those that may be',
        unit: 'percentunit',
        queries: [[`process_open_fds{${OF}} / process_max_fds{${OF}}`, '{{instance}}']],
      },
      {
        title: 'Traces and errors that somebody was told of, a second',
        why: 'Both are off unless TRACES_URL and ERROR_HOOK_URL are set.',
        unit: 'reqps',
        queries: [
          [`sum by (outcome) (${rate('trace_spans_total')})`, 'spans {{outcome}}'],
          [`sum by (outcome) (${rate('error_reports_total')})`, 'errors {{outcome}}'],
        ],
      },
    ],
  },
];
