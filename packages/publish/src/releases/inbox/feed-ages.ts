/* How old feeds are, for those who watch the site: without what reads and writes them. */
export { feedAges, feedArrivals, type FeedAge } from './feed-arrivals.ts';
export { readFeedsFile, type FeedsSettings } from './feed-settings.ts';
export { ConfigError } from '../../base/errors.ts';
