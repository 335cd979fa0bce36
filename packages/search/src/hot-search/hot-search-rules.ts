import { spellingOf } from '../analyse/normalise.ts';

/** Why a keyword must not be counted as a hot search. */
export type HotSearchRefusal = 'empty' | 'too-long' | 'personal-number' | 'address' | 'blocked';

/** Hot searches stand on a chip of the overlay; a sentence is no topic. */
const LONGEST = 30;

/**
 * Whether a keyword may be counted towards the hot searches, which are shown to everyone (PD-13,
 * SEC-16). Undefined when it may.
 */
export function hotSearchRefusal(keyword: string, blocked: readonly string[]): HotSearchRefusal | undefined {
  const text = spellingOf(keyword).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return 'empty';
  if (Array.from(text).length > LONGEST) return 'too-long';
  if (holdsPersonalNumber(text)) return 'personal-number';
  if (/\S@\S|https?:|www\.|\.(com|cn|net|org|top|vip|xyz)\b/.test(text)) return 'address';
  if (isBlocked(text, blocked)) return 'blocked';
  return undefined;
}

/** Spaces and signs between the characters do not hide a blocked word. */
export function isBlocked(keyword: string, blocked: readonly string[]): boolean {
  const bare = bareForm(keyword);
  return blocked.some((word) => bare.includes(bareForm(word)));
}

function bareForm(text: string): string {
  return spellingOf(text).replace(/[^\p{L}\p{N}]/gu, '');
}

const CHINESE_DIGITS = '〇一二三四五六七八九';

/**
 * Looks like a card, phone, identity card, passport or permit number: seven digits or more in a row, eight or more
 * after letters (JH2026021 is a product, E12345678 a passport). Signs between digits and Chinese digits do not hide it.
 */
export function holdsPersonalNumber(keyword: string): boolean {
  const digits = spellingOf(keyword)
    .replace(/[零〇一二三四五六七八九]/g, (digit) => String(Math.max(0, CHINESE_DIGITS.indexOf(digit))))
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, '');
  return /(?<![a-z\d])\d{7}|[a-z]\d{8}/.test(digits);
}
