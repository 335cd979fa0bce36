import type { Term } from '../../../analyse/analyse.ts';
import { INDEX_COLUMNS, type IndexTerms } from '../../index-row.ts';
import { ByteWriter } from './byte-writer.ts';
import { COLUMN_FLAGS, COLUMN_TENTHS, columnAt, placeOf, positionAt } from './columns.ts';
import { Occurrences } from './occurrences.ts';
import { postingCode } from './postings.ts';

/** Occurrences that stand in memory as they are, 12 bytes each and as many to sort them; then they are packed. */
const MOST_LOOSE = 2_000_000;

interface TermEntry {
  readonly term: string;
  readonly documents: number;
  /** For each document how many rows after the one before, and its `postingCode`. */
  readonly postings: Uint8Array;
  /** For each document its places, each as the difference to the one before by `placeOf`, and a 0. */
  readonly positions: Uint8Array;
}

/** What a stretch of documents adds to the entries of its terms. */
interface Stretch {
  readonly terms: Uint32Array;
  readonly documents: Uint32Array;
  readonly postingEnds: Uint32Array;
  readonly positionEnds: Uint32Array;
  readonly postings: Uint8Array;
  readonly positions: Uint8Array;
}

/** Turns documents with terms into terms with documents. */
export class PostingsWriter {
  readonly #ids = new Map<string, number>();
  /** By the dictionary's node the id + 1: most terms are words of it, and looking up strings took a third of a build. */
  #idsByNode = new Uint32Array(1 << 16);
  readonly #stretches: Stretch[] = [];
  readonly #mostLoose: number;
  readonly #loose = new Occurrences();
  /** For each term the last row that is packed already. */
  #lastRows = new Uint32Array(1 << 16);

  constructor(mostLoose = MOST_LOOSE) {
    this.#mostLoose = mostLoose;
  }

  /** Rows come in ascending order from 1 on. Answers how many terms the document has. */
  add(row: number, document: IndexTerms): number {
    let position = 0;
    let size = 0;
    for (const [column, name] of INDEX_COLUMNS.entries()) {
      const terms = document[name];
      for (const term of terms) this.#loose.add(this.#idOf(term), row, placeOf(position++, column));
      size += terms.length;
      // No phrase reaches from one column into the next.
      position += 1;
    }
    if (this.#loose.length >= this.#mostLoose) this.#pack();
    return size;
  }

  /** Every term once, in the order in which they were first seen. */
  *entries(): Generator<TermEntry> {
    this.#pack();
    const cursors = this.#stretches.map(() => 0);
    for (const [term, id] of this.#ids) {
      let documents = 0;
      const postings: Uint8Array[] = [];
      const positions: Uint8Array[] = [];
      for (const [index, stretch] of this.#stretches.entries()) {
        const at = cursors[index] as number;
        if (stretch.terms[at] !== id) continue;
        cursors[index] = at + 1;
        documents += stretch.documents[at] as number;
        postings.push(stretch.postings.subarray(stretch.postingEnds[at - 1] ?? 0, stretch.postingEnds[at]));
        positions.push(
          stretch.positions.subarray(stretch.positionEnds[at - 1] ?? 0, stretch.positionEnds[at]),
        );
      }
      yield { term, documents, postings: joined(postings), positions: joined(positions) };
    }
  }

  #idOf({ term, node }: Term): number {
    if (node === 0) return this.#idOfString(term);
    if (node >= this.#idsByNode.length) this.#idsByNode = enlarged(this.#idsByNode, node + 1);
    const known = this.#idsByNode[node] as number;
    if (known !== 0) return known - 1;
    const id = this.#idOfString(term);
    this.#idsByNode[node] = id + 1;
    return id;
  }

  #idOfString(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(term, id);
    return id;
  }

  #pack(): void {
    if (this.#loose.length === 0) return;
    const termCount = this.#ids.size;
    if (this.#lastRows.length < termCount) this.#lastRows = enlarged(this.#lastRows, termCount);
    this.#stretches.push(packed(this.#loose, termCount, this.#lastRows));
    this.#loose.length = 0;
  }
}

function enlarged(numbers: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size * 2);
  larger.set(numbers);
  return larger;
}

function packed(loose: Occurrences, termCount: number, lastRows: Uint32Array): Stretch {
  const { ends, rows, places } = loose.byTerm(termCount);
  const terms: number[] = [];
  const documents: number[] = [];
  const postingEnds: number[] = [];
  const positionEnds: number[] = [];
  const postings = new ByteWriter();
  const positions = new ByteWriter();
  let at = 0;
  for (let term = 0; term < termCount; term += 1) {
    const end = ends[term] as number;
    if (at === end) continue;
    let count = 0;
    let lastRow = lastRows[term] as number;
    while (at < end) {
      const row = rows[at] as number;
      let weight = 0;
      let flags = 0;
      let before = -1;
      for (; at < end && rows[at] === row; at += 1) {
        const place = places[at] as number;
        const column = columnAt(place);
        weight += COLUMN_TENTHS[column] as number;
        flags |= COLUMN_FLAGS[column] as number;
        const position = positionAt(place);
        positions.number(placeOf(position - before, column));
        before = position;
      }
      positions.number(0);
      postings.number(row - lastRow);
      postings.number(postingCode(weight, flags));
      lastRow = row;
      count += 1;
    }
    lastRows[term] = lastRow;
    terms.push(term);
    documents.push(count);
    postingEnds.push(postings.length);
    positionEnds.push(positions.length);
  }
  return {
    terms: Uint32Array.from(terms),
    documents: Uint32Array.from(documents),
    postingEnds: Uint32Array.from(postingEnds),
    positionEnds: Uint32Array.from(positionEnds),
    postings: postings.taken(),
    positions: positions.taken(),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts);
}
