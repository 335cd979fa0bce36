import { LONGEST_WORD } from './pinyin-dictionary.ts';

/** Reads as the browser will: from the left, the longest word first, then the character alone. */
export function readWith(
  chars: readonly string[],
  alone: ReadonlyMap<string, string>,
  words: ReadonlyMap<string, string>,
): string[] {
  const readings: string[] = [];
  while (readings.length < chars.length) {
    const at = readings.length;
    let found: string[] | undefined;
    for (let length = LONGEST_WORD; length > 1 && found === undefined; length -= 1) {
      found = words.get(chars.slice(at, at + length).join(''))?.split(' ');
    }
    readings.push(...(found ?? [alone.get(chars[at] ?? '') ?? '']));
  }
  return readings;
}
