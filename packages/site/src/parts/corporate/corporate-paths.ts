import type { ArticleSummary } from '@bank/contract';
import { searchText } from '../../base/page/query-parameters.ts';

/** Pages of the two sections (S2-company, S2-finance); both stand at the same address in every release. */
export const COMPANY_LIST = '/company/corporateFinanceList';
export const COMPANY_PAPERS = '/company/second/lccplist';
export const MARKET_LIST = '/finance/second';
const COMPANY_DETAIL = '/company/corporateFinanceDetail';
const MARKET_DETAIL = '/finance/second/detail';

export const CORPORATE_BRANCHES = '/bobbank/map?service=CORP';
export const CORPORATE_FEES = '/personal/sfbz?customer=CORP';

const isMarket = (columnId: string) => columnId.startsWith('3');

/** Where an article of either section is read: column 201001 → /company/corporateFinanceDetail?id=…&column=201001. */
export function corporatePath({ id, columnId }: Pick<ArticleSummary, 'id' | 'columnId'>): string {
  return (isMarket(columnId) ? MARKET_DETAIL : COMPANY_DETAIL) + searchText({ id, column: columnId });
}

/** The list of a column. */
export function corporateListPath(columnId: string): string {
  return (isMarket(columnId) ? MARKET_LIST : COMPANY_LIST) + searchText({ column: columnId });
}
