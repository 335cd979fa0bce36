import { chooseTree, type ChosenTree } from './choose-tree.ts';
import { matchKeyword, type Matched } from './find-hits.ts';
import type { Meaning } from './meaning/meaning.ts';
import type { SearchBackend } from './search-backend.ts';
import type { SearchFilters } from './search-engine.ts';
import type { SearchTools } from './search-tools.ts';

/** A keyword as it is read, and what it finds at all; nothing where it asks for nothing. */
export interface Read {
  readonly chosen: ChosenTree;
  readonly matched: Matched | undefined;
}

/** What type and facets narrow has no part in how a keyword is read. */
export async function readKeyword(
  backend: SearchBackend,
  tools: SearchTools,
  keyword: string,
  { docTypes: _any, facets: _every, sort: _order, ...unlimited }: SearchFilters,
  meaning?: Meaning,
): Promise<Read> {
  const chosen = await chooseTree(backend, tools, keyword, unlimited);
  const isAsking = chosen.tree.groups.length > 0;
  return {
    chosen,
    matched: isAsking ? await matchKeyword(backend, tools, chosen, unlimited, meaning) : undefined,
  };
}
