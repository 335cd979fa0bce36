import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/* What search answers is not of a content version: the index follows a moment later, and hot searches with the day. */

export const hotSearches = post<z.input<typeof s.HotSearchesRequest>, string[]>(
  '/api/esWebSearch/hotSearchQuery',
  { isMomentary: true },
);
export const searchDocuments = post<z.input<typeof s.SearchRequest>, s.SearchResult>(
  '/api/esWebSearch/docFullSearch',
  { limit: 'search', isMomentary: true },
);
export const searchCounts = post<z.input<typeof s.SearchCountsRequest>, s.SearchCount[]>(
  '/api/esWebSearch/docTypeSearch',
  // One search asks for this and for direct answers besides: they must not use up a visitor's searches.
  { limit: 'suggest', isMomentary: true },
);
export const searchFacets = post<z.input<typeof s.SearchFacetsRequest>, s.SearchFacetCounts[]>(
  '/api/esWebSearch/facetSearch',
  { limit: 'suggest', isMomentary: true },
);
export const searchSuggestions = post<z.input<typeof s.SuggestRequest>, s.SearchSuggestion[]>(
  '/api/esWebSearch/suggest',
  { limit: 'suggest', isMomentary: true },
);
export const directAnswers = post<z.input<typeof s.DirectAnswersRequest>, s.DirectAnswer[]>(
  '/api/esWebSearch/directAnswer',
  { limit: 'suggest', isMomentary: true },
);
export const addHotSearch = post<z.input<typeof s.HotSearchAddRequest>, true>(
  '/api/esWebSearch/hotSearchAdd',
  { limit: 'hotSearch' },
);
