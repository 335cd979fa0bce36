import { analyse } from '../../analyse/analyse.ts';
import type { Dictionary } from '../../analyse/dictionary.ts';
import { readingOf } from '../../analyse/reading.ts';

/** A later word of a title or tag, from which on it can be typed as well: 分期 of 信用卡分期. */
export interface InnerSuggestion {
  /** From the word on, as it is typed. */
  readonly spelling: string;
  readonly pinyin: string;
  readonly initials: string;
  readonly weight: number;
  /** Row of the suggestion, and where in its spelling the word begins. */
  readonly of: number;
  readonly at: number;
}

/** Of each word, so that a search for the beginnings of a common one reads few rows. */
const KEPT = 24;
const LONGEST = 24;
const HAN = /\p{Script=Han}/u;

/** Collects where suggestions can be entered besides at their beginning. */
export class InnerSuggestions {
  readonly #dictionary: Dictionary;
  readonly #byWord = new Map<string, Omit<InnerSuggestion, 'pinyin' | 'initials'>[]>();

  constructor(dictionary: Dictionary) {
    this.#dictionary = dictionary;
  }

  add(of: number, spelling: string, weight: number): void {
    const { tokens } = analyse(this.#dictionary, spelling);
    const starts = new Set<number>([0]);
    for (const { start, end } of tokens.flatMap((token) => [token, ...token.inner])) {
      const word = spelling.slice(start, end);
      if (starts.has(start) || end - start < 2 || /^\d/.test(word)) continue;
      starts.add(start);
      const kept = this.#byWord.get(word) ?? [];
      this.#byWord.set(word, kept);
      kept.push({ spelling: spelling.slice(start, start + LONGEST), weight, of, at: start });
      if (kept.length >= 2 * KEPT) keepBest(kept);
    }
  }

  *entries(): Iterable<InnerSuggestion> {
    for (const [word, kept] of this.#byWord) {
      keepBest(kept);
      const { pinyin, initials } = HAN.test(word) ? readingOf(word) : { pinyin: '', initials: '' };
      for (const one of kept) yield { ...one, pinyin, initials };
    }
  }
}

/** The heaviest, then the shortest. */
function keepBest(kept: Omit<InnerSuggestion, 'pinyin' | 'initials'>[]): void {
  kept.sort((a, b) => b.weight - a.weight || a.spelling.length - b.spelling.length || a.of - b.of);
  kept.length = Math.min(kept.length, KEPT);
}
