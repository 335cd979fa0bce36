import { divideDecimals, multiplyDecimals, subtractDecimals } from '../decimal/arithmetic.ts';
import { decimalSign } from './decimal.ts';

/**
 * How far `to` is from `from`, in per cent of `from`, exact and then rounded half away from zero:
 * ('1.00', '1.0239') → '2.39'. '' where there is nothing to compare with.
 */
export function percentChange(from: string, to: string, places = 2): string {
  if (decimalSign(from) === 0) return '';
  return divideDecimals(multiplyDecimals(subtractDecimals(to, from), '100'), from, places);
}
