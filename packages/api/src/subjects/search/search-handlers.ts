import { SEARCH_DOC_TYPES, type Language, type SearchDocType, type SearchFacet } from '@bank/contract';
import { type CountFilters, type SearchEngine, type SearchFilters, SearchUnavailable } from '@bank/search';
import type { HandlerDeps, HandlersOf } from '../../base/handler.ts';
import { directAnswersTo } from './direct-answer/direct-answers.ts';
import { hotSearchesOf } from './hot-searches.ts';
import { namedFacets } from './named-facets.ts';
import { typeNames } from './type-names.ts';

export const searchHandlers = {
  async searchDocuments(deps, { keyword, docType, sort, pageNum, pageSize, ...asked }) {
    const filters: SearchFilters = { ...limitsOf(deps, asked), sort, ...ofType(docType) };
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

  async searchCounts(deps, { keyword, ...asked }) {
    const { language } = asked;
    const counts = await engineOf(deps).counts(keyword, limitsOf(deps, asked));
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

  async searchFacets(deps, { keyword, docType, ...asked }) {
    const { business, year, city, fileType, language } = asked;
    const counts = await engineOf(deps).facets(keyword, { ...limitsOf(deps, asked), ...ofType(docType) });
    return namedFacets(deps, language, counts, { business, year, city, fileType });
  },

  async searchSuggestions(deps, { keyword, language, limit }) {
    const engine = engineOf(deps);
    return engine.suggest(keyword, language, limit, await hotSearchesOf(deps, language));
  },

  async directAnswers(deps, { keyword, language }) {
    return directAnswersTo(deps, language, keyword);
  },

  async hotSearches(deps, { language }) {
    return hotSearchesOf(deps, language);
  },
} satisfies HandlersOf<
  'searchDocuments' | 'searchCounts' | 'searchFacets' | 'searchSuggestions' | 'directAnswers' | 'hotSearches'
>;

interface Limits extends Partial<Record<SearchFacet, string | undefined>> {
  language: Language;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

function limitsOf(
  deps: Pick<HandlerDeps, 'now'>,
  { language, startDate, endDate, business, year, city, fileType }: Limits,
): CountFilters {
  const facets = Object.entries({ business, year, city, fileType }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    language,
    now: deps.now?.() ?? Date.now(),
    ...(startDate !== undefined && { from: startDate }),
    ...(endDate !== undefined && { to: endDate }),
    ...(facets.length > 0 && { facets: Object.fromEntries(facets) }),
  };
}

function ofType(docType: SearchDocType | 'ALL'): Pick<SearchFilters, 'docTypes'> {
  return docType === 'ALL' ? {} : { docTypes: typesOf(docType) };
}

/** NEWS is announcements and news together (S3-labels); NOTICE is the announcements alone. */
function typesOf(docType: SearchDocType): SearchDocType[] {
  return docType === 'NEWS' ? ['NEWS', 'NOTICE'] : [docType];
}

export function engineOf({ search }: Pick<HandlerDeps, 'search'>): SearchEngine {
  if (search === undefined) throw new SearchUnavailable('This process has no search index.');
  return search;
}
