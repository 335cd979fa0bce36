import { describe, expect, it } from 'vitest';
import { percentOfNumbers, ratio, scaled, scaledNumber } from './decimal.ts';

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

describe('a decimal as a number', () => {
  it.each([
    ['1.0163', 101_630_000],
    ['0.00000001', 1],
    ['3999.99999999', 399_999_999_999],
    ['1', 100_000_000],
  ])('%s is %i hundred-millionths', (decimal, units) => {
    expect(scaledNumber(decimal)).toBe(units);
    expect(BigInt(units)).toBe(scaled(decimal));
  });

  it.each(['', 'abc', '1e3', '-1.2', '0', '0.000000001', '4000', '1.123456789'])(
    '“%s” is none',
    (decimal) => {
      expect(scaledNumber(decimal)).toBeUndefined();
    },
  );

  it('gives the per cents that whole numbers give, at each half of a hundredth too', () => {
    // A fixed row of numbers: the same ones each time.
    let seed = 20_261_126;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return 1 + Math.floor((seed / 2_147_483_648) * (below - 1));
    };
    const pairs = Array.from({ length: 20_000 }, (_, at) => [
      next(10 ** (2 + (at % 10))),
      next(10 ** (2 + (at % 9))),
    ]);
    const halves = Array.from({ length: 2_000 }, (_, at) => [
      20_000 * (1 + at),
      20_000 * (1 + at) + (1 + at) * (2 * at + 1),
    ]);
    for (const [from = 1, to = 1] of [...pairs, ...halves, [399_999_999_999, 1], [1, 399_999_999_999]]) {
      const exact = ratio(BigInt(to - from) * 100n, BigInt(from), 2);
      expect(percentOfNumbers(from, to), `${from} ${to}`).toBe(exact);
    }
  });
});
