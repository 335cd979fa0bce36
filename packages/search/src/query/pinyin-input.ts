import type { Analysis } from '../analyse/analyse.ts';
import type { LexiconTerm, Vocabulary } from './vocabulary.ts';

const MOST_PARTS = 3;
const LONGEST_INPUT = 30;
const LONGEST_INITIALS = 8;

/** The letters of a keyword that is Latin throughout and holds a word no text has; undefined for any other. */
function unknownLetters(
  { tokens, normalised: { text } }: Analysis,
  vocabulary: Vocabulary,
): string | undefined {
  const words = tokens.map((token) => text.slice(token.start, token.end));
  if (!words.every((word) => /^[a-z]+$/.test(word))) return undefined;
  if (!tokens.some((token) => vocabulary.documentsWith(token.term) === 0)) return undefined;
  const letters = words.join('');
  return letters.length >= 2 && letters.length <= LONGEST_INPUT ? letters : undefined;
}

/** Reads a keyword typed in pinyin: daecundan → 大额存单, licai chanpin → 理财产品. */
export function readPinyin(analysis: Analysis, vocabulary: Vocabulary): string | undefined {
  const letters = unknownLetters(analysis, vocabulary);
  return letters === undefined ? undefined : fewestTerms(letters, vocabulary);
}

/**
 * Reads a keyword typed as initials: whpj → 外汇牌价, xykfq → 信用卡 + 分期. Two words are meant only where texts have them side by
 * side; any letters could be those of two words.
 */
export function readInitials(
  analysis: Analysis,
  vocabulary: Vocabulary,
  isWritten: (text: string) => boolean,
): string | undefined {
  const letters = unknownLetters(analysis, vocabulary);
  if (letters === undefined || letters.length > LONGEST_INITIALS) return undefined;
  return vocabulary.withInitials(letters)[0]?.term ?? twoByInitials(letters, vocabulary, isWritten);
}

/** Two words, the first of three letters at least: fewer letters could be anything. */
function twoByInitials(
  letters: string,
  vocabulary: Vocabulary,
  isWritten: (text: string) => boolean,
): string | undefined {
  for (let at = letters.length - 2; at >= 3; at -= 1) {
    const [first] = vocabulary.withInitials(letters.slice(0, at));
    const [second] = vocabulary.withInitials(letters.slice(at));
    if (first === undefined || second === undefined) continue;
    if (isWritten(first.term + second.term)) return first.term + second.term;
  }
  return undefined;
}

interface Reading {
  readonly text: string;
  readonly score: number;
}

function fewestTerms(letters: string, vocabulary: Vocabulary): string | undefined {
  // readings[at]: the best reading of letters[0, at) with as many parts as the round says.
  let readings = new Map<number, Reading>([[0, { text: '', score: 0 }]]);
  for (let parts = 1; parts <= MOST_PARTS; parts += 1) {
    const longer = new Map<number, Reading>();
    for (const [from, reading] of readings) {
      for (let to = from + 2; to <= letters.length; to += 1) {
        const best = vocabulary.readAs(letters.slice(from, to))[0];
        if (best === undefined) continue;
        const score = reading.score + commonness(best);
        if (score > (longer.get(to)?.score ?? -Infinity))
          longer.set(to, { text: reading.text + best.term, score });
      }
    }
    const whole = longer.get(letters.length);
    if (whole !== undefined) return whole.text;
    readings = longer;
  }
  return undefined;
}

function commonness({ weight, curated }: LexiconTerm): number {
  return Math.log(1 + weight) + (curated ? 3 : 0);
}
