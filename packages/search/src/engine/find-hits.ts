import { spellingOf } from '../analyse/normalise.ts';
import { loosen } from '../query/loosen.ts';
import { tellingGroups } from '../query/lookup-groups.ts';
import type { Group, QueryTree } from '../query/query-tree.ts';
import { isLetter } from '../query/says-something.ts';
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

export interface Hits {
  readonly lookup: Lookup;
  /** The ranked ones, best first, without pins; of every type when `isWide`. */
  readonly ranked: readonly Ranked<Found>[];
  readonly pins: readonly Pin[];
  /** Documents with something rather than everything; then `ranked` holds all there are. */
  readonly isWide: boolean;
  /** Set when nothing has enough of the keyword, and `ranked` holds what has some of it. */
  readonly partly?: PartlyMatched;
  /** What means about the same, some of it among `ranked`. */
  readonly byMeaning: readonly Near[];
}

export async function findHits(
  backend: SearchBackend,
  tools: SearchTools,
  chosen: ChosenTree,
  filters: VisibleFilters,
  meaning?: Meaning,
): Promise<Hits> {
  const isWide = chosen.total < ENOUGH && chosen.isExact === undefined;
  const tree = isWide ? loosen(chosen.tree) : chosen.tree;
  const lookup = isWide ? anyOf(tree, tools) : allOf(tree);
  const { docTypes, facets = {}, ...unlimited } = filters;
  const context: RankContext = {
    weights: groupWeights(tree.groups, tools.vocabulary),
    intents: intentsOf(spellingOf(tree.keyword)),
    named: tree.groups.map(kindNamedBy),
    readTitle: titleReader(tree, (term) =>
      rarityAmong(tools.vocabulary.documents, tools.vocabulary.documentsWith(term)),
    ),
    language: filters.language,
    now: filters.now,
  };
  // A wide search is cut by coverage, so it is found once for all types and its counts agree with its lists.
  const all = rank(await backend.find(lookup, isWide ? unlimited : filters, RANKED), context);
  const hasWord = wordsFoundIn(tree.groups);
  const isNear = (one: Ranked<Found>) => one.coverage >= LEAST_COVERAGE && hasWord(one);
  const near = isWide ? all.filter(isNear) : all;
  const byMeaning =
    meaning !== undefined && mayMean(chosen) ? await meaning.near(isWide ? unlimited : filters) : [];
  const urls = pinnedUrls(tools, tree);
  const pins = await findPins(backend, { lookup, filters, urls }, isWide ? near : undefined);
  const partly =
    isWide && near.length === 0 && byMeaning.length === 0 && urls.length === 0 && !(await isNearAtAnyTime())
      ? matchPartly(all, tree, tools.vocabulary)
      : undefined;
  const pinned = new Set(pins.map(({ id }) => id));
  const isNamed = ({ candidate }: Ranked<Found>) =>
    context.readTitle(candidate.titleMatches, candidate.titleTerms).isWholeTitle;
  // Where much has everything, lists and counts are of that alone, and only its order may change.
  const fused = fuse(near, byMeaning, { isNamed, addsOthers: isWide });
  const ranked = (partly?.ranked ?? fused).filter(
    ({ candidate }) =>
      (docTypes?.includes(candidate.docType) ?? true) &&
      fitsFacets(candidate.facets, facets) &&
      !pinned.has(candidate.id),
  );
  return { lookup, isWide, pins, ranked, byMeaning, ...(partly !== undefined && { partly }) };

  /** Who asks for some days is not shown something else because the right pages are of other days. */
  async function isNearAtAnyTime(): Promise<boolean> {
    const { from, to, ...anyTime } = unlimited;
    if (from === undefined && to === undefined) return false;
    return rank(await backend.find(lookup, anyTime, RANKED), context).some(isNear);
  }
}

/** Another reading is a guess at other words, quotes want just these, and a code or the name of a person is no matter of meaning. */
function mayMean({ tree, correctedKeyword, isExact }: ChosenTree): boolean {
  return correctedKeyword === undefined && isExact === undefined && !tree.groups.some(isNeverLeftOut);
}

/** Whether a document has more of the keyword than letters, which are in everything; of a keyword of letters, all of them. */
function wordsFoundIn(groups: readonly Group[]): (one: Ranked<Found>) => boolean {
  const has = ({ candidate }: Ranked<Found>, index: number) => (candidate.matches[index] ?? 0) > 0;
  if (groups.every(isLetter)) return (one) => groups.every((_letter, index) => has(one, index));
  return (one) => groups.some((group, index) => !isLetter(group) && has(one, index));
}

function anyOf(tree: QueryTree, { vocabulary }: SearchTools): Lookup {
  return { tree, need: 'any', groups: tellingGroups(tree.groups, vocabulary) };
}

function pinnedUrls({ pins }: SearchTools, { keyword, terms }: QueryTree): readonly string[] {
  return pins.get(pinKey(keyword)) ?? pins.get(termsKey(terms)) ?? [];
}

async function findPins(
  backend: SearchBackend,
  { lookup, filters, urls }: { lookup: Lookup; filters: VisibleFilters; urls: readonly string[] },
  all: readonly Ranked<Found>[] | undefined,
): Promise<readonly Pin[]> {
  if (urls.length === 0) return [];
  const found = await backend.pins(lookup, filters, urls);
  if (all === undefined) return found;
  const kept = new Set(all.map(({ candidate }) => candidate.id));
  return found.map((pin) => ({ ...pin, isFound: kept.has(pin.id) }));
}
