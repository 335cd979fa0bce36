import { analyse } from '../analyse/analyse.ts';
import { neededGroups } from '../query/lookup-groups.ts';
import { isLetter } from '../query/says-something.ts';
import { typedWords } from '../query/typed-words.ts';
import { chooseTree, type ChosenTree } from './choose-tree.ts';
import { countFacets, noFacetCounts, type FacetCounts } from './facets.ts';
import { findHits, RANKED, type Hits } from './find-hits.ts';
import type { Meaning } from './meaning/meaning.ts';
import { presentHits } from './present-hits.ts';
import type { SearchBackend, VisibleFilters } from './search-backend.ts';
import { DOC_TYPES } from './search-document.ts';
import type {
  CountFilters,
  FacetFilters,
  Page,
  SearchAnswer,
  SearchFilters,
  TypeCount,
} from './search-engine.ts';
import type { SearchTools } from './search-tools.ts';

/** Nobody reads further, and OpenSearch lists no further either. */
const DEEPEST = 10_000;

interface Listed {
  readonly ids: readonly string[];
  readonly total: number;
}

/** `meaning`: of the keyword, where it is known. */
interface Asked<Filters> {
  readonly keyword: string;
  readonly filters: Filters;
  readonly meaning?: Meaning | undefined;
}

/** Answers a search on any backend. */
export async function answerSearch(
  backend: SearchBackend,
  tools: SearchTools,
  { keyword, filters, page, meaning }: Asked<SearchFilters> & { page: Page },
): Promise<SearchAnswer> {
  const started = performance.now();
  const { docTypes: _any, facets: _every, sort = 'relevance', ...unlimited } = filters;
  const chosen = await chooseTree(backend, tools, keyword, unlimited);
  const answer = async ({ ids, total }: Listed, hits?: Hits): Promise<SearchAnswer> => {
    const originals = await backend.originals(ids);
    const scores = new Map(hits?.ranked.map(({ candidate, score }) => [candidate.id, score]));
    const pinned = new Set(hits?.pins.map(({ id }) => id));
    const nearest = new Map(hits?.byMeaning.map(({ candidate, passage }) => [candidate.id, passage]));
    const { list, relatedKeywords } = presentHits(tools.dictionary, chosen.tree, originals, {
      score: (id) => scores.get(id) ?? 0,
      isPinned: (id) => pinned.has(id),
      nearest: (id) => nearest.get(id),
    });
    return {
      total,
      list,
      ...spellings(chosen),
      ...partlyIn(chosen.tree.keyword, tools, hits),
      relatedKeywords,
      tookMs: Math.round(performance.now() - started),
    };
  };
  if (chosen.tree.groups.length === 0) return answer({ ids: [], total: 0 });
  const hits = await findHits(backend, tools, chosen, filters, meaning);
  const total = await countHits(backend, chosen, hits, filters);
  const range = { offset: (page.number - 1) * page.size, limit: page.size };
  if (range.offset >= Math.min(total, DEEPEST)) return answer({ ids: [], total }, hits);
  const ids =
    sort === 'relevance'
      ? await byRelevance(backend, hits, filters, range)
      : await byDate(backend, hits, filters, { ...range, sort });
  return answer({ ids, total }, hits);
}

function spellings({ originalKeyword, correctedKeyword, suggestions }: ChosenTree) {
  return { originalKeyword, suggestions, ...(correctedKeyword !== undefined && { correctedKeyword }) };
}

function partlyIn(keyword: string, { dictionary }: SearchTools, hits: Hits | undefined) {
  if (hits?.partly === undefined) return {};
  const analysis = analyse(dictionary, keyword);
  const { found, leftOut } = hits.partly;
  const words = neededGroups(found).filter((group) => !isLetter(group));
  return {
    partly: {
      found: typedWords(analysis, words.length > 0 ? words : found),
      leftOut: typedWords(analysis, neededGroups(leftOut)),
    },
  };
}

/** Pins that the search itself does not find are hits as well. */
async function countHits(
  backend: SearchBackend,
  chosen: ChosenTree,
  hits: Hits,
  filters: VisibleFilters,
): Promise<number> {
  if (hits.isWide) return hits.ranked.length + hits.pins.length;
  const isLimited = filters.docTypes !== undefined || filters.facets !== undefined;
  const found = isLimited ? await backend.count(hits.lookup, filters) : chosen.total;
  return found + hits.pins.filter(({ isFound }) => !isFound).length;
}

async function byRelevance(
  backend: SearchBackend,
  { lookup, ranked, pins, isWide }: Hits,
  filters: VisibleFilters,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const best = [...pins.map(({ id }) => id), ...ranked.map(({ candidate }) => candidate.id)];
  const ids = best.slice(offset, offset + limit);
  if (isWide || ids.length === limit) return ids;
  const further = RANKED + Math.max(0, offset - best.length);
  const rest = await backend.list(lookup, filters, 'bm25', { offset: further, limit: limit - ids.length });
  return [...ids, ...rest.filter((id) => !best.includes(id))];
}

async function byDate(
  backend: SearchBackend,
  { lookup, ranked, pins, isWide }: Hits,
  filters: VisibleFilters,
  { offset, limit, sort }: { offset: number; limit: number; sort: 'newest' | 'oldest' },
): Promise<string[]> {
  const added = pins.filter(({ isFound }) => !isFound).map(({ id }) => id);
  if (isWide) {
    const dated = await backend.originals([
      ...pins.map(({ id }) => id),
      ...ranked.map(({ candidate }) => candidate.id),
    ]);
    const order = sort === 'newest' ? -1 : 1;
    const sorted = [...dated].sort((a, b) => order * compare(a.publishDate, b.publishDate));
    return sorted.slice(offset, offset + limit).map(({ id }) => id);
  }
  const ids = await backend.list(lookup, filters, sort, { offset, limit });
  // Added pins are pages without a date mostly; they stand behind the dated ones.
  if (ids.length === limit || added.length === 0) return [...ids];
  const found = await backend.count(lookup, filters);
  return [...ids, ...added.slice(Math.max(0, offset - found))].slice(0, limit);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Hits for each type; agrees with the totals of `answerSearch`. */
export async function answerCounts(
  backend: SearchBackend,
  tools: SearchTools,
  { keyword, filters, meaning }: Asked<CountFilters>,
): Promise<TypeCount[]> {
  const { facets: _every, ...unlimited } = filters;
  const chosen = await chooseTree(backend, tools, keyword, unlimited);
  const counts = new Map<string, number>();
  if (chosen.tree.groups.length > 0) {
    const { lookup, ranked, pins, isWide } = await findHits(backend, tools, chosen, filters, meaning);
    const add = (type: string, count: number) => counts.set(type, (counts.get(type) ?? 0) + count);
    if (isWide) for (const { candidate } of ranked) add(candidate.docType, 1);
    else for (const [type, count] of await backend.countByType(lookup, filters)) add(type, count);
    for (const pin of pins) if (isWide || !pin.isFound) add(pin.docType, 1);
  }
  const types = DOC_TYPES.map((docType) => ({ docType, count: counts.get(docType) ?? 0 }));
  return [{ docType: 'ALL', count: types.reduce((sum, { count }) => sum + count, 0) }, ...types];
}

/** Hits for each value of each facet; pins that the search itself does not find stand in none. */
export async function answerFacets(
  backend: SearchBackend,
  tools: SearchTools,
  { keyword, filters, meaning }: Asked<FacetFilters>,
): Promise<FacetCounts> {
  const { docTypes, facets = {}, ...unlimited } = filters;
  const chosen = await chooseTree(backend, tools, keyword, unlimited);
  if (chosen.tree.groups.length === 0) return noFacetCounts();
  const ofType = { ...unlimited, ...(docTypes !== undefined && { docTypes }) };
  const { lookup, ranked, isWide } = await findHits(backend, tools, chosen, ofType, meaning);
  if (!isWide) return backend.countByFacet(lookup, { ...ofType, facets });
  return countFacets(
    ranked.map(({ candidate }) => candidate.facets),
    facets,
  );
}
