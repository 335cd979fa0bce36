import { describe, expect, it } from 'vitest';
import { annualReturn, annualVolatility, sharpeRatio, trackingError } from './spread.ts';

/** Growths that are told apart by their seed; the same on every run. */
function walk(seed: number, days: number): number[] {
  let value = 1;
  return Array.from({ length: days }, (_, index) => (value *= 1 + Math.sin(index * seed + seed) / 60));
}
const SEEDS = [1.3, 2.7, 4.1, 5.9, 7.7];

describe('annual volatility', () => {
  it('is worked out by hand: log returns of +10 % and −10 % [FUND-2]', () => {
    // ln 1.1 = 0.09531, ln 0.9 = −0.10536: mean −0.005025, deviation 0.14189, times √244 = 2.2165.
    expect(annualVolatility([1, 1.1, 0.99])).toBeCloseTo(221.65, 1);
  });

  it.each(SEEDS)('does not change with the unit that growth is counted in (seed %s) [FUND-2]', (seed) => {
    const values = walk(seed, 250);
    expect(annualVolatility(values.map((value) => value * 37.5))).toBeCloseTo(
      annualVolatility(values) ?? 0,
      9,
    );
  });

  it.each(SEEDS)(
    'of what only grows evenly is nothing, and never below nothing (seed %s) [FUND-2]',
    (seed) => {
      const even = Array.from({ length: 100 }, (_, index) => (1 + seed / 1000) ** index);
      expect(annualVolatility(even)).toBeCloseTo(0, 8);
      expect(annualVolatility(walk(seed, 100))).toBeGreaterThan(0);
    },
  );

  it('needs two returns: one point or two say nothing [FUND-2]', () => {
    expect(annualVolatility([])).toBeUndefined();
    expect(annualVolatility([1])).toBeUndefined();
    expect(annualVolatility([1, 1.1])).toBeUndefined();
  });
});

describe('the tracking error', () => {
  it.each(SEEDS)(
    'against itself is nothing, and against a steady one is its own movement (seed %s) [FUND-2]',
    (seed) => {
      const values = walk(seed, 200);
      expect(trackingError(values, values)).toBe(0);
      const steady = values.map(() => 1);
      // Simple and log returns of small days are nearly the same.
      expect(trackingError(values, steady)).toBeCloseTo(annualVolatility(values) ?? 0, 0);
    },
  );

  it.each(SEEDS)('is the same seen from both sides (seed %s) [FUND-2]', (seed) => {
    const [one, other] = [walk(seed, 200), walk(seed + 1, 200)];
    expect(trackingError(one, other)).toBeCloseTo(trackingError(other, one) ?? 0, 9);
  });

  it('refuses days that do not belong together [FUND-2]', () => {
    expect(() => trackingError([1, 2], [1])).toThrow(RangeError);
  });
});

describe('the return of a year', () => {
  it('is that of the days where they are a year, and compounds where they are not [FUND-2]', () => {
    expect(annualReturn(1.1, '2025-11-19', '2026-11-19')).toBeCloseTo(10, 9);
    expect(annualReturn(1.21, '2023-01-01', '2025-01-01')).toBeCloseTo(9.99, 1);
    expect(annualReturn(1.1, '2026-11-19', '2026-11-19')).toBeUndefined();
  });
});

describe('the Sharpe ratio', () => {
  it('is what was earned above no risk, by the risk; without risk there is none [FUND-2]', () => {
    expect(sharpeRatio(10, 1.1, 8.9)).toBeCloseTo(1, 9);
    expect(sharpeRatio(1.1, 1.1, 5)).toBe(0);
    expect(sharpeRatio(10, 1.1, 0)).toBeUndefined();
  });
});
