import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  roundDecimal,
  subtractDecimals,
} from './arithmetic.ts';
import { roundedQuotient } from './decimal-units.ts';

describe('arithmetic on decimals', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['-0.05', '0.05', '0.00'],
    ['9007199254740993', '0.01', '9007199254740993.01'],
  ])('adds %s and %s to exactly %s [RATE-6]', (a, b, sum) => {
    expect(addDecimals(a, b)).toBe(sum);
  });

  it.each([
    ['3.00', '3.10', '-0.10'],
    ['3', '3.00', '0.00'],
    ['0.3', '0.1', '0.2'],
    ['10', '3', '7'],
    ['-1.5', '-2', '0.5'],
  ])('takes from %s exactly %s and leaves %s [S7-misc]', (a, b, difference) => {
    expect(subtractDecimals(a, b)).toBe(difference);
  });

  it.each([
    ['1.05', '0.2', '0.210'],
    ['-7.0715', '1000', '-7071.5000'],
    ['0', '3.5', '0.0'],
  ])('multiplies %s by %s to exactly %s [RATE-6]', (a, b, product) => {
    expect(multiplyDecimals(a, b)).toBe(product);
  });

  it.each([
    ['1', '3', 4, '0.3333'],
    ['2', '3', 4, '0.6667'],
    ['707.15', '100', 6, '7.071500'],
    ['-1', '8', 2, '-0.13'],
    ['0.005', '1', 2, '0.01'],
    ['100', '0.25', 0, '400'],
  ])('divides %s by %s to %i places: %s [RATE-6]', (a, b, places, quotient) => {
    expect(divideDecimals(a, b, places)).toBe(quotient);
  });

  it.each(['x1.5', '1.5x', '1.', '.5'])('refuses %s, which is no decimal [RATE-6]', (text) => {
    expect(() => addDecimals(text, '1')).toThrow(RangeError);
  });

  it('refuses to divide by nothing [RATE-6]', () => {
    expect(() => divideDecimals('1', '0.00', 2)).toThrow(RangeError);
  });

  it.each([
    ['2.345', 2, '2.35'],
    ['2.3449', 2, '2.34'],
    ['-2.345', 2, '-2.35'],
    ['1', 2, '1.00'],
    ['0.5', 0, '1'],
  ])('rounds %s to %i places, halves away from zero: %s [RATE-6]', (decimal, places, rounded) => {
    expect(roundDecimal(decimal, places)).toBe(rounded);
  });

  it.each([
    ['1.50', '1.5', 0],
    ['-0.00', '0', 0],
    ['0.999', '1', -1],
    ['10', '9.99', 1],
  ])('compares %s with %s as %i [RATE-6]', (a, b, order) => {
    expect(compareDecimals(a, b)).toBe(order);
  });

  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [4n, 3n, 1n],
  ])('rounds the quotient %s / %s to %s [RATE-6]', (top, bottom, nearest) => {
    expect(roundedQuotient(top, bottom)).toBe(nearest);
  });
});
