import { K1 } from '../bm25.ts';

/** As everyone has it. */
const B = 0.75;

/** What bm25 needs of the documents; in long ones a term says less. */
export class DocumentLengths {
  readonly documents: number;
  /** By row; with it an occurrence in a document of middle length weighs as `K1` says. */
  readonly weights: Float64Array;

  /** `lengths`: terms of each document, by row from 1 on. */
  constructor(lengths: Uint32Array) {
    this.documents = lengths.length - 1;
    let terms = 0;
    for (const length of lengths) terms += length;
    const mean = terms / Math.max(1, this.documents);
    this.weights = Float64Array.from(lengths, (length) => K1 * (1 - B + (B * length) / mean));
  }
}
