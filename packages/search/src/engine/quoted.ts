import type { Dictionary } from '../analyse/dictionary.ts';
import { boundKeyword, planQuery, type PlanningTools } from '../query/plan-query.ts';
import type { Group, QueryTree } from '../query/query-tree.ts';
import { termsOf } from '../query/term-sequences.ts';

/** Straight, full-width and typographic quotes of both languages; a pair need not be of one kind. */
const QUOTED = /["＂“”„「『]([^"＂“”„「」『』]+)["＂“”」』]/gu;
const QUOTES = /["＂“”„「」『』]/gu;

/** The keyword without its quotes: what it asks for when nothing says it word for word. */
export function withoutQuotes(keyword: string): string {
  return keyword.replace(QUOTES, ' ').replace(/\s+/g, ' ').trim();
}

/** What a keyword asks for that has words in quotes: these side by side, the rest as ever. Undefined without quotes. */
export function quotedTree(keyword: string, tools: PlanningTools): QueryTree | undefined {
  const bounded = boundKeyword(keyword);
  const phrases = [...bounded.matchAll(QUOTED)]
    .map(([, words = '']) => phraseOf(words, tools.dictionary))
    .filter(({ tokens }) => tokens.length > 0);
  if (phrases.length === 0) return undefined;
  const rest = planQuery(withoutQuotes(bounded.replace(QUOTED, ' ')), tools).asTyped;
  return {
    keyword: bounded,
    groups: [...phrases.map(({ group }) => group), ...rest.groups],
    terms: [...phrases.flatMap(({ tokens }) => tokens), ...rest.terms],
  };
}

function phraseOf(words: string, dictionary: Dictionary): { tokens: string[]; group: Group } {
  const tokens = termsOf(dictionary, words);
  return { tokens, group: { alts: [{ tokens, weight: 1, ...(tokens.length > 1 && { phrase: true }) }] } };
}
