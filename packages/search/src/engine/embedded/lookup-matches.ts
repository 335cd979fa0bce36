import type { Alternative, Group } from '../../query/query-tree.ts';
import type { Lookup } from '../search-backend.ts';
import { IN_TITLE, intersection, tenthsOf, type Postings } from './postings/postings.ts';
import type { TermLists } from './postings/term-lists.ts';

/** bm25 as everyone has it. */
const K1 = 1.2;
const B = 0.75;

/** By row, which alternative of a group matches best: its place in `alts` + 1, or 0. */
interface GroupMatch {
  readonly group: Group;
  readonly anywhere: Uint8Array;
  readonly inTitle: Uint8Array;
}

/** The documents of one lookup. */
export class LookupMatches {
  /** Ascending. */
  readonly rows: Uint32Array;
  readonly #groups: readonly GroupMatch[];
  readonly #scored: () => readonly Scored[];
  readonly #lengths: Uint32Array;
  #scores: Float64Array | undefined;

  /** `lengths`: terms of each document, by row from 1 on. */
  constructor(lists: TermLists, { tree, need, groups }: Lookup, lengths: Uint32Array) {
    this.#lengths = lengths;
    this.#groups = tree.groups.map((group) => groupMatch(lists, group, lengths.length));
    const looked = this.#groups.filter(({ group }) => groups.includes(group)).map(({ anywhere }) => anywhere);
    this.rows = need === 'all' ? rowsInAll(looked, lengths.length) : rowsInAny(looked, lengths.length);
    this.#scored = () => groups.flatMap((group) => scoredLists(lists, group));
  }

  has(row: number): boolean {
    return this.rows.includes(row);
  }

  /** For each group of the tree the weight of its best alternative, 0 for none. */
  weights(row: number): number[] {
    return this.#groups.map(({ group, anywhere }) => group.alts[(anywhere[row] as number) - 1]?.weight ?? 0);
  }

  titleWeights(row: number): number[] {
    return this.#groups.map(({ group, inTitle }) => group.alts[(inTitle[row] as number) - 1]?.weight ?? 0);
  }

  /** bm25 of everything the lookup asks for, by row. */
  get scores(): Float64Array {
    this.#scores ??= bm25(this.#scored(), this.#lengths);
    return this.#scores;
  }
}

function groupMatch(lists: TermLists, group: Group, size: number): GroupMatch {
  const anywhere = new Uint8Array(size);
  const inTitle = new Uint8Array(size);
  // The best is written last.
  const byWeight = [...group.alts.entries()].sort(([a, { weight: x }], [b, { weight: y }]) => x - y || b - a);
  const mark = ({ rows, codes }: Postings, index: number) => {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      anywhere[row] = index + 1;
      if ((codes[at] as number) & IN_TITLE) inTitle[row] = index + 1;
    }
  };
  for (const [index, alternative] of byWeight) mark(alternativeList(lists, alternative), index);
  const goingOn = prefixList(lists, group);
  if (goingOn !== undefined) mark(goingOn, 0);
  return { group, anywhere, inTitle };
}

function alternativeList(lists: TermLists, { tokens, phrase }: Alternative): Postings {
  if (phrase === true) return lists.phrase(tokens);
  return tokens.map((token) => lists.of(token)).reduce((a, b) => intersection(a, b, (x, y) => x & y));
}

/** What begins as typed; for a code only in the codes, which hold every form of it. */
function prefixList(lists: TermLists, { alts, code, prefix }: Group): Postings | undefined {
  const typed = alts[0]?.tokens.join(' ') ?? '';
  if (typed === '') return undefined;
  if (code === true) return lists.codesBeginningWith(typed);
  return prefix === true ? lists.beginningWith(typed) : undefined;
}

/** A list that adds to the score; how rare its term is says `documents`, of which the list may hold some only. */
interface Scored {
  readonly list: Postings;
  readonly documents: number;
}

function scoredLists(lists: TermLists, group: Group): Scored[] {
  const typed = group.alts.flatMap((alternative) => {
    const together = alternativeList(lists, alternative);
    if (alternative.phrase === true || alternative.tokens.length === 1) return [whole(together)];
    // A term of several adds nothing where the others are missing.
    return alternative.tokens.map((token) => {
      const list = lists.of(token);
      return { list: intersection(list, together, (code) => code), documents: list.rows.length };
    });
  });
  const goingOn = prefixList(lists, group);
  return goingOn === undefined ? typed : [...typed, whole(goingOn)];
}

function whole(list: Postings): Scored {
  return { list, documents: list.rows.length };
}

function rowsInAll(groups: readonly Uint8Array[], size: number): Uint32Array {
  const rows = new Uint32Array(groups.length === 0 ? 0 : size);
  let length = 0;
  for (let row = 1; row < rows.length; row += 1) {
    let isIn = true;
    for (let at = 0; isIn && at < groups.length; at += 1) isIn = groups[at]?.[row] !== 0;
    if (isIn) rows[length++] = row;
  }
  return rows.slice(0, length);
}

function rowsInAny(groups: readonly Uint8Array[], size: number): Uint32Array {
  const rows = new Uint32Array(size);
  let length = 0;
  for (let row = 1; row < size; row += 1) {
    let isIn = false;
    for (let at = 0; !isIn && at < groups.length; at += 1) isIn = groups[at]?.[row] !== 0;
    if (isIn) rows[length++] = row;
  }
  return rows.slice(0, length);
}

function bm25(scored: readonly Scored[], lengths: Uint32Array): Float64Array {
  const documents = lengths.length - 1;
  let terms = 0;
  for (const length of lengths) terms += length;
  const mean = terms / documents;
  const scores = new Float64Array(lengths.length);
  for (const {
    list: { rows, codes },
    documents: having,
  } of scored) {
    const rarity = Math.max(1e-6, Math.log((documents - having + 0.5) / (having + 0.5)));
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const often = tenthsOf(codes[at] as number) / 10;
      const length = 1 - B + (B * (lengths[row] as number)) / mean;
      (scores[row] as number) += (rarity * often * (K1 + 1)) / (often + K1 * length);
    }
  }
  return scores;
}
