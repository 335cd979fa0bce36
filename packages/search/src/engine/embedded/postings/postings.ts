/** Where a term stands. Parallel arrays, because a common word is in ten thousand documents. */
export interface Postings {
  /** Row numbers, ascending. */
  readonly rows: Uint32Array;
  /** For each row its `postingCode`. */
  readonly codes: Uint32Array;
}

export const NOWHERE: Postings = { rows: new Uint32Array(), codes: new Uint32Array() };

/** The title's own words or the words inside them. */
export const IN_TITLE = 1;
export const IN_CODES = 2;
export const IN_LEAD = 4;
export const IN_TAGS = 8;
const FLAG_BITS = 4;

/** A document's occurrences of a term, each by the weight of its column in tenths, with the flags of where they are. */
export function postingCode(tenths: number, flags: number): number {
  return (tenths << FLAG_BITS) | flags;
}

export function tenthsOf(code: number): number {
  return code >>> FLAG_BITS;
}

export function flagsOf(code: number): number {
  return code & (IN_TITLE | IN_CODES | IN_LEAD | IN_TAGS);
}

/** Where both stand, with what `combine` makes of their codes. */
export function intersection(a: Postings, b: Postings, combine: (a: number, b: number) => number): Postings {
  if (a.rows.length > b.rows.length) return intersection(b, a, (x, y) => combine(y, x));
  const rows = new Uint32Array(a.rows.length);
  const codes = new Uint32Array(a.rows.length);
  let length = 0;
  let at = 0;
  for (let index = 0; index < a.rows.length; index += 1) {
    const row = a.rows[index] as number;
    at = firstFrom(b.rows, at, row);
    if (at === b.rows.length) break;
    if (b.rows[at] !== row) continue;
    rows[length] = row;
    codes[length] = combine(a.codes[index] as number, b.codes[at] as number);
    length += 1;
  }
  return { rows: rows.slice(0, length), codes: codes.slice(0, length) };
}

/** The first place at or after `from` whose row is not before `row`: by doubling steps, then by halves. */
export function firstFrom(rows: Uint32Array, from: number, row: number): number {
  let step = 1;
  let low = from;
  while (low + step < rows.length && (rows[low + step] as number) < row) {
    low += step;
    step *= 2;
  }
  let high = Math.min(rows.length, low + step);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
