import { STORAGE_PREFIX } from '../../base/state/stored-names.ts';

/** Local storage: the id of the site notice that the visitor closed. */
export const NOTICE_DISMISSED_KEY = `${STORAGE_PREFIX}notice-dismissed`;

/** The meta element that tells the first-paint script which notice the page carries. */
export const NOTICE_META_NAME = 'site-notice';
