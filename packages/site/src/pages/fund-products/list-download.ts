import type { PageQuery } from '../../routing/page-module.ts';
import { searchText } from '../../routing/query-parameters.ts';
import { fundRequest } from './fund-query.ts';

/** The whole list under the limits and in the order of the page, not only the page of it that is shown. */
export function listDownload(query: PageQuery): string {
  const asked = Object.entries(fundRequest(query)).map(([name, value]) => [name, String(value)] as const);
  return `/download/funds.csv${searchText(Object.fromEntries(asked.filter(([, value]) => value !== '')))}`;
}
