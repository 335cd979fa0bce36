import type { Alternative, Group } from '../../query/query-tree.ts';
import type { Lookup } from '../search-backend.ts';
import { IN_LEAD, IN_TITLE, intersection, tenthsOf, type Postings } from './postings/postings.ts';
import { K1, type DocumentLengths } from './document-lengths.ts';
import type { TermLists } from './postings/term-lists.ts';

/** By row, which alternative of a group matches best: its place in `alts` + 1, or 0. */
interface GroupMatch {
  readonly group: Group;
  readonly anywhere: Uint8Array;
  readonly inTitle: Uint8Array;
  readonly inLead: Uint8Array;
  /** Of each of `alts`, and of what goes on as typed. */
  readonly lists: readonly Postings[];
  readonly goingOn: Postings | undefined;
}

/** The documents of one lookup. */
export class LookupMatches {
  /** Ascending. */
  readonly rows: Uint32Array;
  readonly #groups: readonly GroupMatch[];
  readonly #looked: readonly GroupMatch[];
  readonly #terms: TermLists;
  readonly #lengths: DocumentLengths;
  #scores: Float64Array | undefined;

  constructor(terms: TermLists, { tree, need, groups }: Lookup, lengths: DocumentLengths) {
    this.#terms = terms;
    this.#lengths = lengths;
    this.#groups = tree.groups.map((group) => groupMatch(terms, group, lengths.documents + 1));
    this.#looked = this.#groups.filter(({ group }) => groups.includes(group));
    const having = this.#looked.map(({ anywhere }) => anywhere);
    this.rows = need === 'all' ? rowsInAll(having) : rowsInAny(having);
  }

  has(row: number): boolean {
    return this.rows.includes(row);
  }

  /** For each group of the tree the weight of its best alternative, 0 for none. */
  weights(row: number): number[] {
    return this.#groups.map(({ group, anywhere }) => group.alts[(anywhere[row] as number) - 1]?.weight ?? 0);
  }

  leadWeights(row: number): number[] {
    return this.#groups.map(({ group, inLead }) => group.alts[(inLead[row] as number) - 1]?.weight ?? 0);
  }

  titleWeights(row: number): number[] {
    return this.#groups.map(({ group, inTitle }) => group.alts[(inTitle[row] as number) - 1]?.weight ?? 0);
  }

  /** bm25 of everything the lookup asks for, by row. */
  get scores(): Float64Array {
    this.#scores ??= bm25(
      this.#looked.flatMap((match) => scoredLists(this.#terms, match)),
      this.#lengths,
    );
    return this.#scores;
  }
}

function groupMatch(terms: TermLists, group: Group, size: number): GroupMatch {
  const anywhere = new Uint8Array(size);
  const inTitle = new Uint8Array(size);
  const inLead = new Uint8Array(size);
  const lists = group.alts.map((alternative) => alternativeList(terms, alternative));
  const goingOn = prefixList(terms, group);
  const mark = ({ rows, codes }: Postings, index: number) => {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const code = codes[at] as number;
      anywhere[row] = index + 1;
      if ((code & IN_TITLE) !== 0) inTitle[row] = index + 1;
      if ((code & IN_LEAD) !== 0) inLead[row] = index + 1;
    }
  };
  // The best is written last.
  const byWeight = [...group.alts.entries()].sort(([a, { weight: x }], [b, { weight: y }]) => x - y || b - a);
  for (const [index] of byWeight) mark(lists[index] as Postings, index);
  if (goingOn !== undefined) mark(goingOn, 0);
  return { group, anywhere, inTitle, inLead, lists, goingOn };
}

function alternativeList(terms: TermLists, { tokens, phrase }: Alternative): Postings {
  if (phrase === true) return terms.phrase(tokens);
  return tokens.map((token) => terms.of(token)).reduce((a, b) => intersection(a, b, (x, y) => x & y));
}

/** What begins as typed; for a code only in the codes, which hold every form of it. */
function prefixList(terms: TermLists, { alts, code, prefix }: Group): Postings | undefined {
  const typed = alts[0]?.tokens.join(' ') ?? '';
  if (typed === '') return undefined;
  if (code === true) return terms.codesBeginningWith(typed);
  return prefix === true ? terms.beginningWith(typed) : undefined;
}

/** A list that adds to the score; how rare its term is says `documents`, of which the list may hold some only. */
interface Scored {
  readonly list: Postings;
  readonly documents: number;
}

function scoredLists(terms: TermLists, { group, lists, goingOn }: GroupMatch): Scored[] {
  const typed = group.alts.flatMap(({ tokens, phrase }, index) => {
    const together = lists[index] as Postings;
    if (phrase === true || tokens.length === 1) return [whole(together)];
    // A term of several adds nothing where the others are missing.
    return tokens.map((token) => {
      const list = terms.of(token);
      return { list: intersection(list, together, (code) => code), documents: list.rows.length };
    });
  });
  return goingOn === undefined ? typed : [...typed, whole(goingOn)];
}

function whole(list: Postings): Scored {
  return { list, documents: list.rows.length };
}

function rowsInAll([first, ...others]: readonly Uint8Array[]): Uint32Array {
  if (first === undefined) return new Uint32Array();
  const rows = rowsInAny([first]);
  let length = 0;
  for (const row of rows) if (others.every((other) => other[row] !== 0)) rows[length++] = row;
  return rows.slice(0, length);
}

function rowsInAny(groups: readonly Uint8Array[]): Uint32Array {
  const [first, ...others] = groups;
  if (first === undefined) return new Uint32Array();
  const having = others.length === 0 ? first : first.slice();
  for (const other of others) {
    for (let row = 1; row < other.length; row += 1)
      having[row] = (having[row] as number) | (other[row] as number);
  }
  const rows = new Uint32Array(having.length);
  let length = 0;
  for (let row = 1; row < having.length; row += 1) if (having[row] !== 0) rows[length++] = row;
  return rows.slice(0, length);
}

function bm25(scored: readonly Scored[], { documents, weights }: DocumentLengths): Float64Array {
  const scores = new Float64Array(documents + 1);
  for (const {
    list: { rows, codes },
    documents: having,
  } of scored) {
    const rarity = Math.max(1e-6, Math.log((documents - having + 0.5) / (having + 0.5))) * (K1 + 1);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const often = tenthsOf(codes[at] as number) / 10;
      (scores[row] as number) += (rarity * often) / (often + (weights[row] as number));
    }
  }
  return scores;
}
