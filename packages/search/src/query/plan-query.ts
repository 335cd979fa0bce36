import { KEYWORD_LONGEST } from '@bank/contract';
import { analyse, isSingle, type Analysis, type Token } from '../analyse/analyse.ts';
import { hasWord, type Dictionary } from '../analyse/dictionary.ts';
import { buildTree, type QueryWords } from './build-tree.ts';
import { readInitials, readPinyin } from './pinyin-input.ts';
import type { QueryTree } from './query-tree.ts';
import { repairKeyword, type IsWord } from './repair.ts';
import { termsOf } from './term-sequences.ts';
import type { Vocabulary } from './vocabulary.ts';

interface QueryPlan {
  readonly asTyped: QueryTree;
  /** Another reading: pinyin as Chinese, or a slip mended. To be searched when `asTyped` finds nothing, else offered. */
  readonly otherwise?: QueryTree;
}

export interface PlanningTools extends QueryWords {
  readonly dictionary: Dictionary;
  readonly vocabulary: Vocabulary;
  /** Whether people say each two neighbouring characters of a text side by side. */
  readonly isSaid: (text: string) => boolean;
}

/** Trims and cuts to the longest keyword (SEC-15), in whole characters. */
export function boundKeyword(keyword: string): string {
  // Cut first by units, so that a keyword of megabytes costs nothing.
  const short = keyword
    .trim()
    .slice(0, KEYWORD_LONGEST * 4)
    .replace(/\p{Cc}/gu, ' ');
  return Array.from(short.trim()).slice(0, KEYWORD_LONGEST).join('').trim();
}

/** What holds no slip although no text may have it: a word of the language, or one that has synonyms or says nothing. */
function isWord({ script, term }: Token, { dictionary, synonyms, stopWords }: PlanningTools): boolean {
  if (script === 'han') return hasWord(dictionary, term);
  return synonyms.hasTerm(term) || stopWords.hasTerm(term);
}

/** What holds no slip in a keyword: also a lone character of a saying or of a word of asking, as in 起存金额 and 能不能. */
function isRightIn(tokens: readonly Token[], tools: PlanningTools): IsWord {
  const terms = tokens.map(({ term }) => term);
  const said = new Set<Token>();
  for (let at = 0; at < tokens.length;) {
    const stop = tools.stopWords.longestAt(terms, at)?.length ?? 0;
    const length = Math.max(stop, tools.synonyms.longestAt(terms, at)?.length ?? 0);
    for (const token of tokens.slice(at, at + length)) said.add(token);
    at += Math.max(1, length);
  }
  return (token) => (isSingle(token) ? said.has(token) : isWord(token, tools));
}

export function planQuery(keyword: string, tools: PlanningTools): QueryPlan {
  const { dictionary, vocabulary, stopWords, isSaid } = tools;
  const analysis = analyse(dictionary, boundKeyword(keyword));
  const asTyped = treeOf(analysis, tools);
  const other =
    readPinyin(analysis, vocabulary, (term) => stopWords.get([term]) === true) ??
    repairKeyword(analysis, vocabulary, { isWord: isRightIn(analysis.tokens, tools), isSaid }) ??
    readInitials(analysis, vocabulary, (text) => vocabulary.hasPhrase(termsOf(dictionary, text)));
  if (other === undefined || other === asTyped.keyword) return { asTyped };
  return { asTyped, otherwise: treeOf(analyse(dictionary, other), tools) };
}

/** A last word that is whole does not go on: factoring is not about factories. */
function treeOf(analysis: Analysis, tools: PlanningTools): QueryTree {
  const tree = buildTree(analysis, tools);
  const last = analysis.tokens.at(-1);
  const group = tree.groups.at(-1);
  if (last === undefined || group?.prefix !== true || group.code === true) return tree;
  const word = analysis.normalised.text.slice(last.start, last.end);
  if (!tools.vocabulary.isEnglishWord(word)) return tree;
  const { prefix: _prefix, ...whole } = group;
  return { ...tree, groups: [...tree.groups.slice(0, -1), whole] };
}
