const HIDDEN = '****';

/**
 * Enough to recognise a party whose name one holds in hand, too little to learn one:
 * `北京云栖建设工程有限公司` → `北京****有限公司`. How much is hidden cannot be seen.
 */
export function maskedParty(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length < 9) return `${letters[0]}${HIDDEN}${letters.at(-1)}`;
  return `${letters.slice(0, 2).join('')}${HIDDEN}${letters.slice(-4).join('')}`;
}
