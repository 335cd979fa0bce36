import {
  divideDecimals,
  multiplyDecimals,
  subtractDecimals,
  addDecimals,
} from '../../../base/decimal/arithmetic.ts';

interface Point {
  date: string;
  value: string;
}

/**
 * How far below its highest point so far a cumulative return stands, day by day, per cent: a return of 10.00 after one
 * of 20.00 is 110 ÷ 120 − 1 = −8.33.
 */
export function drawdownOf(points: readonly Point[]): Point[] {
  let peak = '';
  let highest = -Infinity;
  return points.map(({ date, value }) => {
    const number = Number(value);
    if (number >= highest) {
      highest = number;
      peak = value;
      return { date, value: '0.00' };
    }
    const before = addDecimals(peak, '100');
    return { date, value: divideDecimals(multiplyDecimals(subtractDecimals(value, peak), '100'), before, 2) };
  });
}
