import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/* What search answers is not of a content version: the index follows a moment later, and hot searches with the day. */

export const hotSearches = post<z.input<typeof s.HotSearchesRequest>, string[]>(
  '/api/esWebSearch/hotSearchQuery',
  'Hot searches, most wanted first',
  { isMomentary: true },
);
export const searchDocuments = post<z.input<typeof s.SearchRequest>, s.SearchResult>(
  '/api/esWebSearch/docFullSearch',
  'Pages and files that answer a keyword, with their highlighted extracts',
  { limit: 'search', isMomentary: true },
);
export const searchCounts = post<z.input<typeof s.SearchCountsRequest>, s.SearchCount[]>(
  '/api/esWebSearch/docTypeSearch',
  'How many pages of each type answer a keyword',
  // One search asks for this and for direct answers besides: they must not use up a visitor's searches.
  { limit: 'suggest', isMomentary: true },
);
export const searchFacets = post<z.input<typeof s.SearchFacetsRequest>, s.SearchFacetCounts[]>(
  '/api/esWebSearch/facetSearch',
  'How many pages answer a keyword by part of the bank, year, city and kind of file',
  { limit: 'suggest', isMomentary: true },
);
export const searchSuggestions = post<z.input<typeof s.SuggestRequest>, s.SearchSuggestion[]>(
  '/api/esWebSearch/suggest',
  'How what is typed may go on, in characters, pinyin or initials',
  { limit: 'suggest', isMomentary: true },
);
export const directAnswers = post<z.input<typeof s.DirectAnswersRequest>, s.DirectAnswer[]>(
  '/api/esWebSearch/directAnswer',
  'What a keyword asks for by itself: a rate, a fee, a product, a branch, a hotline, a document',
  { limit: 'suggest', isMomentary: true },
);
export const addHotSearch = post<z.input<typeof s.HotSearchAddRequest>, true>(
  '/api/esWebSearch/hotSearchAdd',
  'Counts a search of this visitor towards the hot searches; true, whether it counted or not',
  { limit: 'hotSearch' },
);
