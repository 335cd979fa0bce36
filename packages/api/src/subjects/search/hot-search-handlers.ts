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
    if (!(await findsSomething(deps, keyword, language))) return true;
    await deps.visits.hotSearches.add({
      language,
      keyword,
      spelling: searchSpelling(keyword),
      visitor: deps.visitor,
      day: beijingDay(deps.now()),
    });
    return true;
  },
} satisfies VisitorHandlersOf<'addHotSearch'>;

/** What finds nothing, or only when read otherwise or in part, would lead whoever follows it nowhere. */
async function findsSomething(deps: VisitorDeps, keyword: string, language: 'CN' | 'EN'): Promise<boolean> {
  try {
    const page = { number: 1, size: 1 };
    const { total, correctedKeyword, partly } = await engineOf(deps).search(
      keyword,
      { language, now: deps.now() },
      page,
    );
    return total > 0 && correctedKeyword === undefined && partly === undefined;
  } catch (error) {
    if (error instanceof SearchUnavailable) return false;
    throw error;
  }
}
