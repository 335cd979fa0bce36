/** When files are fed in tests. */
export const FEED_NOW = Date.parse('2026-11-20T18:00:00+08:00');
