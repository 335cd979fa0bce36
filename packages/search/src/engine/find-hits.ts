import { spellingOf } from '../analyse/normalise.ts';
import { loosen } from '../query/loosen.ts';
import { neededGroups, tellingGroups } from '../query/lookup-groups.ts';
import type { Group, QueryTree } from '../query/query-tree.ts';
import { isLetter } from '../query/says-something.ts';
import { charactersOf } from '../rank/characters.ts';
import { groupWeights, rarityAmong } from '../rank/group-weights.ts';
import { intentsOf, kindNamedBy } from '../rank/intent.ts';
import { rank, type RankContext, type Ranked } from '../rank/rank.ts';
import { titleReader } from '../rank/title-facts.ts';
import { allOf, type ChosenTree } from './choose-tree.ts';
import { fitsFacets } from './facets.ts';
import { isNeverLeftOut, matchPartly, type PartlyMatched } from './match-partly.ts';
import { fuse } from './meaning/fuse.ts';
import type { Meaning, Near } from './meaning/meaning.ts';
import type { Found, Lookup, Pin, SearchBackend, VisibleFilters } from './search-backend.ts';
import { pinKey, termsKey, type SearchTools } from './search-tools.ts';

/** How many of the best by bm25 are ranked; further down bm25 alone decides. */
export const RANKED = 150;
/** With fewer documents than a page that have everything, those with something are looked at too. */
const ENOUGH = 10;
/** What matches less of the query is shown only where nothing matches more, and said to be a part (`match-partly.ts`). */
const LEAST_COVERAGE = 0.3;
/** Where no page has all of a keyword, what has less is shown beside those that have enough. */
const LEAST_BESIDE = 0.15;

/** What a keyword finds, before it is narrowed by type and facets. */
export interface Matched {
  readonly lookup: Lookup;
  /** Documents with something rather than everything; then `near` holds all there are. */
  readonly isWide: boolean;
  /** Of a wide search the ranked ones of every type, best first. */
  readonly near: readonly Ranked<Found>[];
  /** Set when nothing has enough of the keyword, and `near` holds what has some of it. */
  readonly partly?: PartlyMatched;
  /** What means about the same; of a wide search it is among `near`. */
  readonly byMeaning: readonly Near[];
  readonly context: RankContext;
  /** Addresses pinned to the keyword. */
  readonly urls: readonly string[];
}

export interface Hits {
  /** The ranked ones, best first, without pins. */
  readonly ranked: readonly Ranked<Found>[];
  readonly pins: readonly Pin[];
}

/**
 * Decides what to look for. A wide search is cut by coverage, so it is found and ranked here once for all types: its counts agree
 * with its lists.
 */
export async function matchKeyword(
  backend: SearchBackend,
  tools: SearchTools,
  chosen: ChosenTree,
  unlimited: VisibleFilters,
  meaning?: Meaning,
): Promise<Matched> {
  const isWide = chosen.total < ENOUGH && chosen.isExact === undefined;
  const tree = isWide ? widened(chosen, tools) : withUnknownLikewise(chosen, tools);
  const lookup = isWide ? anyOf(tree, tools) : allOf(tree);
  const urls = pinnedUrls(tools, tree);
  const weights = groupWeights(tree.groups, tools.vocabulary);
  const context: RankContext = {
    weights,
    likeness: tree.groups.map(({ likewise = 0 }) => likewise),
    intents: intentsOf(spellingOf(tree.keyword)),
    named: tree.groups.map(kindNamedBy),
    readTitle: titleReader(tree, (term) =>
      rarityAmong(tools.vocabulary.documents, tools.vocabulary.documentsWith(term)),
    ),
    characters: isWide ? charactersOf(tree.terms.join('')) : '',
    language: unlimited.language,
    now: unlimited.now,
  };
  const byMeaning = meaning !== undefined && mayMean(chosen) ? await meaning.near(unlimited) : [];
  if (!isWide) return { lookup, isWide, near: [], byMeaning, context, urls };
  const hasWord = wordsFoundIn(tree.groups);
  const isNear = (one: Ranked<Found>) => one.coverage >= LEAST_COVERAGE && hasWord(one);
  const all = rank(await backend.find(lookup, unlimited, RANKED), context);
  // Where a page has all of the keyword, what has a little of it is something else: 保险箱 is no 保险.
  const least = chosen.total > 0 || !all.some(isNear) ? LEAST_COVERAGE : LEAST_BESIDE;
  const near = all.filter((one) => one.coverage >= least && hasWord(one));
  const partly =
    near.length === 0 && byMeaning.length === 0 && urls.length === 0 && !(await isNearAtAnyTime())
      ? matchPartly(all, tree, tools.vocabulary)
      : undefined;
  const fused = fuse(near, byMeaning, { isNamed: namedIn(context), addsOthers: true });
  return {
    lookup,
    isWide,
    near: partly?.ranked ?? fused,
    byMeaning,
    context,
    urls,
    ...(partly && { partly }),
  };

  /** Who asks for some days is not shown something else because the right pages are of other days. */
  async function isNearAtAnyTime(): Promise<boolean> {
    const { from, to, ...anyTime } = unlimited;
    if (from === undefined && to === undefined) return false;
    return rank(await backend.find(lookup, anyTime, RANKED), context).some(isNear);
  }
}

/** What a list shows of it. */
export async function findHits(
  backend: SearchBackend,
  matched: Matched,
  filters: VisibleFilters,
): Promise<Hits> {
  const { lookup, isWide, near, byMeaning, context } = matched;
  const pins = await findPins(backend, matched, filters);
  const pinned = new Set(pins.map(({ id }) => id));
  // Where much has everything, lists and counts are of that alone, and only its order may change.
  const ranked = isWide
    ? narrowed(near, filters)
    : fuse(rank(await backend.find(lookup, filters, RANKED), context), byMeaning, {
        isNamed: namedIn(context),
        addsOthers: false,
      });
  return { pins, ranked: ranked.filter(({ candidate }) => !pinned.has(candidate.id)) };
}

/** Those of a wide search that a type and chosen facets leave. */
export function narrowed(
  near: readonly Ranked<Found>[],
  { docTypes, facets = {} }: Pick<VisibleFilters, 'docTypes' | 'facets'>,
): Ranked<Found>[] {
  return near.filter(
    ({ candidate }) =>
      (docTypes?.includes(candidate.docType) ?? true) && fitsFacets(candidate.facets, facets),
  );
}

/** Another reading is a guess at other words, quotes want just these, and a code or the name of a person is no matter of meaning. */
function mayMean({ tree, correctedKeyword, isExact }: ChosenTree): boolean {
  return correctedKeyword === undefined && isExact === undefined && !tree.groups.some(isNeverLeftOut);
}

/** Whether a document bears the keyword as its name. */
function namedIn({ readTitle }: RankContext): (one: Ranked<Found>) => boolean {
  return ({ candidate }) => readTitle(candidate.titleMatches, candidate.titleTerms).isWholeTitle;
}

/** Whether a document has more of the keyword than letters, which are in everything; of a keyword of letters, all of them. */
function wordsFoundIn(groups: readonly Group[]): (one: Ranked<Found>) => boolean {
  const has = ({ candidate }: Ranked<Found>, index: number) => (candidate.matches[index] ?? 0) > 0;
  if (groups.every(isLetter)) return (one) => groups.every((_letter, index) => has(one, index));
  return (one) => groups.some((group, index) => !isLetter(group) && has(one, index));
}

/** A keyword of which few pages have all, for any page that has some of it. */
function widened({ tree, total }: ChosenTree, tools: SearchTools): QueryTree {
  const hasPhrase = (terms: readonly string[]) => tools.vocabulary.hasPhrase(terms);
  const apart = loosen(tree, hasPhrase);
  const [typed, ...others] = neededGroups(tree.groups);
  const isOneWord = others.length === 0 && typed?.alts[0] !== undefined && hasPhrase(typed.alts[0].tokens);
  // One word that some page has is meant as it stands: 章程.
  if (total > 0 && isOneWord) return apart;
  return { ...apart, groups: [...apart.groups, ...likewiseGroups(tree, tools)] };
}

/**
 * Enough pages have what is said for a word that no text has; which of them is meant tells what the whole keyword is like. Where texts have
 * all the words, that would only blur them.
 */
function withUnknownLikewise({ tree, isExact }: ChosenTree, tools: SearchTools): QueryTree {
  const isUnknown = ({ alts: [typed, ...others], optional, code }: Group) =>
    typed !== undefined &&
    others.length > 0 &&
    optional !== true &&
    code !== true &&
    !tools.vocabulary.hasPhrase(typed.tokens);
  if (isExact === true || !tree.groups.some(isUnknown)) return tree;
  const likewise = likewiseGroups(tree, tools).map((group) => ({ ...group, optional: true }));
  return { ...tree, groups: [...tree.groups, ...likewise] };
}

/** What a keyword resembles, word by word; a figure is wanted as it stands. */
function likewiseGroups({ keyword }: QueryTree, { likewise }: SearchTools): Group[] {
  if (/\d/.test(keyword)) return [];
  return likewise(keyword).map(({ alts, likeness }) => ({ alts, likewise: likeness }));
}

function anyOf(tree: QueryTree, { vocabulary }: SearchTools): Lookup {
  return { tree, need: 'any', groups: tellingGroups(tree.groups, vocabulary) };
}

function pinnedUrls({ pins }: SearchTools, { keyword, terms }: QueryTree): readonly string[] {
  return pins.get(pinKey(keyword)) ?? pins.get(termsKey(terms)) ?? [];
}

export async function findPins(
  backend: SearchBackend,
  { lookup, urls, isWide, near }: Matched,
  filters: VisibleFilters,
): Promise<readonly Pin[]> {
  if (urls.length === 0) return [];
  const found = await backend.pins(lookup, filters, urls);
  if (!isWide) return found;
  const kept = new Set(near.map(({ candidate }) => candidate.id));
  return found.map((pin) => ({ ...pin, isFound: kept.has(pin.id) }));
}
