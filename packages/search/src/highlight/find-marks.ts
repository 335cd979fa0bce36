import type { Part, Token } from '../analyse/analyse.ts';
import type { Alternative, QueryTree } from '../query/query-tree.ts';
import { tellingPlaces, type TermSequences } from '../query/term-sequences.ts';
import type { TextCut } from './text-cut.ts';

/** A stretch of the original text to be marked, and the query's term it stands for. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

export interface MarkPatterns {
  /** Sequences of terms that must stand next to each other, by their first term, longest first. */
  readonly sequences: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Beginnings of Latin words. */
  readonly prefixes: readonly string[];
  /** All terms in Chinese characters; they stand in a text as they are, while Latin ones are stems. */
  readonly hanTerms: ReadonlySet<string>;
  readonly hasLatin: boolean;
}

const HAN = /^\p{Script=Han}/u;

/** `stopWords` say nothing by themselves: they are marked within a phrase, and where they are all that was asked for. */
export function markPatterns({ groups }: QueryTree, stopWords: TermSequences<true>): MarkPatterns {
  const sequences = new Map<string, (readonly string[])[]>();
  for (const { alts } of groups) {
    for (const alternative of alts) {
      for (const sequence of sequencesOf(alternative, stopWords)) {
        const first = sequence[0];
        if (first !== undefined) sequences.set(first, [...(sequences.get(first) ?? []), sequence]);
      }
    }
  }
  for (const list of sequences.values()) list.sort((a, b) => b.length - a.length);
  const prefixes = groups.flatMap(({ prefix, alts }) => (prefix === true ? (alts[0]?.tokens ?? []) : []));
  const terms = groups.flatMap(({ alts }) => alts.flatMap(({ tokens }) => tokens));
  const hanTerms = new Set(terms.filter((term) => HAN.test(term)));
  return { sequences, prefixes, hanTerms, hasLatin: terms.some((term) => !HAN.test(term)) };
}

function sequencesOf(
  { tokens, phrase }: Alternative,
  stopWords: TermSequences<true>,
): readonly (readonly string[])[] {
  if (phrase === true) return [tokens];
  const telling = tellingPlaces(tokens, stopWords).map((place) => tokens[place] as string);
  return (telling.length > 0 ? telling : tokens).map((token) => [token]);
}

/**
 * Marks whole terms, never mere letters: 房贷 is not lit up inside 住房贷款. Takes time in proportion to the text:
 * every token is compared with the few sequences that begin with its term.
 */
export function findMarks(cut: TextCut, { sequences, prefixes, hanTerms, hasLatin }: MarkPatterns): Mark[] {
  const { normalised } = cut;
  const tokens = cut.tokensAround(hanTerms, hasLatin);
  const marks: Mark[] = [];
  const add = (first: Part, last: Part, term: string) => {
    const end =
      last.end === normalised.text.length ? normalised.original.length : normalised.toOriginal(last.end);
    marks.push({ start: normalised.toOriginal(first.start), end, term });
  };
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const found = sequences.get(token.term)?.find((sequence) => standsAt(tokens, at, sequence));
    if (found !== undefined) {
      add(token, tokens[at + found.length - 1] as Token, found.join(' '));
      at += found.length;
      continue;
    }
    const prefix = token.script === 'latin' ? prefixes.find((p) => token.term.startsWith(p)) : undefined;
    if (prefix !== undefined) add(token, token, prefix);
    else for (const part of token.inner) if (isAlone(sequences.get(part.term))) add(part, part, part.term);
    at += 1;
  }
  return marks;
}

function standsAt(tokens: readonly Token[], at: number, sequence: readonly string[]): boolean {
  return sequence.every((term, index) => tokens[at + index]?.term === term);
}

function isAlone(sequences: readonly (readonly string[])[] | undefined): boolean {
  return sequences?.some((sequence) => sequence.length === 1) ?? false;
}
