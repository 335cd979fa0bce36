import type { Alternative, Group } from '../../query/query-tree.ts';
import type { Lookup } from '../search-backend.ts';
import { IN_LEAD, IN_TAGS, IN_TITLE, intersection, type Postings } from './postings/postings.ts';
import type { DocumentLengths } from './document-lengths.ts';
import { GroupScorer, type ScoredAlternative, type ScoredList } from './group-scorer.ts';
import type { TermLists } from './postings/term-lists.ts';

/** By row, which alternative of a group matches best: its place in `alts` + 1, or 0. */
interface GroupMatch {
  readonly group: Group;
  readonly anywhere: Uint8Array;
  readonly inTitle: Uint8Array;
  readonly inLead: Uint8Array;
  readonly inTags: Uint8Array;
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
    return this.#weightsIn(row, 'anywhere');
  }

  leadWeights(row: number): number[] {
    return this.#weightsIn(row, 'inLead');
  }

  tagWeights(row: number): number[] {
    return this.#weightsIn(row, 'inTags');
  }

  titleWeights(row: number): number[] {
    return this.#weightsIn(row, 'inTitle');
  }

  #weightsIn(row: number, place: 'anywhere' | 'inTitle' | 'inLead' | 'inTags'): number[] {
    return this.#groups.map((match) => match.group.alts[(match[place][row] as number) - 1]?.weight ?? 0);
  }

  /** bm25 of what the lookup asks for, by row; of each group the best way to say it. */
  get scores(): Float64Array {
    if (this.#scores === undefined) {
      const scorer = new GroupScorer(this.#lengths);
      for (const match of this.#looked) scorer.add(alternativesOf(this.#terms, match));
      this.#scores = scorer.scores;
    }
    return this.#scores;
  }
}

function groupMatch(terms: TermLists, group: Group, size: number): GroupMatch {
  const anywhere = new Uint8Array(size);
  const inTitle = new Uint8Array(size);
  const inLead = new Uint8Array(size);
  const inTags = new Uint8Array(size);
  const lists = group.alts.map((alternative) => alternativeList(terms, alternative));
  const goingOn = prefixList(terms, group);
  const mark = ({ rows, codes }: Postings, index: number) => {
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] as number;
      const code = codes[at] as number;
      anywhere[row] = index + 1;
      if ((code & IN_TITLE) !== 0) inTitle[row] = index + 1;
      if ((code & IN_LEAD) !== 0) inLead[row] = index + 1;
      if ((code & IN_TAGS) !== 0) inTags[row] = index + 1;
    }
  };
  // The best is written last.
  const byWeight = [...group.alts.entries()].sort(([a, { weight: x }], [b, { weight: y }]) => x - y || b - a);
  for (const [index] of byWeight) mark(lists[index] as Postings, index);
  if (goingOn !== undefined) mark(goingOn, 0);
  return { group, anywhere, inTitle, inLead, inTags, lists, goingOn };
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

/** The alternatives of a group as the scorer takes them; what goes on as typed counts like what was typed. */
function alternativesOf(terms: TermLists, { group, lists, goingOn }: GroupMatch): ScoredAlternative[] {
  const scored = group.alts.map(({ tokens, phrase, weight }, index): ScoredAlternative => {
    const together = lists[index] as Postings;
    if (phrase === true || tokens.length === 1) return { weight, lists: [whole(together)] };
    // A term of several adds nothing where the others are missing.
    const each = tokens.map((token) => {
      const list = terms.of(token);
      return { list: intersection(list, together, (code) => code), documents: list.rows.length };
    });
    return { weight, lists: each };
  });
  return goingOn === undefined ? scored : [...scored, { weight: 1, lists: [whole(goingOn)] }];
}

function whole(list: Postings): ScoredList {
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
