import type { PinyinDictionary } from './pinyin-dictionary.ts';

/** The only JSON that a release may hold as a file: what a browser fetches from here must be nothing else. */
export function isPinyinDictionary(bytes: Buffer): boolean {
  let given: unknown;
  try {
    given = JSON.parse(bytes.toString('utf8'));
  } catch {
    return false;
  }
  if (typeof given !== 'object' || given === null) return false;
  const { v, chars, words, ...rest } = given as Partial<PinyinDictionary>;
  return v === 1 && isTexts(chars) && isTexts(words) && Object.keys(rest).length === 0;
}

function isTexts(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
