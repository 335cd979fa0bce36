/** What people part digits by: spaces, hyphens and dashes of every kind, raised points. */
const GAP = /[\p{Zs}\t\p{Pd}−·•\u200B]{1,3}/u;
const RUN_OF_DIGITS = new RegExp(`\\d(?:(?:${GAP.source})?\\d)*(?:${GAP.source})?[Xx]?`, 'gu');
const LONGEST = 19;
/** Cards of the networks that are taken in China begin with 3 to 6. */
const CARD = /^[3-6]\d{14,18}$/;
/** The bank cards of China: so long a number is hardly anything else, also where a digit was mistyped. */
const LONG_CARD = /^[3-6]\d{18}$/;
/** How cards have it printed on them; two telephone numbers side by side are parted otherwise. */
const CARD_GROUPS = new Set([4, 6]);
const IDENTITY = /^\d{17}[\dXx]$/;
/** GB 11643: weights of the first seventeen digits, and the last character for each remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const LAST_CHARACTERS = '10X98765432';

/**
 * What stands in a text that should not: the number of a bank card or of an identity card. Both carry a check digit, so
 * order numbers and telephone numbers pass, unless they are as long as a bank card can be: `6222 0212 3456 7894` → `card`,
 * `13800138000` → undefined.
 */
export function personalNumberIn(text: string): 'card' | 'identity' | undefined {
  for (const [run] of text.normalize('NFKC').matchAll(RUN_OF_DIGITS)) {
    const groups = run.split(GAP);
    // A date before a number runs into it: every row of neighbouring groups is looked at.
    for (let from = 0; from < groups.length; from += 1) {
      for (let to = from + 1; to <= groups.length; to += 1) {
        const number = groups.slice(from, to).join('');
        if (number.length > LONGEST) break;
        if (IDENTITY.test(number) && hasIdentityCheck(number)) return 'identity';
        if (CARD.test(number) && hasLuhnCheck(number)) return 'card';
        if (LONG_CARD.test(number) && isPrintedLikeCard(groups.slice(from, to))) return 'card';
      }
    }
  }
  return undefined;
}

function isPrintedLikeCard(groups: readonly string[]): boolean {
  return groups.slice(0, -1).every((group) => CARD_GROUPS.has(group.length));
}

function hasIdentityCheck(number: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return LAST_CHARACTERS[sum % 11] === number[17]?.toUpperCase();
}

function hasLuhnCheck(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
