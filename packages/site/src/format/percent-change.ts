const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * How far `to` is from `from`, in per cent of `from`, exact and then rounded half away from zero:
 * ('1.00', '1.0239') → '2.39'. '' where there is nothing to compare with.
 */
export function percentChange(from: string, to: string, places = 2): string {
  const scale = Math.max(fractionOf(from), fractionOf(to));
  const base = unitsOf(from, scale);
  if (base === 0n) return '';
  const numerator = (unitsOf(to, scale) - base) * 10n ** BigInt(places + 2);
  const isNegative = numerator < 0n !== base < 0n;
  const [above, below] = [absolute(numerator), absolute(base)];
  const units = (above * 2n + below) / (below * 2n);
  const digits = String(units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return isNegative && units !== 0n ? `-${text}` : text;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function fractionOf(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}

function unitsOf(decimal: string, scale: number): bigint {
  const match = DECIMAL.exec(decimal);
  if (match === null) throw new RangeError(`"${decimal}" is not a decimal such as 707.15`);
  const units = BigInt((match[2] ?? '0') + (match[3] ?? '').padEnd(scale, '0'));
  return match[1] === '-' ? -units : units;
}
