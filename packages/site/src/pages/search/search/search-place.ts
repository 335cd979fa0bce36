import {
  SEARCH_BUSINESSES,
  SEARCH_FACETS,
  addMonths,
  type SearchBusiness,
  type SearchFacet,
} from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import {
  areaParameter,
  calendarYearParameter,
  codeParameter,
  keywordParameter,
  pageParameter,
  type QueryParameter,
} from '../../../base/page/query-parameters.ts';
import { addressWith } from '../../../parts/lists/filters/address-with.ts';

export const TABS = ['ALL', 'PRODUCT', 'NEWS', 'FILE', 'BRANCH'] as const;
export type Tab = (typeof TABS)[number];
export const PERIODS = { '1M': 1, '6M': 6, '1Y': 12 } as const;
export type Period = keyof typeof PERIODS;
export const SORTS = ['relevance', 'newest', 'oldest'] as const;
export type Sort = (typeof SORTS)[number];

const isDay = (value: string) =>
  /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const dayParameter: QueryParameter = (value) => (isDay(value) ? value : undefined);

/** Everything a search shows is in its address. */
export const searchParameters = {
  keyword: keywordParameter,
  type: codeParameter(TABS.filter((tab) => tab !== 'ALL')),
  period: codeParameter(Object.keys(PERIODS)),
  from: dayParameter,
  to: dayParameter,
  business: codeParameter(SEARCH_BUSINESSES),
  year: calendarYearParameter,
  city: areaParameter,
  fileType: (value: string) => (/^[a-z0-9]{1,8}$/.test(value) ? value : undefined),
  sort: codeParameter(SORTS.filter((sort) => sort !== 'relevance')),
  page: pageParameter,
};

export interface SearchPlace {
  keyword: string;
  tab: Tab;
  period: Period | undefined;
  /** Days of the visitor's own choice; a chosen period takes their place. */
  from: string | undefined;
  to: string | undefined;
  facets: { business?: SearchBusiness } & Partial<Record<Exclude<SearchFacet, 'business'>, string>>;
  sort: Sort;
  page: number;
}

/** What the address asks for. Days the wrong way round are turned. */
export function placeOf(query: PageQuery): SearchPlace {
  const period = Object.keys(PERIODS).find((code): code is Period => code === query['period']);
  const days = [query['from'], query['to']];
  const isTurned = days[0] !== undefined && days[1] !== undefined && days[0] > days[1];
  const [from, to] = isTurned ? days.toReversed() : days;
  return {
    keyword: query['keyword'] ?? '',
    tab: TABS.find((tab) => tab === query['type']) ?? 'ALL',
    period,
    from: period === undefined ? from : undefined,
    to: period === undefined ? to : undefined,
    facets: Object.fromEntries(
      SEARCH_FACETS.map((facet) => [facet, query[facet]]).filter(([, value]) => value !== undefined),
    ) as SearchPlace['facets'],
    sort: SORTS.find((sort) => sort === query['sort']) ?? 'relevance',
    page: Number(query['page'] ?? 1),
  };
}

/** The same search with something changed; the page starts over. */
export function searchAddress(path: string, query: PageQuery, change: PageQuery): string {
  const ordered = Object.fromEntries(Object.keys(searchParameters).map((name) => [name, query[name]]));
  return addressWith(path, ordered, change);
}

/** The first day of a period that ends today: ('2026-11-20', '1M') → '2026-10-20'. Days that a month lacks end with it. */
export function periodStart(today: string, period: Period): string {
  return addMonths(today, -PERIODS[period]);
}
