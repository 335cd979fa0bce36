/** What nobody has measured: there are no visitors yet. Each is the reader's to replace; `npm run bench -- --only scale` follows. */
export const VISITORS = {
  /** Of how often pages are asked for; 0.6 to 1 is what is commonly found. */
  zipfExponent: 0.9,
  english: 0.15,
  /** Of page views: the others are navigations within the site, answered by calls. */
  documents: 0.4,
  callsOfANavigation: 3,
  /** Of page views: each is rendered for one visitor. */
  searches: 0.02,
  /** Of page views: addresses that do not exist, each another one. */
  junk: 0.03,
  /** Of documents: the browser has an older copy and asks whether it is still so. */
  returning: 0.3,
  /** Of documents: scripts, styles and pictures come, too. */
  firstVisits: 0.4,
  pagesOfAVisit: 2.5,
  /** Of visitors: has agreed to be followed; has refused. */
  agreed: 0.5,
  refused: 0.1,
  clicksOfAPage: 0.5,
  /** Of the pages, by a release. */
  changedByARelease: 0.1,
  /** How much less a day's mean is than its busiest second. */
  peakByMean: 3,
} as const;

export const DELIVERY = {
  /** Places where the CDN keeps answers, each for itself. */
  edges: 20,
  /** What a CDN pulls from us: s-maxage and stale-while-revalidate of CACHE_CONTROL.page. */
  freshS: 30,
  staleS: 30,
  releaseEveryS: 3_600,
  /** The whole mirror anew, by the clock; until then nginx serves the files of the version before. */
  mirrorWithinS: 24,
  headerBytes: 600,
} as const;

/** In CNY, without anybody's price list: put in what your contract says. */
export const PRICES = {
  coreHour: '0.30',
  diskGbMonth: '0.80',
  cdnGb: '0.15',
  originGb: '0.50',
} as const;

/** A processor that is used more than this has no room for a node that fails or a busier minute. */
export const USED_AT_MOST = 0.6;
/** What a bank buys for one database server and for the line of one node. */
export const DISK_GB = 2_000;
export const LINE_MBIT = 1_000;
