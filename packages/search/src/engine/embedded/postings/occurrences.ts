const FEWEST = 1 << 14;

/** Occurrences of terms in the order of documents and their texts. Parallel arrays that grow. */
export class Occurrences {
  length = 0;
  terms = new Uint32Array(FEWEST);
  rows = new Uint32Array(FEWEST);
  places = new Uint32Array(FEWEST);

  add(term: number, row: number, place: number): void {
    if (this.length === this.terms.length) this.#grow();
    this.terms[this.length] = term;
    this.rows[this.length] = row;
    this.places[this.length] = place;
    this.length += 1;
  }

  /** Puts the occurrences of a term together, each term's still in their order; `ends` by term. */
  byTerm(termCount: number): { ends: Uint32Array; rows: Uint32Array; places: Uint32Array } {
    const next = new Uint32Array(termCount);
    for (let at = 0; at < this.length; at += 1) (next[this.terms[at] as number] as number) += 1;
    let start = 0;
    for (let term = 0; term < termCount; term += 1) {
      const count = next[term] as number;
      next[term] = start;
      start += count;
    }
    const rows = new Uint32Array(this.length);
    const places = new Uint32Array(this.length);
    for (let at = 0; at < this.length; at += 1) {
      const term = this.terms[at] as number;
      const to = next[term] as number;
      next[term] = to + 1;
      rows[to] = this.rows[at] as number;
      places[to] = this.places[at] as number;
    }
    return { ends: next, rows, places };
  }

  #grow(): void {
    const grown = (numbers: Uint32Array) => {
      const larger = new Uint32Array(numbers.length * 2);
      larger.set(numbers);
      return larger;
    };
    this.terms = grown(this.terms);
    this.rows = grown(this.rows);
    this.places = grown(this.places);
  }
}
