import { describe, expect, it } from 'vitest';
import { decimalSign, formatDecimal, formatSigned } from './decimal.ts';

describe('formatDecimal', () => {
  it.each([
    ['707.15', undefined, '707.15'],
    ['1012.40', undefined, '1,012.40'],
    ['1012.4', 2, '1,012.40'],
    ['4', 4, '4.0000'],
    ['1234567', undefined, '1,234,567'],
    ['123', undefined, '123'],
    ['-0.21', undefined, '−0.21'],
    ['-1234.5', 2, '−1,234.50'],
    ['2.345', 2, '2.35'],
    ['2.344', 2, '2.34'],
    ['-2.345', 2, '−2.35'],
    ['0.995', 2, '1.00'],
    ['999.995', 2, '1,000.00'],
    ['1.5', 0, '2'],
    ['-0.001', 2, '0.00'],
    ['-0', undefined, '0'],
    ['9007199254740993.10', 2, '9,007,199,254,740,993.10'],
  ])('writes %s with %s places as %s [S7-misc]', (decimal, places, text) => {
    expect(formatDecimal(decimal, places)).toBe(text);
  });

  it.each(['', '1,012', '1e3', '.5', 'NaN'])('refuses "%s" rather than guess a price [S7-misc]', (text) => {
    expect(() => formatDecimal(text)).toThrow(RangeError);
  });
});

describe('formatSigned', () => {
  it.each([
    ['0.12', 2, '+0.12'],
    ['-0.21', 2, '−0.21'],
    ['0', 2, '0.00'],
    ['-0.00', 2, '0.00'],
    ['0.004', 2, '0.00'],
    ['1234.5', undefined, '+1,234.5'],
  ])('writes %s with %s places as %s [S7-misc]', (decimal, places, text) => {
    expect(formatSigned(decimal, places)).toBe(text);
  });
});

describe('decimalSign', () => {
  it.each([
    ['0.12', 1],
    ['-0.21', -1],
    ['0.00', 0],
    ['-0.0', 0],
  ] as const)('reads the sign of %s as %s [S7-misc]', (decimal, sign) => {
    expect(decimalSign(decimal)).toBe(sign);
  });
});
