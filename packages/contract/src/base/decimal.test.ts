import { describe, expect, it } from 'vitest';
import { ratio, scaled } from './decimal.ts';

describe('scaled', () => {
  it.each([
    ['1.0163', 101_630_000n],
    ['-0.21', -21_000_000n],
    ['10000', 1_000_000_000_000n],
    ['0.000000019', 1n],
  ])('%s', (decimal, expected) => expect(scaled(decimal)).toBe(expected));

  it('refuses what is no decimal', () => expect(() => scaled('1e3')).toThrow('"1e3" is not a decimal'));
});

describe('ratio', () => {
  it.each([
    [1n, 3n, 2, '0.33'],
    [2n, 3n, 2, '0.67'],
    [1n, 8n, 2, '0.13'],
    [-1n, 8n, 2, '-0.13'],
    [-1n, 1000n, 2, '0.00'],
    [7n, 2n, 0, '4'],
  ])('%s / %s to %s places', (over, under, places, expected) =>
    expect(ratio(over, under, places)).toBe(expected),
  );
});
