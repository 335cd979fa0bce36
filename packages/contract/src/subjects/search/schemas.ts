import { z } from 'zod';
import {
  Day,
  Decimal,
  Flag,
  Keyword,
  Language,
  UrlType,
  Year,
  limit,
  paging,
  request,
} from '../../base/schemas.ts';
import { AreaCode, Branch, DayHours } from '../branches/schemas.ts';
import { FeeItem } from '../fees/schemas.ts';
import { FileRef } from '../files/schemas.ts';
import { Fund } from '../funds/schemas.ts';
import { InvestorContact } from '../investors/schemas.ts';
import { FxRate, LoanRate, DepositRate } from '../rates/schemas.ts';
import { WealthProduct } from '../wealth/schemas.ts';
import { SEARCH_BUSINESSES, SEARCH_DOC_TYPES, SEARCH_FACETS, TROUBLES } from './constants.ts';

export const HotSearchesRequest = request({});
/** Most wanted first. */
export const HotSearches = z.array(z.string());

const DocType = z.enum(SEARCH_DOC_TYPES);
/** Trimmed of what JavaScript calls a space, of which other languages leave one out. */
const Searched = Keyword.regex(/[^\s\uFEFF]/, 'at least one character');
const period = {
  /** Inclusive days in Beijing; a page without a date is outside any range. */
  startDate: Day.optional(),
  endDate: Day.optional(),
};

/** New: what narrows results beside type and days. */
const facets = {
  business: z.enum(SEARCH_BUSINESSES).optional(),
  year: Year.optional(),
  city: AreaCode.optional(),
  fileType: z
    .string()
    .regex(/^[a-z0-9]{1,8}$/, 'a file extension such as pdf')
    .optional(),
};

export const SearchRequest = request({
  keyword: Searched,
  /** NEWS is announcements and news together; NOTICE is the announcements alone. */
  docType: z.enum(['ALL', ...SEARCH_DOC_TYPES]).default('ALL'),
  ...period,
  ...facets,
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
  /** New: the part of the page that the extract is from, where it has parts with headings. */
  part: z.object({ name: z.string(), url: z.string() }).optional(),
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

export const SearchCountsRequest = request({ keyword: Searched, ...period, ...facets });
/** ALL first, then every type; NEWS counts the announcements too, ALL counts each page once. */
export const SearchCounts = z.array(
  z.object({ docType: z.enum(['ALL', ...SEARCH_DOC_TYPES]), name: z.string(), count: z.number().int() }),
);
export type SearchCount = z.infer<typeof SearchCounts>[number];

export const SearchFacetsRequest = request({
  keyword: Searched,
  docType: SearchRequest.shape.docType,
  ...period,
  ...facets,
});
/** Each facet counted as if it were not chosen itself; values that nothing has are left out. */
export const SearchFacets = z.array(
  z.object({
    facet: z.enum(SEARCH_FACETS),
    values: z.array(z.object({ value: z.string(), name: z.string(), count: z.number().int() })),
  }),
);
export type SearchFacetCounts = z.infer<typeof SearchFacets>[number];

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
  z.object({
    kind: z.literal('FX'),
    rate: FxRate,
    /** A sum in the keyword, `100 usd to cny`: so much of the foreign money, or of yuan. */
    sum: z.object({ amount: Decimal, of: z.enum(['FOREIGN', 'CNY']) }).optional(),
  }),
  z.object({ kind: z.literal('WEALTH'), product: WealthProduct }),
  z.object({ kind: z.literal('FUND'), fund: Fund }),
  z.object({ kind: z.literal('BRANCH'), branch: Branch }),
  /**
   * Branches of an area, or by a street or a name that several have: the first of them. After the only one at a place, where
   * those near it are asked for, the nearest others with their distance from it.
   */
  z.object({
    kind: z.literal('BRANCHES'),
    /** As it was typed, or as the area is called. */
    place: z.string(),
    province: AreaCode.optional(),
    city: AreaCode.optional(),
    district: AreaCode.optional(),
    /** What the list of branches has to look for, when the place is no area. */
    keyword: z.string().optional(),
    total: z.number().int(),
    branches: z.array(Branch),
  }),
  /** What most staffed branches keep, and how many of all open on each day of the weekend. */
  z.object({
    kind: z.literal('HOURS'),
    usual: z.array(DayHours),
    staffed: z.number().int(),
    onSaturday: z.number().int(),
    onSunday: z.number().int(),
  }),
  /** The lines, those first that help with the trouble in the keyword. */
  z.object({ kind: z.literal('HOTLINE'), trouble: z.enum(TROUBLES).optional() }),
  /** The newest loan prime rates, one for each term. */
  z.object({ kind: z.literal('LPR'), rates: z.array(LoanRate) }),
  /** Deposits in yuan, of one kind: fixed ones unless another is asked for. */
  z.object({ kind: z.literal('DEPOSIT'), rates: z.array(DepositRate) }),
  /** Loans of one kind other than the loan prime rate. */
  z.object({ kind: z.literal('LOAN'), rates: z.array(LoanRate) }),
  /** Prices in force, the nearest to the keyword first. */
  z.object({
    kind: z.literal('FEE'),
    /** What the list of fees has to look for. */
    keyword: z.string(),
    total: z.number().int(),
    fees: z.array(FeeItem),
  }),
  /** What was published under a number. */
  z.object({
    kind: z.literal('DOCUMENT'),
    number: z.string(),
    title: z.string(),
    publishDate: Day,
    url: z.string(),
    /** The paper itself, where the page carries one. */
    file: FileRef.optional(),
  }),
  /** The bank's own share. */
  InvestorContact.pick({ shareName: true, shareCode: true, exchangeName: true, exchangeUrl: true }).extend({
    kind: z.literal('SHARE'),
    /** The last close that is known. */
    last: z.object({ date: Day, close: Decimal, isDemo: z.boolean() }).optional(),
  }),
  /** Where to apply for work. */
  z.object({ kind: z.literal('CAREERS'), url: z.string() }),
]);
export type DirectAnswer = z.infer<typeof DirectAnswer>;
export const DirectAnswers = z.array(DirectAnswer);
