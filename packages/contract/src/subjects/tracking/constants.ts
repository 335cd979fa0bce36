/** S7-tracking: time on a page, a click, time on the whole site. */
export const ACTION_TYPES = ['time', 'click', 'wholeTime'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** The code of a section. */
export const TRACKED_MODULES = [
  'PERSONAL',
  'FUND',
  'PROTECTION',
  'COMPANY',
  'FINANCE',
  'CARD',
  'SPECIAL',
  'IR',
  'BANK',
  'SEARCH',
  'EN_HOME',
] as const;
export type TrackedModule = (typeof TRACKED_MODULES)[number];

/** The block of a page; `data-divide` names it in the markup. */
export const DIVIDES = [
  'TOPBAR',
  'MENU',
  'BANNER',
  'SHORTCUT',
  'PRODUCT',
  'NEWS',
  'FOOTER',
  'QR',
  'LOGIN',
  'SEARCH',
] as const;
export type Divide = (typeof DIVIDES)[number];

/** S7-start: what a document says when it starts, and once the visitor has agreed. */
export const WHOLE_EVENTS = ['wholeWebsiteDisplay', 'uploadInit'] as const;
export type WholeEvent = (typeof WHOLE_EVENTS)[number];

/** `subModule` of the click record that stands for one search, by whether anything was found (TRK-5). */
export const SEARCH_OUTCOMES = { some: 'results', none: 'noResults' } as const;

/** Web vitals of a document: milliseconds until its largest part, an answer to an input, its first part, its first byte; `cls` in thousandths. */
export const SPEED_MEASURES = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type SpeedMeasure = (typeof SPEED_MEASURES)[number];

/** Whether the page stood in one column, as on a phone, or not. */
export const WINDOW_KINDS = ['narrow', 'wide'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];
