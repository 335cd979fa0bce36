import { FURTHER_WAYS, K1 } from '../bm25.ts';
import type { DocumentLengths } from './document-lengths.ts';
import { tenthsOf, type Postings } from './postings/postings.ts';

/** Where a term stands; how rare it is says `documents`, of which the list may hold some only. */
export interface ScoredList {
  readonly list: Postings;
  readonly documents: number;
}

/** One way to say a group. Its lists are of the same documents, which have all of them. */
export interface ScoredAlternative {
  readonly weight: number;
  readonly lists: readonly ScoredList[];
}

/**
 * bm25, summed over the groups of a keyword. A document that says one thing in four ways has said it once: of a group its best
 * alternative counts, and of the others a part.
 */
export class GroupScorer {
  /** By row. */
  readonly scores: Float64Array;
  readonly #lengths: DocumentLengths;
  readonly #best: Float64Array;
  readonly #all: Float64Array;

  constructor(lengths: DocumentLengths) {
    this.#lengths = lengths;
    this.scores = new Float64Array(lengths.documents + 1);
    this.#best = new Float64Array(lengths.documents + 1);
    this.#all = new Float64Array(lengths.documents + 1);
  }

  add(alternatives: readonly ScoredAlternative[]): void {
    const [only, ...others] = alternatives;
    // Most groups are one word, whose list may be of all documents.
    if (only !== undefined && others.length === 0) return this.#score(only, this.scores, this.scores);
    for (const alternative of alternatives) this.#score(alternative, this.#all, this.#best);
    for (const { lists } of alternatives) this.#takeIn(lists[0]?.list.rows ?? new Uint32Array());
  }

  #score({ weight, lists }: ScoredAlternative, all: Float64Array, best: Float64Array): void {
    const { documents, weights } = this.#lengths;
    const rows = lists[0]?.list.rows ?? new Uint32Array();
    const rarities = lists.map(
      ({ documents: having }) =>
        weight * Math.max(1e-6, Math.log((documents - having + 0.5) / (having + 0.5))) * (K1 + 1),
    );
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      let score = 0;
      for (let index = 0; index < lists.length; index += 1) {
        const often = tenthsOf((lists[index] as ScoredList).list.codes[at] as number) / 10;
        score += ((rarities[index] as number) * often) / (often + (weights[row] as number));
      }
      (all[row] as number) += score;
      if (score > (best[row] as number)) best[row] = score;
    }
  }

  #takeIn(rows: Uint32Array): void {
    for (const row of rows) {
      const best = this.#best[row] as number;
      (this.scores[row] as number) += best + FURTHER_WAYS * ((this.#all[row] as number) - best);
      this.#best[row] = 0;
      this.#all[row] = 0;
    }
  }
}
