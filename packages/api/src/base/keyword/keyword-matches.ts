import { isSpelt, oneSpelling } from './spelling.ts';

/** What a keyword is looked for in, made once for a content version. */
export interface Named {
  /** In one spelling. */
  text: string;
  /** How the name is typed; empty where it is not Chinese. */
  syllables: readonly string[];
}

/** 'bei yao' → ['bei', 'yao']. */
export const syllablesOf = (pinyin: string): string[] => (pinyin === '' ? [] : pinyin.split(' '));

/** Every part of the keyword, parted by spaces, occurs in the text or spells a run of the name. */
export function keywordMatches({ text, syllables }: Named, keyword: string): boolean {
  return oneSpelling(keyword)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => text.includes(part) || isSpelt(part, syllables));
}
