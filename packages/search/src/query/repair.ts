import { isSingle, type Analysis, type Token } from '../analyse/analyse.ts';
import { englishStem } from '../analyse/english-stem.ts';
import { readingOf } from '../analyse/reading.ts';
import { editDistance } from './edit-distance.ts';
import { termMeantBy } from './slips.ts';
import { isLikeName } from './surnames.ts';
import type { Vocabulary } from './vocabulary.ts';

const SHORTEST_ENGLISH = 4;
/** From this length on a word may hold two slips. */
const LONG_ENGLISH = 8;
const LONGEST_SPAN = 6;

interface Repair {
  readonly from: number;
  /** Index of the first token after it. */
  readonly to: number;
  readonly text: string;
}

/** Which words hold no typing slip although no text has them: stop words, words of the dictionary. */
export type IsWord = (token: Token) => boolean;

interface WhatIsRight {
  readonly isWord: IsWord;
  /** Whether people say so what no text says: 想换成, 收多少. */
  readonly isSaid: (text: string) => boolean;
}

/** The keyword with its likely slips mended, or undefined: 里财 → 理财, morgage → mortgage. */
export function repairKeyword(
  analysis: Analysis,
  vocabulary: Vocabulary,
  right: WhatIsRight,
): string | undefined {
  // What sounds the same is likelier meant than what looks alike, wherever in the keyword it stands.
  return mended(analysis, vocabulary, right, homophone) ?? mended(analysis, vocabulary, right, likelyMeant);
}

type ReadSpan = (span: readonly Token[], vocabulary: Vocabulary, isWord: IsWord) => string | undefined;

function mended(
  analysis: Analysis,
  vocabulary: Vocabulary,
  right: WhatIsRight,
  readSpan: ReadSpan,
): string | undefined {
  const { tokens, normalised } = analysis;
  let text = '';
  let written = 0;
  for (let at = 0; at < tokens.length;) {
    const repair = repairFrom(tokens, at, { ...right, vocabulary, readSpan }, normalised.text);
    if (repair === undefined) {
      at += 1;
      continue;
    }
    const start = normalised.toOriginal((tokens[repair.from] as Token).start);
    text += normalised.original.slice(written, start) + repair.text;
    written = normalised.toOriginal((tokens[repair.to - 1] as Token).end);
    at = repair.to;
  }
  return written === 0 ? undefined : text + normalised.original.slice(written);
}

function repairFrom(
  tokens: readonly Token[],
  from: number,
  { vocabulary, readSpan, isWord, isSaid }: WhatIsRight & { vocabulary: Vocabulary; readSpan: ReadSpan },
  text: string,
): Repair | undefined {
  const token = tokens[from] as Token;
  if (token.script === 'latin') {
    const isOurs = vocabulary.documentsWith(token.term) === 0 && isWord(token);
    return isOurs ? undefined : repairEnglish(token, from, vocabulary, text);
  }
  // Spans begin and end at token edges: repairing inside a word turned 公积金 into 公基金.
  const span: Token[] = [];
  const spans: Token[][] = [];
  for (let at = from; at < tokens.length; at += 1) {
    const next = tokens[at] as Token;
    if (next.script !== 'han' || (span.length > 0 && next.start !== span.at(-1)?.end)) break;
    span.push(next);
    if (textOf(span).length > LONGEST_SPAN) break;
    spans.push([...span]);
  }
  for (const candidate of spans.reverse()) {
    if (isSaid(textOf(candidate))) continue;
    const better = readSpan(candidate, vocabulary, isWord);
    if (better !== undefined) return { from, to: from + candidate.length, text: better };
  }
  return undefined;
}

const textOf = (tokens: readonly Token[]) => tokens.map((token) => token.term).join('');

function homophone(span: readonly Token[], vocabulary: Vocabulary, isWord: IsWord): string | undefined {
  const text = textOf(span);
  if (text.length < 2 || !span.some((token) => isSuspicious(token, vocabulary))) return undefined;
  if (vocabulary.hasPhrase(span.map((token) => token.term))) return undefined;
  const readings = vocabulary.readAs(readingOf(text).pinyin);
  if (readings.some(({ term }) => term === text)) return undefined;
  // A word of the language that our texts lack is hardly a slip; only a word of ours may replace it.
  const known = span.every((token) => !isSingle(token) && isWord(token));
  return readings.find(({ term, isOurs }) => term.length === text.length && (isOurs || !known))?.term;
}

/** What was meant by words that hold a slip: for a stretch that no text has, with a character that is no word. */
function likelyMeant(span: readonly Token[], vocabulary: Vocabulary, isWord: IsWord): string | undefined {
  const text = textOf(span);
  const isStray = (token: Token) =>
    (isSingle(token) || vocabulary.documentsWith(token.term) === 0) && !isWord(token);
  if (text.length < 2 || !span.some(isStray) || vocabulary.hasPhrase(span.map(({ term }) => term)))
    return undefined;
  const term = termMeantBy(text, vocabulary)?.term;
  return term === undefined || (isLikeName(span.map((token) => token.term)) && term[0] !== text[0])
    ? undefined
    : term;
}

function isSuspicious(token: Token, vocabulary: Vocabulary): boolean {
  return isSingle(token) || vocabulary.documentsWith(token.term) === 0;
}

function repairEnglish(token: Token, at: number, vocabulary: Vocabulary, text: string): Repair | undefined {
  const word = text.slice(token.start, token.end);
  if (word.length < SHORTEST_ENGLISH || !/^[a-z]+$/.test(word)) return undefined;
  const ofItsStem = vocabulary.documentsWith(token.term);
  // compliants has the stem of compliant: where no text writes it so, it may still be a slip for a word that many write.
  const most = ofItsStem === 0 && word.length >= LONG_ENGLISH ? 2 : 1;
  if (ofItsStem > 0 && vocabulary.isEnglishWord(word)) return undefined;
  const candidates = vocabulary.englishWords(word.slice(0, 1), word.length - most, word.length + most);
  let best: { word: string; documents: number; score: number } | undefined;
  for (const known of candidates) {
    // What has the stem of the word is found by it already.
    if (ofItsStem > 0 && englishStem(known.word) === token.term) continue;
    const distance = editDistance(word, known.word, most);
    if (distance > most) continue;
    const score = Math.log(1 + known.documents) - 4 * distance;
    if (best === undefined || score > best.score) best = { ...known, score };
  }
  if (best === undefined || (best.documents <= ofItsStem && !isSaidAlike(word, best.word))) return undefined;
  return { from: at, to: at + 1, text: best.word };
}

/** invester, investor: the endings are said alike, but only -er is cut from a stem, so that invester means to invest. */
function isSaidAlike(word: string, other: string): boolean {
  return withoutVowel(word) === withoutVowel(other);
}

const withoutVowel = (word: string) => word.replace(/[aeo]r(?=s?$)/, 'r');
