import type { Language, RouteDef } from '@bank/contract';
import type { ChromeData } from './chrome-data.ts';
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

/** What is shown where, for those who follow the visitor through the site. */
export interface Shown {
  place: Place;
  /** The last view that loaded; under a problem still the one before it. */
  view: View;
  /** What the page at this place failed with, or undefined. */
  problem: unknown;
  /** A part of the same page has changed: scroll position and focus stay where they are. */
  stays: boolean;
}

export interface Showing {
  readonly state: Shown;
  /** Returns what ends it. */
  subscribe(listener: () => void): () => void;
}

/** How the place was reached: by loading the document, a link, the browser's own buttons, or in place of the last. */
export type Arrival = 'START' | 'PUSH' | 'POP' | 'REPLACE';
