/** What one thing costs, and where that was measured: docs/performance.md, or a command on 26 November 2026 (docs/scale.md). */
export interface Recorded {
  value: number;
  unit: 'µs' | 'ms' | 's' | 'bytes' | 'pages' | 'a second' | 'connections';
  from: string;
}

// Of three runs the dearest, with others at work on the machine.
const HERE = '`node bench/scale/measure-costs.mjs`, 26 November 2026';
const UNCACHED = 'performance.md, "What an uncached page costs"';
const BEACONS = '`npm run bench -- --only beacons`, 26 November 2026';

export const COSTS = {
  chinesePages: { value: 1_445, unit: 'pages', from: HERE },
  englishPages: { value: 641, unit: 'pages', from: HERE },
  pageBytes: { value: 17_053, unit: 'bytes', from: `${HERE}; mean of all pages, brotli 5` },
  keptPageBytes: {
    value: 19_181,
    unit: 'bytes',
    from: '`pageBytes` and what stands around a page, `packages/server/src/pages/cached-page.ts`',
  },
  firstVisitBytes: { value: 125_000, unit: 'bytes', from: 'performance.md, "Script and bytes at load"' },
  nginxFile: { value: 30.8, unit: 'µs', from: HERE },
  nginxNotModified: { value: 22.5, unit: 'µs', from: HERE },
  cachedPage: { value: 98.1, unit: 'µs', from: HERE },
  notModified: { value: 63.4, unit: 'µs', from: HERE },
  call: {
    value: 742.6,
    unit: 'µs',
    from: `${HERE}; mean of the three of a navigation to an article, packed`,
  },
  callBytes: { value: 1_021, unit: 'bytes', from: `${HERE}; the same` },
  render: {
    value: 3.9,
    unit: 'ms',
    from: `${UNCACHED}, list CN; details are less, funds and homes three times as much`,
  },
  search: { value: 8.9, unit: 'ms', from: `${UNCACHED}, search CN` },
  missingPage: { value: 1.0, unit: 'ms', from: `${UNCACHED}, no such address` },
  recordOnPageThread: { value: 148, unit: 'µs', from: BEACONS },
  recordBesideIt: { value: 93, unit: 'µs', from: `${BEACONS}; 241 µs in all` },
  recordInDatabase: { value: 17, unit: 'µs', from: `${HERE}; PostgreSQL, groups of 500, fsync off` },
  recordBytes: { value: 286, unit: 'bytes', from: `${HERE}; with its index` },
  searchesOfOneThread: { value: 190, unit: 'a second', from: '`SEARCH_THREADS` in config.ts' },
  connectionsOfAProcess: {
    value: 15,
    unit: 'connections',
    from: 'at most: `READERS` of content, `CONNECTIONS` of visits',
  },
  mirrorAnew: { value: 37, unit: 's', from: 'performance.md, "The site as files", processor time' },
} as const satisfies Record<string, Recorded>;

const IN_SECONDS = { µs: 1e-6, ms: 1e-3, s: 1 };

/** Seconds of processor time. */
export function secondsOf({ value, unit }: Recorded): number {
  if (unit === 'µs' || unit === 'ms' || unit === 's') return value * IN_SECONDS[unit];
  throw new TypeError(`${unit} is no time`);
}
