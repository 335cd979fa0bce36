import { searchText } from '../../base/page/query-parameters.ts';

/* Where the pages of the fund zone stand (S2-personal), in Chinese. */

export const FUND_ZONE_PATH = '/personal/second/fund';
export const FUND_LIST_PATH = '/personal/fundpro';
export const FUND_COMPARE_PATH = '/personal/second/funddb';
export const FUND_METHODS_PATH = '/personal/second/fundmethods';
const DETAIL = '/personal/second/fundshow';
const NEWS = '/personal/second/fundnews';

export function fundPath(fundCode: string): string {
  return DETAIL + searchText({ fundCode });
}

/** A family of articles, or one of them. */
export function fundNewsPath(column: string, more: Readonly<Record<string, string>> = {}): string {
  return NEWS + searchText({ column, ...more });
}
