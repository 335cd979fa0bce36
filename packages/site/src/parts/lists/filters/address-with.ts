import type { PageQuery } from '../../../base/page/page-module.ts';
import { searchText } from '../../../base/page/query-parameters.ts';

/**
 * The address of a list with some of its parameters changed; undefined removes one.
 * The list starts over at page one unless `page` is given.
 */
export function addressWith(path: string, query: PageQuery, change: PageQuery): string {
  const { page: _before, ...limits } = { ...query, ...change };
  const merged: PageQuery = { ...limits, page: change['page'] };
  const kept = Object.entries(merged).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && entry[1] !== '' && !(entry[0] === 'page' && entry[1] === '1'),
  );
  return path + searchText(Object.fromEntries(kept));
}
