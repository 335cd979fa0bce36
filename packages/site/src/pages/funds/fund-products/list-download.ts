import type { Language } from '@bank/contract';
import type { PageQuery } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';
import { sortOf } from './fund-query.ts';

/** The whole list under the limits and in the order of the page, not only the page of it that is shown. */
export function listDownload(
  { column: _column, cols: _cols, page: _page, ...query }: PageQuery,
  language: Language,
): string {
  const ordered: PageQuery = {
    ...query,
    sort: sortOf(query),
    ...(language === 'EN' && { language }),
  };
  const asked = Object.entries(ordered).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/download/funds.csv${searchText(Object.fromEntries(asked))}`;
}
