import { customPinyin, pinyin } from 'pinyin-pro';
import { BANKING_READINGS } from './banking-readings.ts';
import { Remembered } from '../media/memory/remembered.ts';
import { LONGEST_WORD, type PinyinDictionary } from './pinyin-dictionary.ts';
import { commonCharacters } from './common-characters.ts';
import { CHINESE_RUN } from './chinese-runs.ts';
import { beginningOf, readWith } from './read-with.ts';

customPinyin({ ...BANKING_READINGS });

// A word added for one text can change how an earlier one is cut; in practice the second pass finds nothing.
const MOST_PASSES = 4;

/**
 * Collects the readings that a release's Chinese texts need: one for each character, and the words in which a
 * character reads otherwise. A text read with the dictionary gives what the full dictionary of 117 kB would.
 * The site's own words are not in the release: for them every common character and every banking word is there.
 */
export function buildPinyinDictionary(
  texts: Iterable<string>,
  known = new Remembered<string>(),
): PinyinDictionary {
  const readingsOf = (text: string) => readingsOnce(text, known);
  const alone = new Map<string, string>();
  const addAlone = (run: string) => {
    for (const char of run) if (!alone.has(char)) alone.set(char, readingsOf(char)[0] ?? '');
  };
  addAlone(commonCharacters());
  for (const run of runsOf(texts)) addAlone(run);
  const words = new Map<string, string>();
  const beginnings = new Set<string>();
  for (let pass = 0, before = -1; pass < MOST_PASSES && words.size !== before; pass += 1) {
    before = words.size;
    for (const run of runsOf(texts)) addWords(run, alone, { words, beginnings, readingsOf });
  }
  return { v: 1, chars: groupByReading(alone), words: sorted(words) };
}

/** The banking words, and whatever Chinese stands in the texts. */
function* runsOf(texts: Iterable<string>): Generator<string> {
  yield* Object.keys(BANKING_READINGS);
  for (const text of texts) {
    for (const [run] of text.matchAll(CHINESE_RUN)) if (!Object.hasOwn(BANKING_READINGS, run)) yield run;
  }
}

/** The readings in context, one for each character. Tones as in a dictionary: 一 and 不 are not changed by what follows. */
function readingsOnce(text: string, known: Remembered<string>): string[] {
  const read = known.recall(text);
  if (read !== undefined) return read.split(' ');
  const readings = pinyin(text, { type: 'array', toneType: 'symbol', toneSandhi: false });
  known.remember(text, readings.join(' '));
  return readings;
}

interface KnownWords {
  words: Map<string, string>;
  beginnings: Set<string>;
  readingsOf: (text: string) => string[];
}

/** Adds words until the run reads right; each one can shift where the following words are found. */
function addWords(
  run: string,
  alone: ReadonlyMap<string, string>,
  { words, beginnings, readingsOf }: KnownWords,
): void {
  const chars = Array.from(run);
  const right = readingsOf(run);
  if (right.length !== chars.length) return;
  for (let wrong = firstWrong(); wrong !== -1; wrong = firstWrong()) {
    const word = shortestNewWord(chars, right, wrong, { words, readingsOf });
    if (word === undefined) return;
    words.set(word.text, word.reading);
    beginnings.add(beginningOf(word.text));
  }

  function firstWrong(): number {
    const read = readWith(chars, alone, words, beginnings);
    return read.findIndex((reading, index) => reading !== right[index]);
  }
}

/**
 * The word around a character that reads the same by itself as it does here, the shortest first; where none does
 * (the context is longer than a word may be), the longest one as it is read here.
 */
function shortestNewWord(
  chars: readonly string[],
  right: readonly string[],
  at: number,
  { words, readingsOf }: Pick<KnownWords, 'words' | 'readingsOf'>,
): { text: string; reading: string } | undefined {
  let last: { text: string; reading: string } | undefined;
  for (let length = 2; length <= LONGEST_WORD; length += 1) {
    // A word that begins at the character is met first when the text is read from the left.
    for (let start = at; start > at - length; start -= 1) {
      if (start < 0 || start + length > chars.length) continue;
      const text = chars.slice(start, start + length).join('');
      if (words.has(text)) continue;
      const reading = right.slice(start, start + length).join(' ');
      last = { text, reading };
      if (readingsOf(text).join(' ') === reading) return last;
    }
  }
  return last;
}

function groupByReading(alone: ReadonlyMap<string, string>): Record<string, string> {
  const groups = new Map<string, string>();
  for (const char of [...alone.keys()].sort()) {
    const reading = alone.get(char);
    if (reading && reading !== char) groups.set(reading, (groups.get(reading) ?? '') + char);
  }
  return sorted(groups);
}

/** By code unit, so that the same texts give the same file and the same name. */
function sorted(entries: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
