import type { Language } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { feeWish } from './load-fees.ts';

/** The download of what a query finds, all pages of it. */
export function csvAddress(language: Language, query: PageQuery): string {
  const { keyword, ...limits } = feeWish(query);
  return `/download/fees.csv${searchText({ language, ...limits, ...(keyword !== '' && { keyword }) })}`;
}
