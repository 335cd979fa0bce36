/** Digits behind the point that are kept: as many as histories hold. */
export const SCALE_PLACES = 8;

/** A decimal as a whole number of hundred-millionths, so that comparing and dividing stay exact: '1.0163' → 101630000n. */
export function scaled(decimal: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (match === null) throw new RangeError(`"${decimal}" is not a decimal such as 1.0163`);
  const digits = BigInt((match[2] ?? '') + (match[3] ?? '').padEnd(SCALE_PLACES, '0').slice(0, SCALE_PLACES));
  return match[1] === '-' ? -digits : digits;
}

/** `numerator / denominator` with so many places, half rounded away from zero: ratio(1n, 3n, 2) → '0.33'. */
export function ratio(numerator: bigint, denominator: bigint, places: number): string {
  const negative = numerator < 0n !== denominator < 0n;
  const [over, under] = [abs(numerator) * 10n ** BigInt(places), abs(denominator)];
  const units = (over * 2n + under) / (under * 2n);
  return written(String(units), places, negative && units !== 0n);
}

/** Below it, ten thousand times as much and twice that is a whole number that a double holds. */
const EXACT_BELOW = 4e11;

/** As {@link scaled}, as a number that is exact; undefined for what is no such decimal, is not above 0, or too large or too fine for it. */
export function scaledNumber(decimal: string): number | undefined {
  if (!/^\d{1,4}(?:\.\d{1,8})?$/.test(decimal)) return undefined;
  // Off by a ten-thousandth at most before it is rounded.
  const units = Math.round(Number(decimal) * 10 ** SCALE_PLACES);
  return units > 0 && units < EXACT_BELOW ? units : undefined;
}

/** Per cent from one to another with two places, as `ratio` gives it, of numbers from {@link scaledNumber}. */
export function percentOfNumbers(from: number, to: number): string {
  // Both are whole and exact, and so is what is left of the quotient: see EXACT_BELOW.
  const units = Math.floor((Math.abs(to - from) * 20_000 + from) / (from * 2));
  return written(String(units), 2, to < from && units !== 0);
}

function written(units: string, places: number, isNegative: boolean): string {
  const digits = units.padStart(places + 1, '0');
  const cut = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return isNegative ? `-${text}` : text;
}

const abs = (value: bigint) => (value < 0n ? -value : value);
