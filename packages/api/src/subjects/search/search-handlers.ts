import { SEARCH_DOC_TYPES, type SearchDocType } from '@bank/contract';
import { type SearchEngine, type SearchFilters, SearchUnavailable } from '@bank/search';
import type { HandlerDeps, HandlersOf } from '../../base/handler.ts';
import { directAnswersTo } from './direct-answer/direct-answers.ts';
import { hotSearchesOf } from './hot-searches.ts';
import { typeNames } from './type-names.ts';

export const searchHandlers = {
  async searchDocuments(deps, { keyword, language, docType, startDate, endDate, sort, pageNum, pageSize }) {
    const filters: SearchFilters = {
      language,
      sort,
      now: deps.now?.() ?? Date.now(),
      ...(docType !== 'ALL' && { docTypes: typesOf(docType) }),
      ...(startDate !== undefined && { from: startDate }),
      ...(endDate !== undefined && { to: endDate }),
    };
    const answer = await engineOf(deps).search(keyword, filters, { number: pageNum, size: pageSize });
    const { total, list, originalKeyword, correctedKeyword, suggestions, partly, relatedKeywords, tookMs } =
      answer;
    return {
      total,
      pageNum,
      pageSize,
      list: [...list],
      originalKeyword,
      ...(correctedKeyword !== undefined && { correctedKeyword }),
      suggestions: [...suggestions],
      ...(partly !== undefined && { partly: { found: [...partly.found], leftOut: [...partly.leftOut] } }),
      relatedKeywords: [...relatedKeywords],
      tookMs,
    };
  },

  async searchCounts(deps, { keyword, language, startDate, endDate }) {
    const counts = await engineOf(deps).counts(keyword, {
      language,
      now: deps.now?.() ?? Date.now(),
      ...(startDate !== undefined && { from: startDate }),
      ...(endDate !== undefined && { to: endDate }),
    });
    const countOf = new Map(counts.map(({ docType, count }) => [docType, count]));
    const names = typeNames[language];
    return [
      { docType: 'ALL' as const, name: names.ALL, count: countOf.get('ALL') ?? 0 },
      ...SEARCH_DOC_TYPES.map((docType) => ({
        docType,
        name: names[docType],
        count: typesOf(docType).reduce((sum, type) => sum + (countOf.get(type) ?? 0), 0),
      })),
    ];
  },

  async searchSuggestions(deps, { keyword, language, limit }) {
    return engineOf(deps).suggest(keyword, language, limit);
  },

  async directAnswers(deps, { keyword, language }) {
    return directAnswersTo(deps, language, keyword);
  },

  async hotSearches(deps, { language }) {
    return hotSearchesOf(deps, language);
  },
} satisfies HandlersOf<
  'searchDocuments' | 'searchCounts' | 'searchSuggestions' | 'directAnswers' | 'hotSearches'
>;

/** NEWS is announcements and news together (S3-labels); NOTICE is the announcements alone. */
function typesOf(docType: SearchDocType): SearchDocType[] {
  return docType === 'NEWS' ? ['NEWS', 'NOTICE'] : [docType];
}

export function engineOf({ search }: Pick<HandlerDeps, 'search'>): SearchEngine {
  if (search === undefined) throw new SearchUnavailable('This process has no search index.');
  return search;
}
