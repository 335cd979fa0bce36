import { momentInBeijing, type Language } from '@bank/contract';
import { charactersShared } from './characters.ts';
import type { DocumentKind } from './document-kind.ts';
import type { ReadTitle } from './title-facts.ts';

/** What an engine tells of a document it found; all that ranking looks at. */
export interface Candidate {
  readonly id: string;
  /** The engine's own score, larger is better. */
  readonly bm25: number;
  /** For each group of the tree, how well the document matches it, 0 to 1. */
  readonly matches: readonly number[];
  /** The same for the title alone. */
  readonly titleMatches: readonly number[];
  /** The same for what the document says of itself first. */
  readonly leadMatches: readonly number[];
  /** The same for its tags. */
  readonly tagMatches: readonly number[];
  /** The Chinese characters of its title, tags and first words, each once. */
  readonly characters: string;
  /** The terms of the title with a space between. */
  readonly titleTerms: string;
  readonly kind: DocumentKind;
  readonly language: Language;
  /** `YYYY-MM-DD`, or '' for a page without a date. */
  readonly date: string;
  /** 0 to 1, from clicks. */
  readonly popularity: number;
}

export interface RankContext {
  /** One for each group; see `groupWeights`. */
  readonly weights: readonly number[];
  /** For each group how surely a likeness to the keyword added it, 0 for what was typed. */
  readonly likeness: readonly number[];
  readonly intents: ReadonlySet<DocumentKind>;
  /** For each group the kind of page that its words name: every fee answers 手续费, whatever its title. */
  readonly named: readonly (DocumentKind | undefined)[];
  readonly readTitle: ReadTitle;
  /** Those of a keyword of which few pages have all words; what says it in other words shares some. */
  readonly characters: string;
  readonly language: Language;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Ranked<Found extends Candidate> {
  readonly candidate: Found;
  readonly score: number;
  /** The share of the query, by weight, that the document matches. */
  readonly coverage: number;
}

/** Pages that do something come before papers about it; a price comes first only for who asks for prices. */
const KIND_BONUS: Partial<Record<DocumentKind, number>> = {
  product: 0.1,
  page: 0.08,
  faq: 0.05,
  fee: -0.05,
  file: -0.15,
};
const TITLE = 0.4;
const TITLE_SAID = 0.85;
const TITLE_SHARE = 0.6;
const LEAD = 0.35;
const TAGS = 0.3;
const CHARACTERS = 1;
const TITLE_CHARACTERS = 0.3;
const EACH_PRODUCT_LOSES = 0.1;
const PRODUCTS_LOSE_MOST = 0.4;
/** A page with a word that is surely meant, in its title or anywhere, is as near as one with so much of what was typed. */
const MEANT_IN_TITLE = 0.6;
const MEANT_IN_TEXT = 0.3;
const DAY_MS = 86_400_000;

/** Orders candidates, best first. The weights were fitted on every other labelled query, and tried on the rest (docs/search.md). */
export function rank<Found extends Candidate>(
  found: readonly Found[],
  context: RankContext,
): Ranked<Found>[] {
  const typedWeights = context.weights.map((weight, index) => (context.likeness[index] === 0 ? weight : 0));
  // What was typed counts in full where it says more than all that may be meant: a page with every word comes before its neighbours.
  const atBest = (matches: readonly number[]) =>
    Math.max(share(matches, context.weights), share(matches, typedWeights));
  const largest = Math.max(Number.MIN_VALUE, ...found.map(({ bm25 }) => bm25));
  const ranked = found
    .map((candidate) => {
      const matched = share(candidate.matches, context.weights);
      const said = atBest(candidate.matches);
      const coverage = Math.max(
        said,
        ...context.likeness.map((likeness, index) => likeness * meantIn(candidate, index)),
      );
      const titleMatches = candidate.titleMatches.map((match, index) =>
        context.named[index] === candidate.kind ? 1 : match,
      );
      const title = context.readTitle(candidate.titleMatches, candidate.titleTerms);
      const score =
        candidate.bm25 / largest +
        matched +
        said +
        TITLE * atBest(titleMatches) +
        LEAD * atBest(candidate.leadMatches) +
        TAGS * atBest(candidate.tagMatches) +
        CHARACTERS * charactersShared(context.characters, candidate.characters) +
        TITLE_CHARACTERS * charactersShared(context.characters, candidate.titleTerms) +
        TITLE_SAID * title.titleSaid +
        TITLE_SHARE * title.titleShare +
        (title.phraseInTitle ? 0.7 : 0) +
        (title.isWholeTitle ? 0.4 : 0) +
        (title.beginsTitle ? 0.1 : 0) +
        (context.intents.has(candidate.kind) ? 0.25 : 0) +
        (candidate.language === context.language ? 0.2 : 0) +
        0.1 * freshness(candidate.date, context.now) +
        (KIND_BONUS[candidate.kind] ?? 0) +
        0.1 * candidate.popularity;
      return { candidate, score, coverage };
    })
    .sort(bestFirst);
  return withOthersBetween(ranked).sort(bestFirst);
}

function meantIn({ matches, titleMatches }: Candidate, index: number): number {
  if ((titleMatches[index] ?? 0) > 0) return MEANT_IN_TITLE;
  return (matches[index] ?? 0) > 0 ? MEANT_IN_TEXT : 0;
}

function bestFirst(a: Ranked<Candidate>, b: Ranked<Candidate>): number {
  return b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1);
}

/** Three hundred funds are named alike: each further product says a little less, so that pages as good come between. */
function withOthersBetween<Found extends Candidate>(ranked: readonly Ranked<Found>[]): Ranked<Found>[] {
  let products = 0;
  return ranked.map((one) => {
    if (one.candidate.kind !== 'product') return one;
    const less = Math.min(PRODUCTS_LOSE_MOST, products * EACH_PRODUCT_LOSES);
    products += 1;
    return { ...one, score: one.score - less };
  });
}

function share(matches: readonly number[], weights: readonly number[]): number {
  let matched = 0;
  let all = 0;
  for (const [index, weight] of weights.entries()) {
    matched += weight * (matches[index] ?? 0);
    all += weight;
  }
  return all === 0 ? 0 : matched / all;
}

/** 1 for today, a third after a year, 0 for a page without a date. */
function freshness(date: string, now: number): number {
  if (date === '') return 0;
  const ageDays = Math.max(0, (now - Date.parse(momentInBeijing(date))) / DAY_MS);
  return Math.exp(-ageDays / 365);
}
