/* A decimal as a whole number of its smallest unit: `1.05` with two places is 105. Everything exact is done there. */

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

interface DecimalParts {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** @throws RangeError when the text is not a decimal such as `707.15`. */
export function partsOf(decimal: string): DecimalParts {
  const match = DECIMAL.exec(decimal);
  if (match === null) throw new RangeError(`"${decimal}" is not a decimal such as 707.15`);
  return { negative: match[1] === '-', whole: match[2] ?? '0', fraction: match[3] ?? '' };
}

/** How many decimals are written: `1.50` → 2. */
export function placesOf(decimal: string): number {
  return partsOf(decimal).fraction.length;
}

/** `1.5` with two places → 150n; what does not fit is rounded half away from zero. */
export function toUnits(decimal: string, places: number): bigint {
  const { negative, whole, fraction } = partsOf(decimal);
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const units = kept + ((fraction[places] ?? '0') >= '5' ? 1n : 0n);
  return negative ? -units : units;
}

/** 150n with two places → `1.50`. */
export function fromUnits(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + (places === 0 ? '' : `.${digits.slice(cut)}`);
}

/** `numerator / denominator` to the nearest whole number, halves away from zero: the rule for cents. */
export function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('A quotient needs a divisor other than 0');
  const negative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [
    numerator < 0n ? -numerator : numerator,
    denominator < 0n ? -denominator : denominator,
  ];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}
