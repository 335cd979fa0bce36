import type { PageQuery } from '../../../base/page/page-module.ts';
import { fxParameters } from './fx-parameters.ts';

/** The page and what its address says now. */
export interface FxPlace {
  path: string;
  query: PageQuery;
}

/** The page with some parameters changed; undefined removes one. `part` is the id of the section it is about. */
export function fxAddress({ path, query }: FxPlace, change: PageQuery, part: string): string {
  const merged: PageQuery = { ...query, ...change };
  const search = new URLSearchParams();
  for (const [name, accept] of Object.entries(fxParameters)) {
    const given = merged[name];
    const value = given === undefined ? undefined : accept(given);
    if (value !== undefined) search.set(name, value);
  }
  return `${path}${search.size === 0 ? '' : `?${search.toString()}`}#${part}`;
}
