import { stemmer } from 'stemmer';
import { codesIn } from './codes.ts';
import type { Dictionary } from './dictionary.ts';
import { normalise, type Normalised } from './normalise.ts';
import { innerWords, segment, type Span } from './segment.ts';

/** Raise when the same text would give other tokens: indexes built before are refused and rebuilt. */
export const ANALYSIS_VERSION = 1;

/** A term and where it stands in the normalised text. */
export interface Part extends Span {
  readonly term: string;
}

export interface Token extends Part {
  /** `han` for a Chinese word or character, `latin` for any other run of letters and digits. */
  readonly script: 'han' | 'latin';
  /** The words inside a Chinese word of three characters or more. */
  readonly inner: readonly Part[];
}

export interface Analysis {
  readonly normalised: Normalised;
  /** In the order of the text, without overlaps. */
  readonly tokens: readonly Token[];
  /** Pairs of neighbours in runs of single characters, which are mostly names: 沈若川 → 沈若, 若川. */
  readonly pairs: readonly Part[];
  readonly codes: readonly string[];
}

const RUN = /\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
const HAN = /^\p{Script=Han}/u;

/** Cuts text into terms. Index, query and highlighting all use this one function. */
export function analyse(dictionary: Dictionary, text: string): Analysis {
  const normalised = normalise(text);
  const tokens: Token[] = [];
  for (const match of normalised.text.matchAll(RUN)) {
    const run = match[0];
    const end = match.index + run.length;
    if (HAN.test(run)) {
      for (const span of segment(dictionary, normalised.text, match.index, end)) {
        tokens.push(hanToken(dictionary, normalised.text, span));
      }
    } else {
      tokens.push({ term: latinTerm(run), start: match.index, end, script: 'latin', inner: [] });
    }
  }
  return { normalised, tokens, pairs: pairsOf(tokens), codes: codesIn(normalised.text) };
}

function hanToken(dictionary: Dictionary, text: string, span: Span): Token {
  const part = (at: Span): Part => ({ term: text.slice(at.start, at.end), start: at.start, end: at.end });
  return { ...part(span), script: 'han', inner: innerWords(dictionary, text, span).map(part) };
}

/** mortgages → mortgag; runs with digits stay as they are. */
export function latinTerm(run: string): string {
  return /^[a-z]{3,}$/.test(run) ? stemmer(run) : run;
}

/** One Chinese character that no word covers. */
export function isSingle(token: Token): boolean {
  return token.script === 'han' && Array.from(token.term).length === 1;
}

function pairsOf(tokens: readonly Token[]): Part[] {
  const pairs: Part[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next === undefined || next.start !== token.end || !isSingle(token) || !isSingle(next)) continue;
    pairs.push({ term: token.term + next.term, start: token.start, end: next.end });
  }
  return pairs;
}
