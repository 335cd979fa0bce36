const NEGATION = /^(?:不|没|未|无|别|唔|冇|not$|no$|never$|without$)/;

/** Turns what follows into its opposite, though it is looked for in the same pages: 没收到钱 is not 收到钱. */
export function isNegation(term: string): boolean {
  return NEGATION.test(term);
}
