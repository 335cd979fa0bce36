/* Decimals travel as text and stay text: no binary float ever touches a price. */

/** U+2212, as wide as a digit and a plus, where a hyphen is not. */
export const MINUS = '−';
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

interface Parts {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** `-1`, `0` or `1`; a decimal of nothing but zeros is 0 whatever its sign says. */
export function decimalSign(decimal: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(decimal)) return 0;
  return decimal.startsWith('-') ? -1 : 1;
}

/**
 * `1012.4` → `1,012.40` with two places. Without `places` the decimals stay as they are;
 * with fewer places than it has, the last one is rounded half away from zero.
 */
export function formatDecimal(decimal: string, places?: number): string {
  const { negative, whole, fraction } = rounded(partsOf(decimal), places);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = negative && decimalSign(`${whole}${fraction}`) !== 0 ? MINUS : '';
  return sign + grouped + (fraction === '' ? '' : `.${fraction}`);
}

/** `0.12` → `+0.12`, `-0.21` → `−0.21`; zero carries no sign. */
export function formatSigned(decimal: string, places?: number): string {
  const text = formatDecimal(decimal, places);
  return decimalSign(text.replace(MINUS, '-')) === 1 ? `+${text}` : text;
}

/** `a − b`, exact, with as many decimals as the longer of the two. */
export function subtractDecimals(a: string, b: string): string {
  const places = Math.max(partsOf(a).fraction.length, partsOf(b).fraction.length);
  return fromUnits(toUnits(a, places) - toUnits(b, places), places);
}

function toUnits(decimal: string, places: number): bigint {
  const { negative, whole, fraction } = partsOf(decimal);
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return negative ? -units : units;
}

function fromUnits(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + (places === 0 ? '' : `.${digits.slice(cut)}`);
}

function partsOf(decimal: string): Parts {
  const match = DECIMAL.exec(decimal);
  if (match === null) throw new RangeError(`"${decimal}" is not a decimal such as 707.15`);
  return { negative: match[1] === '-', whole: match[2] ?? '0', fraction: match[3] ?? '' };
}

function rounded(parts: Parts, places: number | undefined): Parts {
  if (places === undefined) return parts;
  if (parts.fraction.length <= places) return { ...parts, fraction: parts.fraction.padEnd(places, '0') };
  const up = (parts.fraction[places] ?? '0') >= '5' ? 1n : 0n;
  const units = BigInt(parts.whole + parts.fraction.slice(0, places)) + up;
  return { ...partsOf(fromUnits(units, places)), negative: parts.negative };
}
