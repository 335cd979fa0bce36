import { spellingOf } from '../analyse/normalise.ts';
import { loosen } from '../query/loosen.ts';
import { tellingGroups } from '../query/lookup-groups.ts';
import type { QueryTree } from '../query/query-tree.ts';
import { groupWeights } from '../rank/group-weights.ts';
import { intentsOf, kindNamedBy } from '../rank/intent.ts';
import { rank, type Ranked } from '../rank/rank.ts';
import { allOf, type ChosenTree } from './choose-tree.ts';
import { fitsFacets } from './facets.ts';
import type { Found, Lookup, Pin, SearchBackend, VisibleFilters } from './search-backend.ts';
import { pinKey, termsKey, type SearchTools } from './search-tools.ts';

/** How many of the best by bm25 are ranked; further down bm25 alone decides. */
export const RANKED = 150;
/** With fewer documents than a page that have everything, those with something are looked at too. */
const ENOUGH = 10;
/** What matches less of the query is not shown: an unrelated hit is worse than none (SRCH-7). */
const LEAST_COVERAGE = 0.3;

export interface Hits {
  readonly lookup: Lookup;
  /** The ranked ones, best first, without pins; of every type when `isWide`. */
  readonly ranked: readonly Ranked<Found>[];
  readonly pins: readonly Pin[];
  /** Documents with something rather than everything; then `ranked` holds all there are. */
  readonly isWide: boolean;
}

export async function findHits(
  backend: SearchBackend,
  tools: SearchTools,
  chosen: ChosenTree,
  filters: VisibleFilters,
): Promise<Hits> {
  const isWide = chosen.total < ENOUGH && chosen.isExact === undefined;
  const tree = isWide ? loosen(chosen.tree) : chosen.tree;
  const lookup = isWide ? anyOf(tree, tools) : allOf(tree);
  const { docTypes, facets = {}, ...unlimited } = filters;
  // A wide search is cut by coverage, so it is found once for all types and its counts agree with its lists.
  const found = await backend.find(lookup, isWide ? unlimited : filters, RANKED);
  const ranked = rank(found, {
    weights: groupWeights(tree.groups, tools.vocabulary),
    intents: intentsOf(spellingOf(tree.keyword)),
    named: tree.groups.map(kindNamedBy),
    language: filters.language,
    now: filters.now,
  }).filter(({ coverage }) => !isWide || coverage >= LEAST_COVERAGE);
  const pins = await findPins(backend, tools, lookup, filters, isWide ? ranked : undefined);
  const pinned = new Set(pins.map(({ id }) => id));
  const wanted = ranked.filter(
    ({ candidate }) =>
      (docTypes?.includes(candidate.docType) ?? true) && fitsFacets(candidate.facets, facets),
  );
  return { lookup, isWide, pins, ranked: wanted.filter(({ candidate }) => !pinned.has(candidate.id)) };
}

function anyOf(tree: QueryTree, { vocabulary }: SearchTools): Lookup {
  return { tree, need: 'any', groups: tellingGroups(tree.groups, vocabulary) };
}

async function findPins(
  backend: SearchBackend,
  { pins }: SearchTools,
  lookup: Lookup,
  filters: VisibleFilters,
  all: readonly Ranked<Found>[] | undefined,
): Promise<readonly Pin[]> {
  const urls = pins.get(pinKey(lookup.tree.keyword)) ?? pins.get(termsKey(lookup.tree.terms));
  if (urls === undefined) return [];
  const found = await backend.pins(lookup, filters, urls);
  if (all === undefined) return found;
  const kept = new Set(all.map(({ candidate }) => candidate.id));
  return found.map((pin) => ({ ...pin, isFound: kept.has(pin.id) }));
}
