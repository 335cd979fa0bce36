import type { TermCode, TermWords } from '../../../words/common/terms/words.ts';

/** Codes of the terms that have `keyword` in their name or text, upper and lower case alike; all of them without one. */
export function findTerms(words: TermWords, keyword: string | undefined): TermCode[] {
  const codes = Object.keys(words['terms.names']) as TermCode[];
  if (keyword === undefined) return codes;
  const wanted = keyword.toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(wanted);
  return codes.filter((code) => has(words['terms.names'][code]) || has(words['terms.texts'][code]));
}
