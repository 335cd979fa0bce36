import { countedByFacet, countedByType } from './answer-counts.ts';
import { listed, type Searched } from './answer-search.ts';
import { readKeyword } from './read-keyword.ts';
import type { SearchBackend } from './search-backend.ts';
import type { SearchedPage } from './search-engine.ts';
import type { SearchTools } from './search-tools.ts';

/** A search with the counts that its page shows beside it: the keyword is read, and what it finds looked up, once for all. */
export async function answerPage(
  backend: SearchBackend,
  tools: SearchTools,
  searched: Searched,
): Promise<SearchedPage> {
  const started = performance.now();
  const { sort: _order, ...inAnyOrder } = searched.filters;
  const { docTypes: _any, ...ofAnyType } = inAnyOrder;
  const read = await readKeyword(backend, tools, searched.keyword, searched.filters, searched.meaning);
  return {
    search: await listed(backend, tools, read, { ...searched, started }),
    counts: await countedByType(backend, read, ofAnyType),
    facets: await countedByFacet(backend, read, inAnyOrder),
  };
}
