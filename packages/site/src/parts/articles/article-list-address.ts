import type { PageQuery } from '../../base/page/page-module.ts';

/** The address of a list with some of its parameters changed; undefined removes one. The page starts over unless it is given. */
export function listAddress(path: string, query: PageQuery, change: PageQuery): string {
  const merged: PageQuery = { ...query, page: undefined, ...change };
  const search = new URLSearchParams();
  for (const name of ['column', 'year', 'category', 'keyword', 'fundCode', 'page']) {
    const value = merged[name];
    if (value !== undefined && !(name === 'page' && value === '1')) search.set(name, value);
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
