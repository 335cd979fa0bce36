import type { z } from 'zod';
import { TIME_EVENT_LONGEST_MS, VISIT_SHORTEST_MS } from '../base/constants.ts';
import { post, type CallTraits } from '../base/endpoint.ts';
import type * as s from './schemas.ts';

/** Specification 3, tracking record: time on a page, a click, time on the whole site. */
export const ACTION_TYPES = ['time', 'click', 'wholeTime'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Product guide 4.7: the code of a section. */
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

/** Product guide 4.7: the block of a page; `data-divide` names it in the markup. */
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

/** Specification 7.2: what a document says when it starts, and once the visitor has agreed. */
export const WHOLE_EVENTS = ['wholeWebsiteDisplay', 'uploadInit'] as const;
export type WholeEvent = (typeof WHOLE_EVENTS)[number];

/** `subModule` of the click record that stands for one search, by whether anything was found (product guide TRK-5). */
export const SEARCH_OUTCOMES = { some: 'results', none: 'noResults' } as const;

/** Product guide 4.7: the section roots; a page belongs to the longest one that its path begins with. */
const SECTION_ROOTS: ReadonlyMap<string, TrackedModule> = new Map([
  ['/personal', 'PERSONAL'],
  ['/personal/fundpro', 'FUND'],
  // The other pages of the fund zone stand beside its root, not under it.
  ['/personal/second', 'FUND'],
  ['/personal/consumerEducation', 'PROTECTION'],
  ['/company', 'COMPANY'],
  ['/finance', 'FINANCE'],
  ['/creditcard', 'CARD'],
  ['/spesialfinance', 'SPECIAL'],
  ['/investment', 'IR'],
  ['/bobbank', 'BANK'],
  ['/search', 'SEARCH'],
  // Deposit insurance has no code of its own.
  ['/ckbxDetail', 'PROTECTION'],
]);

/** '/en/personal/dkll' → 'PERSONAL'; undefined for a page that is not tracked, such as '/404'. */
export function moduleOf(path: string): TrackedModule | undefined {
  if (path === '/en') return 'EN_HOME';
  let root = path.startsWith('/en/') ? path.slice('/en'.length) : path;
  while (root !== '') {
    const module = SECTION_ROOTS.get(root);
    if (module !== undefined) return module;
    root = root.slice(0, Math.max(0, root.lastIndexOf('/')));
  }
  return undefined;
}

/** Specification 9: what is shorter or longer is dropped, in the browser and again on the server. */
export function isKeptDuration(ms: number): boolean {
  return ms >= VISIT_SHORTEST_MS && ms <= TIME_EVENT_LONGEST_MS;
}

const BEACON: CallTraits = { limit: 'beacon' };

/** Specification 7.5: the beacon of one record. Answers 204 whatever became of it. */
export const browseInfo = post<z.input<typeof s.BrowseEnvelope>, void>(
  '/api/point/browse/info',
  'One tracking record; the answer is 204 whatever became of it',
  BEACON,
);

/** Specification 7.2 "insert whole code"; headers sign and timeStamp. */
export const insertWholeCode = post<z.input<typeof s.SignedInfo>, true>(
  '/api/sysContentPoint/whole/info',
  'A document has been opened; headers sign, timeStamp and saltId; the answer is true whatever became of it',
  BEACON,
);

/** Specification 7.5: a click on the careers link; headers sign and timeStamp. */
export const analysisInfo = post<z.input<typeof s.SignedInfo>, true>(
  '/api/sysContentPoint/analysis/info',
  'A click on the careers link; headers sign, timeStamp and saltId; the answer is true whatever became of it',
  BEACON,
);
