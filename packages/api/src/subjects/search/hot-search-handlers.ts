import { SearchUnavailable } from '@bank/search';
import { hotSearchRefusal, searchSpelling } from '@bank/search/hot-searches';
import { beijingDay } from '@bank/contract';
import type { VisitorDeps, VisitorHandlersOf } from '../../base/handler.ts';
import { blockedSearches } from './hot-searches.ts';
import { engineOf } from './search-handlers.ts';

export const hotSearchHandlers = {
  /** Always true: whoever tries words out learns nothing about what is counted. */
  async addHotSearch(deps, { keyword, language }) {
    if (hotSearchRefusal(keyword, await blockedSearches(deps.content, 'CN')) !== undefined) return true;
    const found = await whatIsFound(deps, keyword, language);
    if (found === undefined) return true;
    const search = {
      language,
      keyword,
      spelling: searchSpelling(keyword),
      visitor: deps.visitor,
      day: beijingDay(deps.now()),
    };
    const { hotSearches, missedSearches } = deps.visits;
    if (found.isFound) await hotSearches.add(search);
    else await missedSearches.add({ ...search, meant: found.meant });
    return true;
  },
} satisfies VisitorHandlersOf<'addHotSearch'>;

interface Outcome {
  /** What finds nothing, or only when read otherwise or in part, would lead whoever follows it nowhere. */
  isFound: boolean;
  /** What it was read as; '' for nothing else. */
  meant: string;
}

/** Undefined while search is away: nothing is learnt from that. */
async function whatIsFound(
  deps: VisitorDeps,
  keyword: string,
  language: 'CN' | 'EN',
): Promise<Outcome | undefined> {
  try {
    const page = { number: 1, size: 1 };
    const filters = { language, now: deps.now() };
    const { total, correctedKeyword, partly } = await engineOf(deps).search(keyword, filters, page);
    return {
      isFound: total > 0 && correctedKeyword === undefined && partly === undefined,
      meant: correctedKeyword ?? '',
    };
  } catch (error) {
    if (error instanceof SearchUnavailable) return undefined;
    throw error;
  }
}
