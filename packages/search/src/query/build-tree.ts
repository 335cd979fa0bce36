import { isSingle, type Analysis, type Token } from '../analyse/analyse.ts';
import { isCode } from '../analyse/codes.ts';
import { isNegation } from './negations.ts';
import { quantityAt } from './quantities.ts';
import type { Alternative, Group, QueryTree } from './query-tree.ts';
import type { SynonymWords } from './synonyms.ts';
import { tellingPlaces, type TermSequences } from './term-sequences.ts';

/** More ideas than this cost time and say nothing more. */
const MOST_GROUPS = 12;
const INNER_WEIGHT = 0.9;
/** A part of a compound in other words: 美元汇率 also means 美元 … 外汇牌价. */
const OTHER_PART_WEIGHT = 0.85;
const MOST_ALTERNATIVES = 8;
/** Of a number written otherwise. */
const SAME_NUMBER_WEIGHT = 0.98;
/** Words of one idea stand together. */
const LONGEST_SPREAD = 12;

export interface QueryWords {
  readonly synonyms: SynonymWords;
  /** The terms of a text that some document has as a phrase; undefined for one that none has. */
  readonly phraseOf: (text: string) => readonly string[] | undefined;
  readonly stopWords: TermSequences<true>;
}

/** Turns an analysed keyword into groups: codes, synonyms, stop words, inner words, single characters, prefix. */
export function buildTree(analysis: Analysis, words: QueryWords): QueryTree {
  const keyword = analysis.normalised.original;
  const phone = wholePhone(analysis.normalised.text);
  if (phone !== undefined) return { keyword, groups: [codeGroup(phone, [])], terms: [phone] };
  const meant = readTokens(analysis, words);
  const read = meant.groups.length > 0 ? meant : readTokens(analysis, { ...words, stopWords: undefined });
  return { keyword, groups: needSomething(onceEach(read.groups).slice(0, MOST_GROUPS)), terms: read.terms };
}

/** A keyword that is one phone number, however it is spaced. */
function wholePhone(text: string): string | undefined {
  const digits = text.replace(/[\s()+-]/g, '');
  return /^\d{7,14}$/.test(digits) ? digits : undefined;
}

function codeGroup(flat: string, tokens: readonly string[]): Group {
  const spelled: Alternative[] = tokens.length > 1 ? [{ tokens, weight: INNER_WEIGHT, phrase: true }] : [];
  return { alts: [{ tokens: [flat], weight: 1 }, ...spelled], code: true, prefix: true };
}

/** A word typed twice asks for nothing more. */
function onceEach(groups: readonly Group[]): Group[] {
  const byAlternatives = new Map(groups.map((group) => [JSON.stringify(group.alts), group]));
  return [...byAlternatives.values()];
}

function needSomething(groups: readonly Group[]): Group[] {
  if (groups.some((group) => group.optional !== true)) return [...groups];
  return groups.map(({ alts, code, prefix }) => ({ alts, ...(code && { code }), ...(prefix && { prefix }) }));
}

type ReadingWords = Omit<QueryWords, 'stopWords'> & {
  readonly stopWords: QueryWords['stopWords'] | undefined;
};

function readTokens(
  { tokens, normalised: { text } }: Analysis,
  words: ReadingWords,
): { groups: Group[]; terms: string[] } {
  const { synonyms, stopWords } = words;
  const terms = tokens.map((token) => token.term);
  const groups: Group[] = [];
  const kept: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const joined = joinedLatin(tokens, at, text);
    const stop = stopWords?.longestAt(terms, at);
    const same = synonymsAt(tokens, at, words);
    const quantity = quantityGroup(tokens, at, text, words);
    let length = 1;
    if (quantity !== undefined && quantity.length >= (same?.length ?? 0)) {
      length = quantity.length;
      groups.push(quantity.group);
    } else if (joined.some((part) => part.script === 'latin') && isCode(flatOf(joined, text))) {
      length = joined.length;
      groups.push(codeGroup(flatOf(joined, text), terms.slice(at, at + length)));
    } else if (same !== undefined && same.length >= (stop?.length ?? 0)) {
      length = same.length;
      groups.push(wordGroup(same.tokens, same.value));
    } else if (stop !== undefined) {
      at += stop.length;
      continue;
    } else if (joined.length > 1) {
      length = joined.length;
      groups.push(wordGroup(joined, []));
    } else if (isSingle(token)) {
      const free = (index: number) =>
        !synonyms.beginsAt(terms, index) && stopWords?.longestAt(terms, index) === undefined;
      length = singlesFrom(tokens, at, free);
      const group = wordGroup(tokens.slice(at, at + length), []);
      groups.push(length === 1 ? { ...group, optional: true } : group);
    } else {
      groups.push(wordGroup([token], compoundSynonyms(token, synonyms)));
    }
    kept.push(...terms.slice(at, at + length));
    at += length;
    const last = tokens[at - 1] as Token;
    const group = groups.at(-1) as Group;
    if (at === tokens.length && mayGoOn(last, text) && group.alts[0]?.tokens.length === 1) {
      groups[groups.length - 1] = { ...group, prefix: true };
    }
  }
  return { groups, terms: kept };
}

/** A number with its unit, in every way that texts write it; undefined where they have it in none. */
function quantityGroup(
  tokens: readonly Token[],
  at: number,
  text: string,
  { phraseOf }: ReadingWords,
): { group: Group; length: number } | undefined {
  const quantity = quantityAt(text, (tokens[at] as Token).start);
  const last = quantity === undefined ? -1 : tokens.findIndex((token) => token.end === quantity.end);
  if (quantity === undefined || last === -1) return undefined;
  const typed = tokens.slice(at, last + 1).map((token) => token.term);
  const others = quantity.spellings
    .flatMap((spelling) => [phraseOf(spelling) ?? []])
    .filter((found) => found.length > 0 && found.join(' ') !== typed.join(' '));
  const alts = [typed, ...others].map((found, index): Alternative => ({
    tokens: found,
    weight: index === 0 ? 1 : SAME_NUMBER_WEIGHT,
    ...(found.length > 1 && { phrase: true }),
  }));
  // Tables in English write their figures in one way; its words are found as they are.
  const isEnglish = tokens.slice(at, last + 1).every(({ script }) => script === 'latin');
  if (others.length === 0 || isEnglish) return undefined;
  return { group: { alts, ...(!quantity.isNeeded && { optional: true }) }, length: typed.length };
}

/** The longest words at this place that have synonyms; also with words between that say nothing: lost my card, 卡不小心丢了. */
function synonymsAt(
  tokens: readonly Token[],
  at: number,
  { synonyms, stopWords }: ReadingWords,
): { value: readonly Alternative[]; length: number; tokens: readonly Token[] } | undefined {
  const script = tokens[at]?.script;
  const from = tokens.slice(at, at + LONGEST_SPREAD);
  const others = from.findIndex(
    (token, index) => token.script !== script || (index > 0 && isNegation(token.term)),
  );
  const near = others === -1 ? from : from.slice(0, others);
  const terms = near.map((token) => token.term);
  const asWritten = synonyms.longestAt(
    from.map((token) => token.term),
    0,
  );
  const written = asWritten && { ...asWritten, tokens: from.slice(0, asWritten.length) };
  const places = tellingPlaces(terms, stopWords);
  if (places[0] !== 0) return written;
  const spread = synonyms.longestTelling(places.map((place) => terms[place] as string));
  const last = places[(spread?.length ?? 0) - 1];
  if (spread === undefined || last === undefined || last < (written?.length ?? 0)) return written;
  const used = places.slice(0, spread.length);
  return { value: spread.value, length: last + 1, tokens: used.map((place) => near[place] as Token) };
}

/** The last word, still being typed: Latin letters that reach the end of the keyword. */
function mayGoOn(token: Token, text: string): boolean {
  return token.script === 'latin' && token.end === text.length && token.term.length >= 2;
}

function wordGroup(tokens: readonly Token[], synonyms: readonly Alternative[]): Group {
  const typed = tokens.map((token) => token.term);
  const alts: Alternative[] = [{ tokens: typed, weight: 1, ...(typed.length > 1 && { phrase: true }) }];
  const inner = tokens.length === 1 ? innerOf(tokens[0]) : [];
  alts.push(...synonyms);
  // A known sequence need not be written as one: 小微企业贷款 also means 小微企业 … 贷款.
  if (typed.length > 1 && synonyms.length > 0) alts.push({ tokens: typed, weight: INNER_WEIGHT });
  if (inner.length > 0) alts.push({ tokens: inner, weight: INNER_WEIGHT });
  return { alts };
}

/** A compound has no synonyms of its own; its parts may. */
function compoundSynonyms(token: Token, synonyms: QueryWords['synonyms']): Alternative[] {
  const parts = innerOf(token);
  return parts
    .flatMap((part, index) =>
      (synonyms.longestAt([part], 0)?.value ?? []).map(({ tokens }) => ({
        tokens: [...parts.slice(0, index), ...tokens, ...parts.slice(index + 1)],
        weight: OTHER_PART_WEIGHT,
      })),
    )
    .slice(0, MOST_ALTERNATIVES);
}

/** The words that make up a word. Where they leave something out they say less: 信用 alone is not 信用证. */
function innerOf(token: Token | undefined): string[] {
  const inner = token?.inner ?? [];
  const covered = inner.reduce((sum, part) => sum + part.term.length, 0);
  return covered === token?.term.length ? inner.map((part) => part.term) : [];
}

/** Latin tokens written as one: e-banking, USD/CNY, JH-2026-021. */
function joinedLatin(tokens: readonly Token[], from: number, text: string): Token[] {
  const joined = [tokens[from] as Token];
  if (joined[0]?.script !== 'latin') return joined;
  for (let at = from + 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const between = text.slice((joined.at(-1) as Token).end, token.start);
    if (token.script !== 'latin' || !/^[-._/&+'’]$/.test(between)) break;
    joined.push(token);
  }
  return joined;
}

function flatOf(tokens: readonly Token[], text: string): string {
  return tokens.map((token) => text.slice(token.start, token.end)).join('');
}

function singlesFrom(tokens: readonly Token[], from: number, free: (index: number) => boolean): number {
  let length = 1;
  for (let at = from + 1; at < tokens.length; at += 1, length += 1) {
    const token = tokens[at] as Token;
    if (!isSingle(token) || token.start !== tokens[at - 1]?.end || !free(at)) break;
  }
  return length;
}
