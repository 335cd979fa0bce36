/** As `packages/publish/src/formats/pinyin` writes it. */
export interface PinyinDictionary {
  v: 1;
  /** Reading → the characters that are read so when they stand alone: `{ "háng": "杭航" }`. */
  chars: Record<string, string>;
  /** Words of 2–4 characters in which one reads differently than alone: `{ "银行": "yín háng" }`. */
  words: Record<string, string>;
}

interface Annotated {
  text: string;
  /** Undefined for anything but Chinese characters that the dictionary knows. */
  reading?: string;
}

const LONGEST_WORD = 4;
const readingsOfDictionary = new WeakMap<PinyinDictionary, Map<string, string>>();

/** Reads from the left, the longest word first: 银行行长 → 银 yín, 行 háng, 行 háng, 长 zhǎng. Other text stays whole. */
export function annotate(text: string, dictionary: PinyinDictionary): Annotated[] {
  const alone = readingsAlone(dictionary);
  const chars = Array.from(text);
  const parts: Annotated[] = [];
  let at = 0;
  while (at < chars.length) {
    const char = chars[at] ?? '';
    const inWord = wordAt(chars, at, dictionary);
    if (inWord !== undefined) {
      for (const [index, reading] of inWord.entries()) parts.push({ text: chars[at + index] ?? '', reading });
      at += inWord.length;
      continue;
    }
    const reading = alone.get(char);
    const last = parts.at(-1);
    if (reading !== undefined) parts.push({ text: char, reading });
    else if (last !== undefined && last.reading === undefined) last.text += char;
    else parts.push({ text: char });
    at += 1;
  }
  return parts;
}

function wordAt(chars: readonly string[], at: number, { words }: PinyinDictionary): string[] | undefined {
  for (let length = Math.min(LONGEST_WORD, chars.length - at); length > 1; length -= 1) {
    const word = chars.slice(at, at + length).join('');
    if (Object.hasOwn(words, word)) return words[word]?.split(' ');
  }
  return undefined;
}

function readingsAlone(dictionary: PinyinDictionary): Map<string, string> {
  const known = readingsOfDictionary.get(dictionary);
  if (known !== undefined) return known;
  const alone = new Map<string, string>();
  for (const [reading, all] of Object.entries(dictionary.chars))
    for (const char of all) alone.set(char, reading);
  readingsOfDictionary.set(dictionary, alone);
  return alone;
}
