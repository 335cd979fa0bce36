import type { Language, RouteDef } from '@bank/contract';
import type { ChromeData } from '../../frame/chrome/load-chrome.ts';
import type { LeafData } from './leaf-data.ts';

/** What is shown: one record's page in the chrome of its language. */
export interface View {
  language: Language;
  record: RouteDef;
  chrome: ChromeData;
  leaf: LeafData;
}

/** Where it is shown. */
export interface Place {
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
  hash: string;
  /** Names the entry of the browser's history; the same entry has the same key when it is come back to. */
  key: string;
}

/** How the place was reached: by loading the document, a link, the browser's own buttons, or in place of the last. */
export type Arrival = 'START' | 'PUSH' | 'POP' | 'REPLACE';
