import { z } from 'zod';
import { Day, Flag, Keyword, Language, UrlType, limit, paging, request } from '../../base/schemas.ts';
import { Branch } from '../branches/schemas.ts';
import { Fund } from '../funds/schemas.ts';
import { FxRate, LoanRate, DepositRate } from '../rates/schemas.ts';
import { WealthProduct } from '../wealth/schemas.ts';
import { SEARCH_DOC_TYPES } from './constants.ts';

export const HotSearchesRequest = request({});
/** Most wanted first. */
export const HotSearches = z.array(z.string());

const DocType = z.enum(SEARCH_DOC_TYPES);
const Searched = Keyword.min(1, 'at least one character');
const period = {
  /** Inclusive days in Beijing; a page without a date is outside any range. */
  startDate: Day.optional(),
  endDate: Day.optional(),
};

export const SearchRequest = request({
  keyword: Searched,
  /** NEWS is announcements and news together; NOTICE is the announcements alone. */
  docType: z.enum(['ALL', ...SEARCH_DOC_TYPES]).default('ALL'),
  ...period,
  sort: z.enum(['relevance', 'newest', 'oldest']).default('relevance'),
  ...paging,
});

export const SearchHit = z.object({
  id: z.string(),
  title: z.string(),
  /** Escaped text with `<mark>` and nothing else, as `summaryHtml` is. */
  titleHtml: z.string(),
  summaryHtml: z.string(),
  url: z.string(),
  urlType: UrlType,
  docType: DocType,
  /** Of the page itself. */
  language: Language,
  columnId: z.string(),
  columnName: z.string(),
  /** '' for a page without a date. */
  publishDate: z.string(),
  fileExt: z.string().optional(),
  /** Bytes. */
  fileSize: z.number().int().optional(),
  /** Pinned by the editors for this keyword. */
  bestBet: Flag,
  score: z.number(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchResult = z.object({
  total: z.number().int(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(SearchHit),
  originalKeyword: z.string(),
  /** What was searched instead, because the keyword as typed finds nothing. */
  correctedKeyword: z.string().optional(),
  /** Other spellings, where the keyword as typed does find something. */
  suggestions: z.array(z.string()),
  /** Nothing has enough of the keyword: what is listed has some of the words `found`, and none of those `leftOut`. */
  partly: z.object({ found: z.array(z.string()), leftOut: z.array(z.string()) }).optional(),
  relatedKeywords: z.array(z.string()),
  tookMs: z.number().int(),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchCountsRequest = request({ keyword: Searched, ...period });
/** ALL first, then every type; NEWS counts the announcements too, ALL counts each page once. */
export const SearchCounts = z.array(
  z.object({ docType: z.enum(['ALL', ...SEARCH_DOC_TYPES]), name: z.string(), count: z.number().int() }),
);
export type SearchCount = z.infer<typeof SearchCounts>[number];

const SUGGESTIONS_SHOWN = 8;
export const SuggestRequest = request({ keyword: Searched, limit: limit(SUGGESTIONS_SHOWN) });
export const SearchSuggestions = z.array(
  z.object({
    text: z.string(),
    docType: DocType,
    /** The page that is meant; absent for a word to search for. */
    url: z.string().optional(),
    /** Escaped text with what was typed in `<mark>`. */
    hitHtml: z.string(),
  }),
);
export type SearchSuggestion = z.infer<typeof SearchSuggestions>[number];

export const HotSearchAddRequest = request({ keyword: Searched });
export const HotSearchAdded = z.literal(true);

export const DirectAnswersRequest = request({ keyword: Searched });
export const DirectAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('FX'), rate: FxRate }),
  z.object({ kind: z.literal('WEALTH'), product: WealthProduct }),
  z.object({ kind: z.literal('FUND'), fund: Fund }),
  z.object({ kind: z.literal('BRANCH'), branch: Branch }),
  z.object({ kind: z.literal('HOTLINE') }),
  /** The newest loan prime rates, one for each term. */
  z.object({ kind: z.literal('LPR'), rates: z.array(LoanRate) }),
  /** Fixed deposits in yuan. */
  z.object({ kind: z.literal('DEPOSIT'), rates: z.array(DepositRate) }),
]);
export type DirectAnswer = z.infer<typeof DirectAnswer>;
export const DirectAnswers = z.array(DirectAnswer);
