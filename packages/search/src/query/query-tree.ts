/** One way to say what a group looks for: all of `tokens`, next to each other when `phrase`. */
export interface Alternative {
  readonly tokens: readonly string[];
  /** How good a match is, 1 for what was typed. */
  readonly weight: number;
  readonly phrase?: boolean;
}

/** One idea of the query. A document matches by any alternative; the first is what was typed. */
export interface Group {
  readonly alts: readonly Alternative[];
  /** Counts in ranking but is not needed: a lone single character. */
  readonly optional?: boolean;
  /** A product number or phone: looked up in the code field from its beginning. */
  readonly code?: boolean;
  /** Added, for the keyword is like what is said for it, and how much, 0 to 1: what has it is found, what lacks it is found as before. */
  readonly likewise?: number;
  /** The last typed Latin word may go on. */
  readonly prefix?: boolean;
}

/** What a keyword asks for, free of any engine's syntax. */
export interface QueryTree {
  readonly keyword: string;
  readonly groups: readonly Group[];
  /** The typed terms in order, without stop words: what makes up the phrase a title may hold. */
  readonly terms: readonly string[];
}
