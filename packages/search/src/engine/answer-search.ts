import { analyse } from '../analyse/analyse.ts';
import { neededGroups } from '../query/lookup-groups.ts';
import { isLetter } from '../query/says-something.ts';
import { typedWords } from '../query/typed-words.ts';
import type { ChosenTree } from './choose-tree.ts';
import { findHits, RANKED, type Hits, type Matched } from './find-hits.ts';
import type { Meaning } from './meaning/meaning.ts';
import { presentHits } from './present-hits.ts';
import { readKeyword, type Read } from './read-keyword.ts';
import type { SearchBackend, VisibleFilters } from './search-backend.ts';
import type { Page, SearchAnswer, SearchFilters } from './search-engine.ts';
import type { SearchTools } from './search-tools.ts';

/** Nobody reads further, and OpenSearch lists no further either. */
const DEEPEST = 10_000;

interface Listed {
  readonly ids: readonly string[];
  readonly total: number;
}

type Found = Matched & Hits;

export interface Searched {
  readonly keyword: string;
  readonly filters: SearchFilters;
  readonly page: Page;
  /** Of the keyword, where it is known. */
  readonly meaning?: Meaning | undefined;
}

/** Answers a search on any backend. */
export async function answerSearch(
  backend: SearchBackend,
  tools: SearchTools,
  searched: Searched,
): Promise<SearchAnswer> {
  const started = performance.now();
  const read = await readKeyword(backend, tools, searched.keyword, searched.filters, searched.meaning);
  return listed(backend, tools, read, { ...searched, started });
}

/** What a keyword that was read lists; `started` is when that began. */
export async function listed(
  backend: SearchBackend,
  tools: SearchTools,
  { chosen, matched }: Read,
  { filters, page, started }: Searched & { started: number },
): Promise<SearchAnswer> {
  const answer = async ({ ids, total }: Listed, hits?: Found): Promise<SearchAnswer> => {
    const originals = await backend.originals(ids);
    const scores = new Map(hits?.ranked.map(({ candidate, score }) => [candidate.id, score]));
    const pinned = new Set(hits?.pins.map(({ id }) => id));
    const nearest = new Map(hits?.byMeaning.map(({ candidate, passage }) => [candidate.id, passage]));
    const { list, relatedKeywords } = presentHits(tools, chosen.tree, originals, {
      score: (id) => scores.get(id) ?? 0,
      isPinned: (id) => pinned.has(id),
      nearest: (id) => nearest.get(id),
    });
    return {
      total,
      list,
      ...spellings(chosen),
      ...partlyIn(chosen.tree.keyword, tools, matched),
      relatedKeywords,
      tookMs: Math.round(performance.now() - started),
    };
  };
  if (matched === undefined) return answer({ ids: [], total: 0 });
  const hits = { ...matched, ...(await findHits(backend, matched, filters)) };
  const total = await countHits(backend, chosen, hits, filters);
  const range = { offset: (page.number - 1) * page.size, limit: page.size };
  if (range.offset >= Math.min(total, DEEPEST)) return answer({ ids: [], total }, hits);
  const { sort = 'relevance' } = filters;
  const ids =
    sort === 'relevance'
      ? await byRelevance(backend, hits, filters, range)
      : await byDate(backend, hits, filters, { ...range, sort });
  return answer({ ids, total }, hits);
}

function spellings({ originalKeyword, correctedKeyword, suggestions }: ChosenTree) {
  return { originalKeyword, suggestions, ...(correctedKeyword !== undefined && { correctedKeyword }) };
}

function partlyIn(keyword: string, { dictionary }: SearchTools, matched: Matched | undefined) {
  if (matched?.partly === undefined) return {};
  const analysis = analyse(dictionary, keyword);
  const { found, leftOut } = matched.partly;
  const words = neededGroups(found).filter((group) => !isLetter(group));
  if (found.length === 0) return {};
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
  hits: Found,
  filters: VisibleFilters,
): Promise<number> {
  if (hits.isWide) return hits.ranked.length + hits.pins.length;
  const isLimited = filters.docTypes !== undefined || filters.facets !== undefined;
  const found = isLimited ? await backend.count(hits.lookup, filters) : chosen.total;
  return found + hits.pins.filter(({ isFound }) => !isFound).length;
}

async function byRelevance(
  backend: SearchBackend,
  { lookup, ranked, pins, isWide }: Found,
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
  { lookup, ranked, pins, isWide }: Found,
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
