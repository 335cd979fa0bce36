import type { UrlType } from '@bank/contract';
import type { Group, QueryTree } from '../query/query-tree.ts';
import type { Candidate } from '../rank/rank.ts';
import type { FacetCounts, FacetValues } from './facets.ts';
import type { DocType, Heading } from './search-document.ts';
import type { SearchFilters } from './search-engine.ts';

/** Which documents to look for: those with all of `groups`, or with any. How they match is told for the whole tree. */
export interface Lookup {
  readonly tree: QueryTree;
  readonly need: 'all' | 'any';
  readonly groups: readonly Group[];
}

export type VisibleFilters = Omit<SearchFilters, 'sort'>;

export interface Found extends Candidate {
  readonly docType: DocType;
  readonly facets: FacetValues;
}

/** What a hit shows. */
export interface Original {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly headings: readonly Heading[];
  readonly url: string;
  readonly urlType: UrlType;
  readonly docType: DocType;
  readonly language: SearchFilters['language'];
  readonly columnId: string;
  readonly columnName: string;
  readonly publishDate: string;
  readonly fileExt?: string;
  readonly fileSize?: number;
}

export interface Pin {
  readonly id: string;
  readonly docType: DocType;
  /** Whether the lookup finds it anyway. */
  readonly isFound: boolean;
}

type Now<Value> = Value | Promise<Value>;

/**
 * What differs between the engines: how documents are found and read. Planning, ranking, paging, pins and
 * highlighting are the same code for both (`answer-search.ts`).
 */
export interface SearchBackend {
  count(lookup: Lookup, filters: VisibleFilters): Now<number>;
  countByType(lookup: Lookup, filters: VisibleFilters): Now<ReadonlyMap<DocType, number>>;
  countByFacet(lookup: Lookup, filters: VisibleFilters): Now<FacetCounts>;
  /** The best `limit` by bm25. */
  find(lookup: Lookup, filters: VisibleFilters, limit: number): Now<readonly Found[]>;
  /** Ids in another order than relevance, or further down than is ranked. */
  list(
    lookup: Lookup,
    filters: VisibleFilters,
    order: 'newest' | 'oldest' | 'bm25',
    range: { offset: number; limit: number },
  ): Now<readonly string[]>;
  /** The visible documents at these addresses. */
  pins(lookup: Lookup, filters: VisibleFilters, urls: readonly string[]): Now<readonly Pin[]>;
  /** In the order of `ids`; one that is gone is left out. */
  originals(ids: readonly string[]): Now<readonly Original[]>;
}
