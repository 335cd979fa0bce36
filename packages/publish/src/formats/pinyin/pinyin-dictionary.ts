/**
 * What a page needs to write pinyin over its Chinese: small, because it holds only what one release uses.
 * The browser's half is `annotate` in packages/site/src/frame/accessibility-toolbar/pinyin.
 */
export interface PinyinDictionary {
  v: 1;
  /** Reading → the characters that are read so when they stand alone: `{ "háng": "杭航" }`. */
  chars: Record<string, string>;
  /** Words of 2–4 characters in which one reads differently than alone: `{ "银行": "yín háng" }`. */
  words: Record<string, string>;
}

export const LONGEST_WORD = 4;
