import type { Analysis, Token } from '../analyse/analyse.ts';
import { nearSound } from '../analyse/near-sound.ts';
import { isPinyin, syllableEnds, waysOfSyllables } from '../analyse/syllables.ts';
import type { LexiconTerm, Vocabulary } from './vocabulary.ts';

/** A question of twelve characters has some 35 letters. */
const LONGEST_INPUT = 48;
const LONGEST_INITIALS = 8;
/** Syllables of the longest term that a lexicon holds. */
const LONGEST_TERM = 8;
/** What each further word costs: more than any word is common, so that the fewest words win. */
const EACH_WORD = 14;
const EACH_CHARACTER = 18;
const OF_AN_EDITOR = 3;
/** Of a hundred characters so many may stand alone: any letters could be read as characters. */
const MOST_SINGLE = 0.34;

type IsStopWord = (term: string) => boolean;

const wordOf = ({ start, end }: Token, text: string) => text.slice(start, end);
const LETTERS = /^\d*[a-z]+$/;

/** Latin words side by side that may be pinyin, of which texts lack one. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * Reads what is typed in pinyin, also among characters, figures and initials: daecundan → 大额存单, xinyongka 挂失 → 信用卡挂失,
 * gr zhufang daikuan → 个人住房贷款. Undefined where a Latin word that no text has cannot be read.
 */
export function readPinyin(
  { tokens, normalised }: Analysis,
  vocabulary: Vocabulary,
  isStopWord: IsStopWord,
): string | undefined {
  const { text, original, toOriginal } = normalised;
  const isUnknown = (token: Token) =>
    token.script === 'latin' &&
    LETTERS.test(wordOf(token, text)) &&
    vocabulary.documentsWith(token.term) === 0;
  if (!tokens.some(({ script }) => script === 'latin')) return undefined;
  let read = '';
  let written = 0;
  let hasPinyin = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const stretch = stretchFrom(tokens, at, text);
    const typed = tokens.slice(at, stretch?.to ?? at + 1);
    const last = at + typed.length - 1;
    // Names in texts may have each syllable of a keyword, but not side by side.
    const isOfNames = typed.length === tokens.length && !vocabulary.hasPhrase(typed.map(({ term }) => term));
    if (!typed.some(isUnknown) && (stretch === undefined || !isOfNames)) continue;
    const words = typed.map((token) => wordOf(token, text));
    const pinyin = stretch && readStretch(words, vocabulary, isStopWord);
    const term = pinyin ?? (words.length === 1 ? termOfInitials(words[0] as string, vocabulary) : undefined);
    if (term === undefined) {
      if (typed.some(isUnknown)) return undefined;
      at = last;
      continue;
    }
    hasPinyin ||= pinyin !== undefined;
    read += original.slice(written, toOriginal((tokens[at] as Token).start)) + term;
    written = toOriginal((tokens[last] as Token).end);
    at = last;
  }
  return hasPinyin ? joinedHan(read + original.slice(written)) : undefined;
}

/** Chinese has no spaces: who typed 贷款 in pinyin put one behind it. */
function joinedHan(text: string): string {
  return text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
}

function stretchFrom(tokens: readonly Token[], from: number, text: string): Stretch | undefined {
  let to = from;
  for (; to < tokens.length; to += 1) {
    const token = tokens[to] as Token;
    if (token.script !== 'latin' || !isSyllabic(wordOf(token, text))) break;
    if (to > from && !/^[\s'’-]+$/.test(text.slice((tokens[to - 1] as Token).end, token.start))) break;
  }
  return to === from ? undefined : { from, to };
}

function isSyllabic(word: string): boolean {
  const letters = word.replace(/^\d+/, '');
  return /^[a-z]+$/.test(letters) && isPinyin(letters);
}

/** A figure stands before its unit as typed: 3nian → 3年. */
function readStretch(
  [first = '', ...others]: readonly string[],
  vocabulary: Vocabulary,
  isStopWord: IsStopWord,
): string | undefined {
  const figure = /^\d*/.exec(first)?.[0] ?? '';
  if (others.some((word) => /\d/.test(word))) return undefined;
  const words = [first.slice(figure.length), ...others];
  const letters = words.join('');
  if (letters.length < 2 || letters.length > LONGEST_INPUT) return undefined;
  const places = [...syllableEnds(words)].sort((a, b) => a - b);
  const written = (typed: string) => vocabulary.readAs(typed).slice(0, 1);
  const parts =
    likeliest(places, termsOf(letters, written), isStopWord) ??
    likeliest(places, termsOf(letters, soundingLike(vocabulary)), isStopWord);
  return parts === undefined ? undefined : figure + parts.join('');
}

type FindTerms = (typed: string) => readonly LexiconTerm[];

/** What is meant by the letters between two places. Letters that come again are looked up once. */
function termsOf(letters: string, find: FindTerms): (from: number, to: number) => readonly LexiconTerm[] {
  const found = remembering(find);
  return (from, to) => found(letters.slice(from, to));
}

/** Words that sound like it to many: zuanzang → 转账. */
function soundingLike(vocabulary: Vocabulary): FindTerms {
  const sound = remembering(nearSound);
  const first = remembering((sounds: string) => vocabulary.soundsLike(sounds).slice(0, 1));
  return (typed) => {
    const ways = waysOfSyllables(typed, LONGEST_TERM);
    return [...new Set(ways.map((way) => way.map(sound).join('')))].flatMap(first);
  };
}

function remembering<Value>(make: (given: string) => Value): (given: string) => Value {
  const known = new Map<string, Value>();
  return (given) => {
    const value = known.get(given) ?? make(given);
    known.set(given, value);
    return value;
  };
}

interface Reading {
  readonly parts: readonly string[];
  readonly score: number;
}

/** The best reading from the first place to the last, of words that stand between the places. */
function likeliest(
  places: readonly number[],
  termsBetween: (from: number, to: number) => readonly LexiconTerm[],
  isStopWord: IsStopWord,
): string[] | undefined {
  const best: (Reading | undefined)[] = [{ parts: [], score: 0 }];
  for (const [from, place] of places.entries()) {
    const reading = best[from];
    if (reading === undefined) continue;
    for (let to = from + 1; to < places.length && to <= from + 2 * LONGEST_TERM; to += 1) {
      for (const term of termsBetween(place, places[to] as number)) {
        const score = reading.score + likelihood(term, isStopWord);
        if (score > (best[to]?.score ?? -Infinity))
          best[to] = { parts: [...reading.parts, term.term], score };
      }
    }
  }
  const parts = best[places.length - 1]?.parts;
  return parts !== undefined && saysEnough(parts, isStopWord) ? [...parts] : undefined;
}

function likelihood({ term, weight, curated }: LexiconTerm, isStopWord: IsStopWord): number {
  const cost = term.length === 1 ? EACH_CHARACTER : EACH_WORD;
  return Math.log(1 + weight) + (curated || isStopWord(term) ? OF_AN_EDITOR : 0) - cost;
}

function saysEnough(parts: readonly string[], isStopWord: IsStopWord): boolean {
  const single = parts.filter((part) => part.length === 1).length;
  return (
    parts.some((part) => part.length > 1 && !isStopWord(part)) &&
    single / parts.join('').length <= MOST_SINGLE
  );
}

/**
 * Reads a keyword typed as initials: whpj → 外汇牌价, xykfq → 信用卡 + 分期. Two words are meant only where texts have them side by
 * side; any letters could be those of two words.
 */
export function readInitials(
  { tokens, normalised: { text } }: Analysis,
  vocabulary: Vocabulary,
  isWritten: (text: string) => boolean,
): string | undefined {
  const words = tokens.map((token) => wordOf(token, text));
  if (!words.every((word) => /^[a-z]+$/.test(word))) return undefined;
  if (!tokens.some((token) => vocabulary.documentsWith(token.term) === 0)) return undefined;
  const letters = words.join('');
  return termOfInitials(letters, vocabulary) ?? twoByInitials(letters, vocabulary, isWritten);
}

function termOfInitials(letters: string, vocabulary: Vocabulary): string | undefined {
  if (letters.length < 2 || letters.length > LONGEST_INITIALS) return undefined;
  return vocabulary.withInitials(letters)[0]?.term;
}

/** Two words, the first of three letters at least: fewer letters could be anything. */
function twoByInitials(
  letters: string,
  vocabulary: Vocabulary,
  isWritten: (text: string) => boolean,
): string | undefined {
  if (letters.length > LONGEST_INITIALS) return undefined;
  for (let at = letters.length - 2; at >= 3; at -= 1) {
    const [first] = vocabulary.withInitials(letters.slice(0, at));
    const [second] = vocabulary.withInitials(letters.slice(at));
    if (first === undefined || second === undefined) continue;
    if (isWritten(first.term + second.term)) return first.term + second.term;
  }
  return undefined;
}
