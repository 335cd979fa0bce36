import {
  SEARCH_DOC_TYPES,
  type Language,
  type SearchBusiness,
  type SearchDocType,
  type UrlType,
} from '@bank/contract';
import type { DocumentKind } from '../rank/document-kind.ts';

/** The tabs of the result page (SRCH-6); ALL is not a type of its own. */
export const DOC_TYPES = SEARCH_DOC_TYPES;
export type DocType = SearchDocType;

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** One page or file of one language, as the indexer hands it over. All texts are plain, without markup. */
export interface SearchDocument {
  readonly id: string;
  readonly language: Language;
  /** Result lists it may stand in. A Chinese page without an English twin may say both. */
  readonly shownIn: readonly Language[];
  readonly docType: DocType;
  readonly kind: DocumentKind;
  readonly columnId: string;
  readonly columnName: string;
  readonly title: string;
  /** Tags and keywords; for a branch also its city and district. */
  readonly tags: readonly string[];
  readonly summary: string;
  /** Own text, a paragraph a line; no navigation, no disclaimers (see `repeatedParagraphs`). */
  readonly body: string;
  /** Parts of the text that an address can lead to, in its order; each stands in `body` as a line. */
  readonly headings?: readonly Heading[];
  /** Names of the pages above it: searched, never shown, since no text of its own says them. */
  readonly trail?: readonly string[];
  /** Product, fund or fee codes and phones that the texts do not hold. */
  readonly codes: readonly string[];
  readonly url: string;
  readonly urlType: UrlType;
  /** `YYYY-MM-DD`, or '' for a page without a date. */
  readonly publishDate: string;
  /** Milliseconds since the epoch; visible from the first on, and until just before the second. */
  readonly publishAt?: number;
  readonly expireAt?: number;
  /** What it can be narrowed by, beside its type and its day. */
  readonly business?: SearchBusiness;
  /** Six digits of GB/T 2260. */
  readonly city?: string;
  readonly fileExt?: string;
  readonly fileSize?: number;
  /** 0 to 1, from clicks on results; 0 when unknown. */
  readonly popularity?: number;
}
