import type { PageQuery } from '../../../base/page/page-module.ts';

/** Where a history's panel keeps its state in the address of its page. */
export interface HistoryPlace {
  path: string;
  /** The page's whole query: links of the panel keep what is not theirs. */
  query: PageQuery;
  /** Id of the panel; links carry it, so that without script the page comes back at the panel. */
  id: string;
}

/** Names of the panel's own parameters: `order` is of the table. */
export const HISTORY_PARAMETERS = { range: 'range', view: 'view', page: 'rows', order: 'order' } as const;

/** The page with some parameters changed; undefined removes one. The table starts over unless its page is given. */
export function historyAddress({ path, query, id }: HistoryPlace, change: PageQuery): string {
  const merged: PageQuery = { ...query, [HISTORY_PARAMETERS.page]: undefined, ...change };
  const search = new URLSearchParams(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return `${path}${search === '' ? '' : `?${search}`}#${id}`;
}
