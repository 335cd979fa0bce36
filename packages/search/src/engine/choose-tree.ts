import { documentsOf, type Frequencies } from '../query/frequencies.ts';
import { neededGroups } from '../query/lookup-groups.ts';
import { planQuery } from '../query/plan-query.ts';
import type { QueryTree } from '../query/query-tree.ts';
import { saysSomething } from '../query/says-something.ts';
import { quotedTree, withoutQuotes } from './quoted.ts';
import type { Lookup, SearchBackend, VisibleFilters } from './search-backend.ts';
import type { SearchTools } from './search-tools.ts';

export interface ChosenTree {
  readonly tree: QueryTree;
  readonly originalKeyword: string;
  readonly correctedKeyword?: string;
  readonly suggestions: readonly string[];
  /** Documents with all that is needed, of any type. */
  readonly total: number;
  /** What is in quotes is wanted word for word, so that nothing with less is looked at. */
  readonly isExact?: true;
}

export function allOf(tree: QueryTree): Lookup {
  return { tree, need: 'all', groups: neededGroups(tree.groups) };
}

/** An English keyword that finds a page by chance where the mended one finds many. */
const CHANCE = 3;
const isSlip = (total: number, others: number, { keyword }: QueryTree) =>
  others >= total * CHANCE && /^\P{Script=Han}+$/u.test(keyword);

/** Whether texts have more of the words that one reading needs, where no page has all words of either. */
function hasMoreWords(tree: QueryTree, other: QueryTree, frequencies: Frequencies): boolean {
  const share = ({ groups }: QueryTree) => {
    const needed = neededGroups(groups).filter(({ alts: [typed] }) => typed?.tokens.some(saysSomething));
    return needed.filter((group) => documentsOf(group, frequencies) > 0).length / Math.max(1, needed.length);
  };
  return share(tree) > share(other);
}

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
  const quoted = quotedTree(keyword, tools);
  if (quoted !== undefined) return chooseQuoted(backend, tools, quoted, filters);
  const { asTyped, otherwise } = planQuery(keyword, tools);
  const total = asTyped.groups.length === 0 ? 0 : await backend.count(allOf(asTyped), filters);
  const typed = { tree: asTyped, originalKeyword: asTyped.keyword, suggestions: [], total };
  if (otherwise === undefined || otherwise.groups.length === 0) return typed;
  const others = await backend.count(allOf(otherwise), filters);
  if (others === 0 && (total > 0 || !hasMoreWords(otherwise, asTyped, tools.vocabulary))) return typed;
  if (total > 0 && !isSlip(total, others, otherwise)) return { ...typed, suggestions: [otherwise.keyword] };
  return { ...typed, tree: otherwise, correctedKeyword: otherwise.keyword, total: others };
}

/** What says it word for word; where nothing does, what the same words find without their quotes. */
async function chooseQuoted(
  backend: SearchBackend,
  tools: SearchTools,
  tree: QueryTree,
  filters: VisibleFilters,
): Promise<ChosenTree> {
  const originalKeyword = tree.keyword;
  const total = await backend.count(allOf(tree), filters);
  if (total > 0) return { tree, originalKeyword, suggestions: [], total, isExact: true };
  const loose = await chooseTree(backend, tools, withoutQuotes(originalKeyword), filters);
  return { ...loose, originalKeyword, correctedKeyword: loose.tree.keyword, suggestions: [] };
}
