import { analyse } from '../analyse/analyse.ts';
import type { Dictionary } from '../analyse/dictionary.ts';
import type { Alternative } from './query-tree.ts';

/** Looks up words and word sequences by their terms; the longest wins. */
export class TermSequences<Value> {
  readonly #values = new Map<string, Value>();
  readonly #terms = new Set<string>();
  #longest = 0;

  /** Whether a sequence has this term. */
  hasTerm(term: string): boolean {
    return this.#terms.has(term);
  }

  get(terms: readonly string[]): Value | undefined {
    return this.#values.get(terms.join(' '));
  }

  set(terms: readonly string[], value: Value): void {
    if (terms.length === 0) return;
    this.#values.set(terms.join(' '), value);
    this.#longest = Math.max(this.#longest, terms.length);
    for (const term of terms) this.#terms.add(term);
  }

  longestAt(terms: readonly string[], from: number): { value: Value; length: number } | undefined {
    for (let length = Math.min(this.#longest, terms.length - from); length > 0; length -= 1) {
      const value = this.get(terms.slice(from, from + length));
      if (value !== undefined) return { value, length };
    }
    return undefined;
  }
}

export function termsOf(dictionary: Dictionary, text: string): string[] {
  return analyse(dictionary, text).tokens.map((token) => token.term);
}

export function stopSequences(dictionary: Dictionary, words: readonly string[]): TermSequences<true> {
  const sequences = new TermSequences<true>();
  for (const word of words) sequences.set(termsOf(dictionary, word), true);
  return sequences;
}

const EQUAL_WEIGHT = 0.97;
const ONE_WAY_WEIGHT = 0.8;

/** Of a phrase whose words stand in the text, but not side by side. */
const APART = 0.9;
const isLatinPhrase = (tokens: readonly string[]) =>
  tokens.length > 1 && tokens.every((token) => /^[a-z\d]+$/.test(token));

interface SynonymLists {
  readonly equal: readonly (readonly string[])[];
  readonly oneWay: readonly { readonly from: readonly string[]; readonly to: readonly string[] }[];
}

/** For each term or sequence, what else finds the same. Not chained: a synonym's synonyms are left out. */
export function synonymSequences(
  dictionary: Dictionary,
  { equal, oneWay }: SynonymLists,
): TermSequences<Alternative[]> {
  const sequences = new TermSequences<Alternative[]>();
  const add = (from: string, to: string, weight: number) => {
    const key = termsOf(dictionary, from);
    const tokens = termsOf(dictionary, to);
    if (tokens.length === 0 || tokens.join(' ') === key.join(' ')) return;
    const known = sequences.get(key) ?? [];
    if (known.some((alternative) => alternative.tokens.join(' ') === tokens.join(' '))) return;
    known.push({ tokens, weight, ...(tokens.length > 1 && { phrase: true }) });
    // English puts words between: resetting a password is also resetting a personal account password.
    if (isLatinPhrase(tokens)) known.push({ tokens, weight: weight * APART });
    sequences.set(key, known);
  };
  for (const group of equal) {
    for (const from of group) for (const to of group) add(from, to, EQUAL_WEIGHT);
  }
  for (const { from, to } of oneWay) {
    for (const broad of from) for (const narrow of to) add(broad, narrow, ONE_WAY_WEIGHT);
  }
  return sequences;
}
