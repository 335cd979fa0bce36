import { neededGroups } from '../query/lookup-groups.ts';
import { planQuery } from '../query/plan-query.ts';
import type { QueryTree } from '../query/query-tree.ts';
import type { Lookup, SearchBackend, VisibleFilters } from './search-backend.ts';
import type { SearchTools } from './search-tools.ts';

export interface ChosenTree {
  readonly tree: QueryTree;
  readonly originalKeyword: string;
  readonly correctedKeyword?: string;
  readonly suggestions: readonly string[];
  /** Documents with all that is needed, of any type. */
  readonly total: number;
}

export function allOf(tree: QueryTree): Lookup {
  return { tree, need: 'all', groups: neededGroups(tree.groups) };
}

/** An English keyword that finds a page by chance where the mended one finds many. */
const CHANCE = 3;
const isSlip = (total: number, others: number, { keyword }: QueryTree) =>
  others >= total * CHANCE && /^\P{Script=Han}+$/u.test(keyword);

/**
 * The keyword as typed where it finds something, with another reading offered; else the other reading, where that
 * finds something (SRCH-4).
 */
export async function chooseTree(
  backend: SearchBackend,
  tools: SearchTools,
  keyword: string,
  filters: VisibleFilters,
): Promise<ChosenTree> {
  const { asTyped, otherwise } = planQuery(keyword, tools);
  const total = asTyped.groups.length === 0 ? 0 : await backend.count(allOf(asTyped), filters);
  const typed = { tree: asTyped, originalKeyword: asTyped.keyword, suggestions: [], total };
  if (otherwise === undefined || otherwise.groups.length === 0) return typed;
  const others = await backend.count(allOf(otherwise), filters);
  if (others === 0) return typed;
  if (total > 0 && !isSlip(total, others, otherwise)) return { ...typed, suggestions: [otherwise.keyword] };
  return { ...typed, tree: otherwise, correctedKeyword: otherwise.keyword, total: others };
}
