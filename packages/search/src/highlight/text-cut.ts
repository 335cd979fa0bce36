import { tokensOfRun, type Token } from '../analyse/analyse.ts';
import type { Dictionary } from '../analyse/dictionary.ts';
import { normalise, type Normalised } from '../analyse/normalise.ts';
import { runsOf, type Run } from '../analyse/runs.ts';

/** Stands for words that nobody looks for. */
const UNREAD: Token = { term: '', node: 0, start: 0, end: 0, script: 'han', inner: [] };

/**
 * A text that is cut where somebody looks: cutting every word of ten results took half the time of a search, and few of
 * their runs hold what is searched.
 */
export class TextCut {
  readonly normalised: Normalised;
  readonly #dictionary: Dictionary;
  readonly #runs: readonly Run[];
  readonly #tokens: Token[][] = [];

  constructor(dictionary: Dictionary, text: string) {
    this.normalised = normalise(text);
    this.#dictionary = dictionary;
    this.#runs = runsOf(this.normalised.text);
  }

  /** The tokens of all runs that may hold one of `terms`; what is between them is one token with an empty term. */
  tokensAround(terms: ReadonlySet<string>, isLatinWanted: boolean): Token[] {
    const wanted = new Uint8Array(this.#runs.length);
    for (const term of terms) this.#markRunsWith(term, wanted);
    const tokens: Token[] = [];
    for (const [index, { isHan }] of this.#runs.entries()) {
      if (wanted[index] === 1 || (!isHan && isLatinWanted)) tokens.push(...this.#tokensOf(index));
      else if (tokens.at(-1) !== UNREAD) tokens.push(UNREAD);
    }
    return tokens;
  }

  /** The last edge of a word at or before `most`, in the original; 0 when there is none. */
  edgeUpTo(most: number): number {
    const index = this.#runAt(most);
    if (index === -1) return 0;
    return this.#edgesOf(index).findLast((edge) => edge <= most) ?? 0;
  }

  /** The first edge of a word at or after `least`, in the original. */
  edgeFrom(least: number): number | undefined {
    const index = this.#runAt(least);
    const within = index === -1 ? undefined : this.#edgesOf(index).find((edge) => edge >= least);
    const next = this.#runs[index + 1];
    return within ?? (next && this.normalised.toOriginal(next.start));
  }

  #markRunsWith(term: string, wanted: Uint8Array): void {
    const { text } = this.normalised;
    let index = 0;
    for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at)) {
      while (index < this.#runs.length && (this.#runs[index] as Run).end <= at) index += 1;
      if (index === this.#runs.length) return;
      wanted[index] = 1;
      // Never less than one on: a term that only spans runs would be found for ever.
      at = Math.max(at + 1, (this.#runs[index] as Run).end);
    }
  }

  /** The last run that begins at or before a place in the original, or -1. */
  #runAt(place: number): number {
    let low = 0;
    let high = this.#runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.normalised.toOriginal((this.#runs[middle] as Run).start) <= place) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #edgesOf(index: number): number[] {
    const { toOriginal } = this.normalised;
    return this.#tokensOf(index).flatMap(({ start, end }) => [toOriginal(start), toOriginal(end)]);
  }

  #tokensOf(index: number): Token[] {
    return (this.#tokens[index] ??= tokensOfRun(
      this.#dictionary,
      this.normalised.text,
      this.#runs[index] as Run,
    ));
  }
}
