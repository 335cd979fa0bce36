import { codesIn } from './codes.ts';
import type { Dictionary } from './dictionary.ts';
import { englishStem } from './english-stem.ts';
import { normalise, type Normalised } from './normalise.ts';
import { runsOf, type Run } from './runs.ts';
import { innerWords, segment, type Cut, type Span } from './segment.ts';

/** Raise when the same text would give other tokens: indexes built before are refused and rebuilt. */
export const ANALYSIS_VERSION = 3;

export interface Term {
  readonly term: string;
  /** The dictionary's node for it, a shorter name for the same; 0 for a term that the dictionary does not hold. */
  readonly node: number;
}

/** A term and where it stands in the normalised text. */
export interface Part extends Term, Span {}

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

/** Cuts text into terms. Index and query use this function, and highlighting what it is made of. */
export function analyse(dictionary: Dictionary, text: string): Analysis {
  const normalised = normalise(text);
  const tokens: Token[] = [];
  for (const run of runsOf(normalised.text)) {
    for (const token of tokensOfRun(dictionary, normalised.text, run)) tokens.push(token);
  }
  return { normalised, tokens, pairs: pairsOf(tokens), codes: codesIn(normalised.text) };
}

/** How a run is cut depends on nothing around it. */
export function tokensOfRun(dictionary: Dictionary, text: string, { isHan, start, end }: Run): Token[] {
  if (!isHan) {
    return [{ term: latinTerm(text.slice(start, end)), node: 0, start, end, script: 'latin', inner: [] }];
  }
  return segment(dictionary, text, start, end).map((cut) => hanToken(dictionary, text, cut));
}

function hanToken(dictionary: Dictionary, text: string, cut: Cut): Token {
  const { term, node, start, end } = partOf(text, cut);
  const inner = innerWords(dictionary, text, cut).map((within) => partOf(text, within));
  return { term, node, start, end, script: 'han', inner };
}

function partOf(text: string, { start, end, node }: Cut): Part {
  return { term: text.slice(start, end), node, start, end };
}

/** mortgages → mortgag; runs with digits stay as they are. */
function latinTerm(run: string): string {
  return /^[a-z]{3,}$/.test(run) ? englishStem(run) : run;
}

/** One Chinese character that no word covers. */
export function isSingle(token: Token): boolean {
  const width = token.end - token.start;
  return token.script === 'han' && (width === 1 || (width === 2 && Array.from(token.term).length === 1));
}

function pairsOf(tokens: readonly Token[]): Part[] {
  const pairs: Part[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next === undefined || next.start !== token.end || !isSingle(token) || !isSingle(next)) continue;
    pairs.push({ term: token.term + next.term, node: 0, start: token.start, end: next.end });
  }
  return pairs;
}
