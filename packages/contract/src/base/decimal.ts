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
  const digits = String(units).padStart(places + 1, '0');
  const cut = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return negative && units !== 0n ? `-${text}` : text;
}

const abs = (value: bigint) => (value < 0n ? -value : value);
