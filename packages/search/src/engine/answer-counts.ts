import { countFacets, noFacetCounts, type FacetCounts } from './facets.ts';
import { findPins, narrowed, type Hits, type Matched } from './find-hits.ts';
import type { Meaning } from './meaning/meaning.ts';
import { readKeyword, type Read } from './read-keyword.ts';
import type { SearchBackend, VisibleFilters } from './search-backend.ts';
import { DOC_TYPES } from './search-document.ts';
import type { CountFilters, FacetFilters, TypeCount } from './search-engine.ts';
import type { SearchTools } from './search-tools.ts';

/** Hits for each type; agrees with the totals of `answerSearch`. */
export async function answerCounts(
  backend: SearchBackend,
  tools: SearchTools,
  { keyword, filters, meaning }: { keyword: string; filters: CountFilters; meaning?: Meaning | undefined },
): Promise<TypeCount[]> {
  return countedByType(backend, await readKeyword(backend, tools, keyword, filters, meaning), filters);
}

export async function countedByType(
  backend: SearchBackend,
  { matched }: Read,
  filters: CountFilters,
): Promise<TypeCount[]> {
  const counts = new Map<string, number>();
  if (matched !== undefined) {
    const { lookup, isWide } = matched;
    const { pins, ranked } = await withoutLooking(backend, matched, filters);
    const add = (type: string, count: number) => counts.set(type, (counts.get(type) ?? 0) + count);
    for (const { candidate } of ranked) add(candidate.docType, 1);
    if (!isWide) for (const [type, count] of await backend.countByType(lookup, filters)) add(type, count);
    for (const pin of pins) if (isWide || !pin.isFound) add(pin.docType, 1);
  }
  const types = DOC_TYPES.map((docType) => ({ docType, count: counts.get(docType) ?? 0 }));
  return [{ docType: 'ALL', count: types.reduce((sum, { count }) => sum + count, 0) }, ...types];
}

/** Hits for each value of each facet; pins that the search itself does not find stand in none. */
export async function answerFacets(
  backend: SearchBackend,
  tools: SearchTools,
  { keyword, filters, meaning }: { keyword: string; filters: FacetFilters; meaning?: Meaning | undefined },
): Promise<FacetCounts> {
  return countedByFacet(backend, await readKeyword(backend, tools, keyword, filters, meaning), filters);
}

export async function countedByFacet(
  backend: SearchBackend,
  { matched }: Read,
  { facets = {}, ...ofType }: FacetFilters,
): Promise<FacetCounts> {
  if (matched === undefined) return noFacetCounts();
  if (!matched.isWide) return backend.countByFacet(matched.lookup, { ...ofType, facets });
  const { ranked } = await withoutLooking(backend, matched, ofType);
  return countFacets(
    ranked.map(({ candidate }) => candidate.facets),
    facets,
  );
}

/** As `findHits` of a wide search, which knows its hits; of another the pins alone, for counting ranks nothing. */
async function withoutLooking(
  backend: SearchBackend,
  matched: Matched,
  filters: VisibleFilters,
): Promise<Hits> {
  const pins = await findPins(backend, matched, filters);
  const pinned = new Set(pins.map(({ id }) => id));
  const ranked = narrowed(matched.near, filters).filter(({ candidate }) => !pinned.has(candidate.id));
  return { pins, ranked };
}
