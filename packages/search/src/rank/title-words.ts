/** English words that a title has for its grammar; a keyword is compared without them, as stop words are taken from it. */
const GRAMMAR = new Set(
  'a an the of to in on at by for from with and or is are your our you how what which why'.split(' '),
);

/** The terms of a title, or of a keyword, that say something. */
export function tellingTerms(terms: readonly string[]): string[] {
  const telling = terms.filter((term) => !GRAMMAR.has(term));
  return telling.length > 0 ? telling : [...terms];
}
