import {
  CODES,
  beijingDay,
  directAnswers,
  hotSearches,
  isCallRejected,
  searchCounts,
  searchDocuments,
  searchFacets,
  type DirectAnswer,
  type SearchCount,
  type SearchFacetCounts,
  type SearchResult,
} from '@bank/contract';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { periodStart, placeOf, type SearchPlace } from './search-place.ts';

const PAGE_SIZE = 10;

export interface SearchFound {
  result: SearchResult;
  counts: readonly SearchCount[];
  answers: readonly DirectAnswer[];
  facets: readonly SearchFacetCounts[];
}

export interface SearchData {
  hot: readonly string[];
  /** Absent while nothing is asked for. */
  found?: SearchFound;
  /** Search itself is away, or the visitor asked too often. */
  problem?: 'AWAY' | 'BUSY';
}

export async function loadSearch({ client, query, signal }: PageRequest): Promise<SearchData> {
  const place = placeOf(query);
  // The lists beside the results are no reason to show none.
  const hot = client.call(hotSearches, {}, signal).catch(() => []);
  if (place.keyword === '') return { hot: await hot };
  const { keyword } = place;
  const { facets: chosen } = place;
  const days = daysOf(place, Date.now());
  try {
    const [result, counts, answers, facets] = await Promise.all([
      client.call(
        searchDocuments,
        {
          keyword,
          docType: place.tab,
          ...days,
          ...chosen,
          sort: place.sort,
          pageNum: place.page,
          pageSize: PAGE_SIZE,
        },
        signal,
      ),
      client.call(searchCounts, { keyword, ...days, ...chosen }, signal),
      place.page === 1 ? client.call(directAnswers, { keyword }, signal) : [],
      // Without them the list is as good.
      client.call(searchFacets, { keyword, docType: place.tab, ...days, ...chosen }, signal).catch(() => []),
    ]);
    return { hot: await hot, found: { result, counts, answers, facets } };
  } catch (error) {
    const code = isCallRejected(error) ? error.body.code : undefined;
    if (code === CODES.maintenance.code) return { hot: await hot, problem: 'AWAY' };
    if (code === CODES.tooManyRequests.code) return { hot: await hot, problem: 'BUSY' };
    throw error;
  }
}

/** The days that a place means, `now` in milliseconds since the epoch. What begins later is not of the past month. */
function daysOf({ period, from, to }: SearchPlace, now: number): { startDate?: string; endDate?: string } {
  const today = beijingDay(now);
  if (period !== undefined) return { startDate: periodStart(today, period), endDate: today };
  return { ...(from !== undefined && { startDate: from }), ...(to !== undefined && { endDate: to }) };
}
