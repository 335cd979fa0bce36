import { columnAt, COLUMN_FLAGS, COLUMN_TENTHS, placeOf, positionAt } from './columns.ts';
import { firstFrom, postingCode, type Postings } from './postings.ts';

/** Reads what `PostingsWriter` wrote of a term. */
export function readPostings(documents: number, bytes: Uint8Array): Postings {
  const rows = new Uint32Array(documents);
  const codes = new Uint32Array(documents);
  let at = 0;
  let row = 0;
  for (let index = 0; index < documents; index += 1) {
    let byte = bytes[at++] as number;
    let number = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number;
      number |= (byte & 0x7f) << shift;
    }
    row += number;
    rows[index] = row;
    byte = bytes[at++] as number;
    number = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = bytes[at++] as number;
      number |= (byte & 0x7f) << shift;
    }
    codes[index] = number;
  }
  return { rows, codes };
}

export interface Placed {
  readonly rows: Uint32Array;
  readonly positions: Uint8Array;
}

/**
 * Where the terms stand next to each other in this order, in `rows`, which all of them have. The codes count the
 * whole phrase, not its terms.
 */
export function phrasePostings(rows: Uint32Array, terms: readonly Placed[]): Postings {
  const walks = terms.map((term) => new PlaceWalk(term));
  const kept = new Uint32Array(rows.length);
  const codes = new Uint32Array(rows.length);
  let length = 0;
  for (const row of rows) {
    for (const walk of walks) walk.goTo(row);
    const code = phraseCode(walks);
    if (code === 0) continue;
    kept[length] = row;
    codes[length] = code;
    length += 1;
  }
  return { rows: kept.slice(0, length), codes: codes.slice(0, length) };
}

function phraseCode(walks: readonly PlaceWalk[]): number {
  const [first = [], ...others] = walks.map((walk) => walk.places());
  const nexts = others.map(() => 0);
  let tenths = 0;
  let flags = 0;
  for (const place of first) {
    const goesOn = others.every((places, index) => {
      const wanted = positionAt(place) + index + 1;
      let next = nexts[index] as number;
      while (next < places.length && positionAt(places[next] as number) < wanted) next += 1;
      nexts[index] = next;
      return next < places.length && positionAt(places[next] as number) === wanted;
    });
    if (!goesOn) continue;
    tenths += COLUMN_TENTHS[columnAt(place)] as number;
    flags |= COLUMN_FLAGS[columnAt(place)] as number;
  }
  return tenths === 0 ? 0 : postingCode(tenths, flags);
}

/** Goes from document to document of a term; rows must be asked for in ascending order. */
class PlaceWalk {
  readonly #rows: Uint32Array;
  readonly #bytes: Uint8Array;
  /** Index of the document whose places begin at `#at`. */
  #index = 0;
  #at = 0;

  constructor({ rows, positions }: Placed) {
    this.#rows = rows;
    this.#bytes = positions;
  }

  goTo(row: number): void {
    const index = firstFrom(this.#rows, this.#index, row);
    // No number but the one that ends a document has a byte of 0.
    for (; this.#index < index; this.#index += 1) this.#at = this.#bytes.indexOf(0, this.#at) + 1;
  }

  /** Of the document it stands at. */
  places(): number[] {
    const places: number[] = [];
    let position = -1;
    for (let at = this.#at; this.#bytes[at] !== 0;) {
      let byte = this.#bytes[at++] as number;
      let number = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = this.#bytes[at++] as number;
        number |= (byte & 0x7f) << shift;
      }
      position += positionAt(number);
      places.push(placeOf(position, columnAt(number)));
    }
    return places;
  }
}
