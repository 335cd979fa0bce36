import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CODE_TENTHS } from './columns.ts';
import {
  flagsOf,
  IN_CODES,
  intersection,
  NOWHERE,
  postingCode,
  tenthsOf,
  type Postings,
} from './postings.ts';
import { phrasePostings, readPostings } from './read-postings.ts';

/** Documents in the lists that are remembered: 8 bytes each. */
const MOST_REMEMBERED = 1_500_000;
/** Beyond every character that a term may go on with. */
const LAST = '\uffff';

interface TermRow {
  documents: number;
  postings: Uint8Array;
}

/** The lists of an index file. */
export class TermLists {
  readonly #rows: number;
  readonly #term: StatementSync;
  readonly #positions: StatementSync;
  readonly #range: StatementSync;
  /** Least recently used first. */
  readonly #remembered = new Map<string, Postings>();
  #documents = 0;

  /** `rows`: the largest row number. */
  constructor(database: DatabaseSync, rows: number) {
    this.#rows = rows;
    this.#term = database.prepare('SELECT documents, postings FROM term WHERE term = ?');
    this.#positions = database.prepare('SELECT positions FROM term WHERE term = ?');
    this.#range = database.prepare('SELECT documents, postings FROM term WHERE term >= ? AND term < ?');
    this.#range.setReturnArrays(true);
  }

  of(term: string): Postings {
    return this.#remember(term, () => {
      const row = this.#term.get(term) as TermRow | undefined;
      return row === undefined ? NOWHERE : readPostings(row.documents, row.postings);
    });
  }

  /** The terms next to each other, in this order. */
  phrase(terms: readonly string[]): Postings {
    const [only, second] = terms;
    if (only === undefined) return NOWHERE;
    if (second === undefined) return this.of(only);
    return this.#remember(terms.join(' '), () => {
      const lists = terms.map((term) => this.of(term));
      const together = lists.reduce((a, b) => intersection(a, b, () => 0));
      if (together.rows.length === 0) return NOWHERE;
      return phrasePostings(
        together.rows,
        terms.map((term, index) => ({
          rows: (lists[index] as Postings).rows,
          positions: (this.#positions.get(term) as { positions: Uint8Array }).positions,
        })),
      );
    });
  }

  /** All terms that begin so, each document once. */
  beginningWith(prefix: string): Postings {
    return this.#remember(`${prefix}*`, () => this.#union(prefix, (code) => code));
  }

  /** The same among the codes alone. */
  codesBeginningWith(prefix: string): Postings {
    return this.#remember(`${prefix}#`, () =>
      this.#union(prefix, (code) =>
        (flagsOf(code) & IN_CODES) === 0 ? 0 : postingCode(CODE_TENTHS, flagsOf(code)),
      ),
    );
  }

  #union(prefix: string, read: (code: number) => number): Postings {
    const codes = new Uint32Array(this.#rows + 1);
    let count = 0;
    for (const row of this.#range.all(prefix, prefix + LAST)) {
      const [documents, postings] = row as unknown as [number, Uint8Array];
      const list = readPostings(documents, postings);
      for (let at = 0; at < list.rows.length; at += 1) {
        const code = read(list.codes[at] as number);
        if (code === 0) continue;
        const already = codes[list.rows[at] as number] as number;
        if (already === 0) count += 1;
        codes[list.rows[at] as number] = postingCode(
          tenthsOf(already) + tenthsOf(code),
          flagsOf(already) | flagsOf(code),
        );
      }
    }
    const rows = new Uint32Array(count);
    for (let row = 0, at = 0; at < count; row += 1) if (codes[row] !== 0) rows[at++] = row;
    return { rows, codes: Uint32Array.from(rows, (row) => codes[row] as number) };
  }

  #remember(key: string, read: () => Postings): Postings {
    const known = this.#remembered.get(key);
    const list = known ?? read();
    if (known === undefined) this.#documents += list.rows.length + 1;
    this.#remembered.delete(key);
    this.#remembered.set(key, list);
    for (const [oldest, { rows }] of this.#remembered) {
      if (this.#documents <= MOST_REMEMBERED) break;
      this.#remembered.delete(oldest);
      this.#documents -= rows.length + 1;
    }
    return list;
  }
}
