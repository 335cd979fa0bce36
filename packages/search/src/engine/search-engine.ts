import type { Language, UrlType } from '@bank/contract';
import type { ChosenFacets, FacetCounts } from './facets.ts';
import type { DocType } from './search-document.ts';

export interface SearchFilters {
  /** Whose result list it is: only documents shown in it, its own language a little higher. */
  readonly language: Language;
  /** Only of one of these types; of every type when absent. */
  readonly docTypes?: readonly DocType[];
  /** Inclusive days, `YYYY-MM-DD`; a document without a date is outside any range. */
  readonly from?: string;
  readonly to?: string;
  /** Only with these values. */
  readonly facets?: ChosenFacets;
  readonly sort?: 'relevance' | 'newest' | 'oldest';
  /** Milliseconds since the epoch for publish and expiry dates. */
  readonly now: number;
}

export interface Page {
  /** 1 is the first. */
  readonly number: number;
  readonly size: number;
}

/** The two html fields are escaped text with `<mark>` and nothing else. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly titleHtml: string;
  readonly summaryHtml: string;
  readonly url: string;
  /** The part of the page that the extract is from. */
  readonly part?: { readonly name: string; readonly url: string };
  readonly urlType: UrlType;
  readonly docType: DocType;
  readonly language: Language;
  readonly columnId: string;
  readonly columnName: string;
  readonly publishDate: string;
  readonly fileExt?: string;
  readonly fileSize?: number;
  readonly bestBet: '0' | '1';
  readonly score: number;
}

/** Words as the keyword writes them. */
export interface PartlyFound {
  readonly found: readonly string[];
  readonly leftOut: readonly string[];
}

export interface SearchAnswer {
  readonly total: number;
  readonly list: readonly SearchHit[];
  readonly originalKeyword: string;
  /** What was searched instead, when the keyword as typed finds nothing. */
  readonly correctedKeyword?: string;
  /** Other spellings to offer, when the keyword as typed does find something. */
  readonly suggestions: readonly string[];
  /** Nothing has enough of the keyword; what is listed has some of the words that are `found`, and none that are `leftOut`. */
  readonly partly?: PartlyFound;
  readonly relatedKeywords: readonly string[];
  readonly tookMs: number;
  /** Answered by the fallback. */
  readonly degraded?: true;
}

export interface TypeCount {
  readonly docType: DocType | 'ALL';
  readonly count: number;
}

/** All that a page of results shows of an index. */
export interface SearchedPage {
  readonly search: SearchAnswer;
  readonly counts: readonly TypeCount[];
  readonly facets: FacetCounts;
}

export interface Suggestion {
  readonly text: string;
  readonly docType: DocType;
  readonly url?: string;
  /** Escaped, with what was typed in `<mark>`. */
  readonly hitHtml: string;
}

export type CountFilters = Pick<SearchFilters, 'language' | 'from' | 'to' | 'now' | 'facets'>;
export type FacetFilters = Omit<SearchFilters, 'sort'>;

/** Answers searches. Calls reject with SearchUnavailable when no answer comes within the deadline. */
export interface SearchEngine {
  search(keyword: string, filters: SearchFilters, page: Page): Promise<SearchAnswer>;
  /** Hits for each tab, ALL first, every type present; agrees with the totals of `search`. */
  counts(keyword: string, filters: CountFilters): Promise<TypeCount[]>;
  /** Hits for each value of each facet, as if that facet were not chosen. */
  facets(keyword: string, filters: FacetFilters): Promise<FacetCounts>;
  /**
   * What of `asked` (searches of many people) goes on so, then titles and tags with a word that begins so, in characters,
   * pinyin or initials; where there is none, what differs by a slip.
   */
  suggest(text: string, language: Language, limit: number, asked?: readonly string[]): Promise<Suggestion[]>;
  close(): Promise<void>;
}

/** Search cannot answer now; the rest of the site can. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** An index made by other code or words than these; it has to be built again. */
export class IndexOutdated extends Error {
  override readonly name = 'IndexOutdated';
}
