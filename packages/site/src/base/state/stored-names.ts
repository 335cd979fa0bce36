/* Names of what the site keeps in the browser, where several parts know them. */

export const STORAGE_PREFIX = 'bob-';
/** S5-recent: the cookie of the search overlay's recent searches. */
export const RECENT_SEARCHES_COOKIE = 'ownSearchList';
