import { fromUnits, partsOf, toUnits } from '../decimal/decimal-units.ts';

/* Decimals travel as text and stay text: no binary float ever touches a price. */

/** U+2212, as wide as a digit and a plus, where a hyphen is not. */
const MINUS = '−';

/** `-1`, `0` or `1`; a decimal of nothing but zeros is 0 whatever its sign says. */
export function decimalSign(decimal: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(decimal)) return 0;
  return decimal.startsWith('-') ? -1 : 1;
}

/** `1234567` → `1,234,567` */
function inThousands(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...groups].join(',');
}

/**
 * `1012.4` → `1,012.40` with two places. Without `places` the decimals stay as they are;
 * with fewer places than it has, the last one is rounded half away from zero.
 */
export function formatDecimal(decimal: string, places?: number): string {
  const { negative, whole, fraction } = partsOf(
    places === undefined ? decimal : fromUnits(toUnits(decimal, places), places),
  );
  const sign = negative && decimalSign(`${whole}${fraction}`) !== 0 ? MINUS : '';
  return sign + inThousands(whole) + (fraction === '' ? '' : `.${fraction}`);
}

/** `0.12` → `+0.12`, `-0.21` → `−0.21`; zero carries no sign. */
export function formatSigned(decimal: string, places?: number): string {
  const text = formatDecimal(decimal, places);
  return decimalSign(text.replace(MINUS, '-')) === 1 ? `+${text}` : text;
}
