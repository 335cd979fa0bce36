import { analyse } from '../analyse/analyse.ts';
import type { Dictionary } from '../analyse/dictionary.ts';

/** Looks up words and word sequences by their terms; the longest wins. */
export class TermSequences<Value> {
  readonly #values = new Map<string, Value>();
  readonly #terms = new Set<string>();
  /** By the term a sequence begins with: most words begin none. */
  readonly #longest = new Map<string, number>();

  /** Whether a sequence has this term. */
  hasTerm(term: string): boolean {
    return this.#terms.has(term);
  }

  get(terms: readonly string[]): Value | undefined {
    return this.#values.get(terms.join(' '));
  }

  set(terms: readonly string[], value: Value): void {
    const [first] = terms;
    if (first === undefined) return;
    this.#values.set(terms.join(' '), value);
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, terms.length));
    for (const term of terms) this.#terms.add(term);
  }

  longestAt(terms: readonly string[], from: number): { value: Value; length: number } | undefined {
    const longest = this.#longest.get(terms[from] ?? '') ?? 0;
    for (let length = Math.min(longest, terms.length - from); length > 0; length -= 1) {
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

/** The places of terms that belong to no stop word. */
export function tellingPlaces(
  terms: readonly string[],
  stopWords: TermSequences<true> | undefined,
): number[] {
  const places: number[] = [];
  for (let at = 0; at < terms.length;) {
    const stop = stopWords?.longestAt(terms, at);
    if (stop === undefined) places.push(at);
    at += stop?.length ?? 1;
  }
  return places;
}
