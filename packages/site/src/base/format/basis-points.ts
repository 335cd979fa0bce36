import { multiplyDecimals, subtractDecimals } from '../decimal/arithmetic.ts';

/** From one rate to another in hundredths of a percentage point: ('1.15', '1.10') → '-5', ('3.325', '3.075') → '-25'. */
export function basisPointsBetween(from: string, to: string): string {
  const points = multiplyDecimals(subtractDecimals(to, from), '100');
  return points.includes('.') ? points.replace(/(?:\.|(?<![.0]))0+$/, '') : points;
}
