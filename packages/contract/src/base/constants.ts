/** Specification 8: a script or style that has not arrived by then is a chunk-load error. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Specification 1: channel 1 is the PC web. */
export const CHANNEL_PC = '1';

/** Specification 2.4 and 9. `dial` is what a tel: link carries. */
export const HOTLINES = {
  service: { shown: '95526', dial: '95526' },
  overseas: { shown: '0086-10-95526', dial: '+861095526' },
  creditCard: { shown: '4006 601 169', dial: '4006601169' },
  privateBank: { shown: '4006 095 526', dial: '4006095526' },
} as const;

/** Specification 9: breakpoints, design width, content width (also the rich-text table threshold), in CSS px. */
export const DESIGN_WIDTH_PX = 1366;
export const CONTENT_WIDTH_PX = 1144;
/** Product guide, decision 1: below this the page reflows to one column instead of scaling. */
export const REFLOW_WIDTH_PX = 768;
export const BANNER_ASPECT = 2.82;
export const BANNER_DEFAULT_HEIGHT_PX = 680;

/** Specification 9, timings in milliseconds. */
export const RESIZE_DEBOUNCE_MS = 300;
export const SUBMENU_DELAY_MS = 300;
export const HOTLINE_CLOSE_DELAY_MS = 200;
export const HOTLINE_INNER_CLOSE_DELAY_MS = 20;

/** Specification 2.4, 5 and 9: the search overlay's recent searches. */
export const RECENT_SEARCHES_SHOWN = 5;
export const RECENT_SEARCHES_COOKIE = 'ownSearchList';
export const STORAGE_PREFIX = 'bob-';

export const FINGERPRINT_FALLBACK_MS = 2_000;
export const REPLAY_SAMPLE_RATE = 0.1;

/** Product guide 4.7. */
export const KEYWORD_LONGEST = 50;

/** Product guide WLTH-3: how many products may stand side by side. */
export const COMPARED_AT_MOST = 4;
