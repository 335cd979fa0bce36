import type { SearchSettings } from '@bank/contract/search-settings';
import type { Dictionary } from '../analyse/dictionary.ts';
import { spellingOf } from '../analyse/normalise.ts';
import { isNegation } from './negations.ts';
import { SaidLikewise } from './said-likewise.ts';
import type { Alternative } from './query-tree.ts';
import { tellingPlaces, TermSequences, termsOf } from './term-sequences.ts';

const EQUAL_WEIGHT = 0.97;
const ONE_WAY_WEIGHT = 0.8;
/** Of a phrase whose words stand in the text, but not side by side. */
const APART = 0.9;
/** Of what a saying leads to the first word is the most telling; each further one, to the fourth, tells so much less. */
const EACH_LATER_LESS = 0.15;
const LESS_AT_MOST = 3 * EACH_LATER_LESS;
/** A word that several meanings of a keyword lead to is the likelier by this share of each. */
const SHARED = 0.5;
const MOST_LIKELY_WORDS = 5;
const ENGLISH = /^[a-z\d]+$/;
const HAN = /\p{Script=Han}/u;
const NOT_HAN = /\P{Script=Han}/gu;

/** What else finds the same as some words, and how many terms were looked at. */
export interface Same {
  readonly value: readonly Alternative[];
  readonly length: number;
}

/** A word of the bank for what a keyword seems to mean, in every way that it is written. */
export interface LikelyWord {
  readonly alts: readonly Alternative[];
  /** 0 to 1. */
  readonly likeness: number;
}

/** What building a tree asks of the synonyms. */
export interface SynonymWords {
  /** The longest words from this place on that have synonyms. */
  longestAt(terms: readonly string[], from: number): Same | undefined;
  /** The same among words of which those that say nothing were left out: card lost for my card is lost. */
  longestTelling(terms: readonly string[]): Same | undefined;
  /** Whether words with synonyms begin at this place. */
  beginsAt(terms: readonly string[], from: number): boolean;
  /** Whether any of the words has this term. */
  hasTerm(term: string): boolean;
}

interface Relation {
  readonly weight: number;
  readonly to: readonly string[];
}

type SynonymLists = Pick<SearchSettings, 'equal' | 'oneWay'>;

/** The words that are keys, in one order. */
function keysOf({ equal, oneWay }: SynonymLists): string[] {
  return [...equal.flat(), ...oneWay.flatMap(({ from }) => from)];
}

/** How the keys are cut; kept in the index, for cutting thousands takes a fifth of a second. */
export function synonymCuts(dictionary: Dictionary, lists: SynonymLists): string[] {
  return keysOf(lists).map((key) => termsOf(dictionary, key).join(' '));
}

interface SynonymSources {
  readonly dictionary: Dictionary;
  readonly lists: SynonymLists;
  /** See `synonymCuts`; cut here where they are not given. */
  readonly cuts?: readonly string[];
  readonly stopWords: TermSequences<true>;
  /** Whether any text has such words. What none has costs time in every search and finds nothing. */
  readonly isInTexts: (alternative: Alternative) => boolean;
}

/**
 * The words of the thesaurus and of editors. Their terms are cut at once, for they are the keys; what they lead to when somebody first
 * asks for it, since a bank's visitors use a small part of a large thesaurus. Not chained: a synonym's synonyms are left out.
 */
export class Synonyms implements SynonymWords {
  readonly #dictionary: Dictionary;
  readonly #isInTexts: (alternative: Alternative) => boolean;
  readonly #written = new TermSequences<Relation[]>();
  readonly #telling = new TermSequences<Relation[]>();
  readonly #known = new Map<Relation[], readonly Alternative[]>();
  readonly #likewise: SaidLikewise<Relation>;
  readonly #likely = new Map<string, readonly Alternative[]>();

  constructor({ dictionary, lists, stopWords, isInTexts, cuts }: SynonymSources) {
    this.#dictionary = dictionary;
    this.#isInTexts = isInTexts;
    const keys = (cuts ?? synonymCuts(dictionary, lists)).values();
    const said: (readonly [string, Relation])[] = [];
    const add = (relation: Relation, key: string) => {
      const terms = (keys.next().value ?? '').split(' ').filter((term) => term !== '');
      addTo(this.#written, terms, relation);
      said.push([key, relation]);
      const telling = tellingPlaces(terms, stopWords).map((place) => terms[place] as string);
      // One word left says less than the phrase did: 被骗了 is not 骗. Nor is 没收到钱 said by 收到钱.
      if (telling.length > 1 && !terms.some(isNegation)) addTo(this.#telling, telling, relation);
    };
    for (const group of lists.equal) {
      const relation = { weight: EQUAL_WEIGHT, to: group };
      for (const key of group) add(relation, key);
    }
    for (const { from, to, said: sentences = [] } of lists.oneWay) {
      const relation = { weight: ONE_WAY_WEIGHT, to };
      for (const key of from) add(relation, key);
      for (const sentence of sentences) said.push([sentence, relation]);
    }
    this.#likewise = new SaidLikewise(() => said.map(([key, relation]) => [characters(key), relation]));
  }

  /** The bank's words for what a keyword in Chinese seems to mean, the likeliest first. */
  likewise(keyword: string): LikelyWord[] {
    const likeness = new Map<string, number>();
    for (const { means, likeness: whole } of this.#likewise.nearest(characters(keyword))) {
      for (const [place, word] of means.to.entries()) {
        if (!HAN.test(word)) continue;
        const less = means.weight === EQUAL_WEIGHT ? 0 : Math.min(place * EACH_LATER_LESS, LESS_AT_MOST);
        const here = whole * (1 - less);
        const before = likeness.get(word);
        likeness.set(word, before === undefined ? here : Math.max(before + SHARED * here, here));
      }
    }
    return [...likeness]
      .map(([word, sure]) => ({ alts: this.#waysOf(word), likeness: sure }))
      .filter(({ alts }) => alts.length > 0)
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MOST_LIKELY_WORDS)
      .map(({ alts, likeness: sure }) => ({ alts, likeness: Math.min(1, sure) }));
  }

  /** Whether people say each two neighbouring characters of a text, so that it holds no slip. */
  says(text: string): boolean {
    return this.#likewise.says(text);
  }

  hasTerm(term: string): boolean {
    return this.#written.hasTerm(term);
  }

  beginsAt(terms: readonly string[], from: number): boolean {
    return this.#written.longestAt(terms, from) !== undefined;
  }

  longestAt(terms: readonly string[], from: number): Same | undefined {
    return this.#same(this.#written.longestAt(terms, from), terms, from);
  }

  longestTelling(terms: readonly string[]): Same | undefined {
    return this.#same(this.#telling.longestAt(terms, 0), terms, 0);
  }

  /** The same words, of which nobody asks what they lead to. */
  get keysOnly(): SynonymWords {
    const bare = (found: { length: number } | undefined) => found && { value: [], length: found.length };
    return {
      hasTerm: (term) => this.hasTerm(term),
      beginsAt: (terms, from) => this.beginsAt(terms, from),
      longestAt: (terms, from) => bare(this.#written.longestAt(terms, from)),
      longestTelling: (terms) => bare(this.#telling.longestAt(terms, 0)),
    };
  }

  #waysOf(word: string): readonly Alternative[] {
    const known = this.#likely.get(word) ?? this.#alternatives([{ weight: 1, to: [word] }], '');
    this.#likely.set(word, known);
    return known;
  }

  #same(
    found: { value: Relation[]; length: number } | undefined,
    terms: readonly string[],
    from: number,
  ): Same | undefined {
    if (found === undefined) return undefined;
    const known = this.#known.get(found.value);
    const value = known ?? this.#alternatives(found.value, terms.slice(from, from + found.length).join(' '));
    if (known === undefined) this.#known.set(found.value, value);
    // A phrase whose other words no text has is better read word by word.
    return value.length === 0 && found.length > 1 ? undefined : { value, length: found.length };
  }

  #alternatives(relations: readonly Relation[], typed: string): Alternative[] {
    const seen = new Set([typed]);
    const alternatives: Alternative[] = [];
    for (const { weight, to } of relations) {
      for (const text of to) {
        const tokens = termsOf(this.#dictionary, text);
        const key = tokens.join(' ');
        if (tokens.length === 0 || seen.has(key)) continue;
        seen.add(key);
        const ways: Alternative[] = [{ tokens, weight, ...(tokens.length > 1 && { phrase: true }) }];
        // English puts words between: resetting a password is also resetting a personal account password.
        if (tokens.length > 1 && tokens.every((token) => ENGLISH.test(token))) {
          ways.push({ tokens, weight: weight * APART });
        }
        alternatives.push(...ways.filter(this.#isInTexts));
      }
    }
    return alternatives;
  }
}

/** The Chinese characters of a text, written as texts write them. */
function characters(text: string): string {
  return spellingOf(text).replace(NOT_HAN, '');
}

function addTo(sequences: TermSequences<Relation[]>, terms: readonly string[], relation: Relation): void {
  const known = sequences.get(terms);
  if (known === undefined) sequences.set(terms, [relation]);
  else if (!known.includes(relation)) known.push(relation);
}
