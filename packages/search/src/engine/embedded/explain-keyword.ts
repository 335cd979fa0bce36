import { chooseTree } from '../choose-tree.ts';
import { findHits, matchKeyword, RANKED } from '../find-hits.ts';
import type { Found, VisibleFilters } from '../search-backend.ts';
import type { Group } from '../../query/query-tree.ts';
import { rank, type Ranked } from '../../rank/rank.ts';
import type { OpenIndex } from './open-index.ts';

interface Explained {
  readonly groups: readonly { readonly group: Group; readonly weight: number }[];
  /** Set where few pages have all of the keyword. */
  readonly isWide: boolean;
  /** Also what was too far away to be shown. */
  readonly ranked: readonly Ranked<Found>[];
  /** What is shown, best first. */
  readonly ids: readonly string[];
}

/** How a keyword is read, and what is found for it by which groups; undefined where it asks for nothing. */
export async function explainKeyword(
  { backend, tools }: OpenIndex,
  keyword: string,
  filters: VisibleFilters,
): Promise<Explained | undefined> {
  const chosen = await chooseTree(backend, tools, keyword, filters);
  if (chosen.tree.groups.length === 0) return undefined;
  const matched = await matchKeyword(backend, tools, chosen, filters);
  const { pins, ranked } = await findHits(backend, matched, filters);
  const { lookup, context, isWide } = matched;
  return {
    groups: lookup.tree.groups.map((group, at) => ({ group, weight: context.weights[at] ?? 0 })),
    isWide,
    ranked: rank(backend.find(lookup, filters, RANKED), context),
    ids: [...pins.map(({ id }) => id), ...ranked.map(({ candidate }) => candidate.id)],
  };
}
