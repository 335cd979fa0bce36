import { LONGEST_WORD } from './pinyin-dictionary.ts';

/** The first two characters of each word: most places in a text begin none, and need not be tried. */
function beginningsOf(words: ReadonlyMap<string, string>): Set<string> {
  return new Set([...words.keys()].map(beginningOf));
}

export function beginningOf(word: string): string {
  return Array.from(word).slice(0, 2).join('');
}

/** Reads as the browser will: from the left, the longest word first, then the character alone. */
export function readWith(
  chars: readonly string[],
  alone: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
  beginnings: ReadonlySet<string> = beginningsOf(words),
): string[] {
  const readings: string[] = [];
  while (readings.length < chars.length) {
    const at = readings.length;
    let found: string[] | undefined;
    const longest = beginnings.has(`${chars[at] ?? ''}${chars[at + 1] ?? ''}`) ? LONGEST_WORD : 1;
    for (let length = longest; length > 1 && found === undefined; length -= 1) {
      found = words.get(chars.slice(at, at + length).join(''))?.split(' ');
    }
    readings.push(...(found ?? [alone.get(chars[at] ?? '') ?? '']));
  }
  return readings;
}
