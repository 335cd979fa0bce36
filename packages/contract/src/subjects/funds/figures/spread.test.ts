import { describe, expect, it } from 'vitest';
import { annualDeviation } from './annual-deviation.ts';
import { annualReturn, trackingError } from './spread.ts';

/** Growths that are told apart by their seed; the same on every run. */
function walk(seed: number, days: number): number[] {
  let value = 1;
  return Array.from({ length: days }, (_, index) => (value *= 1 + Math.sin(index * seed + seed) / 60));
}
const SEEDS = [1.3, 2.7, 4.1, 5.9, 7.7];

describe('the tracking error', () => {
  it.each(SEEDS)(
    'against itself is nothing, and against a steady one is its own movement (seed %s) [FUND-2]',
    (seed) => {
      const values = walk(seed, 200);
      expect(trackingError(values, values)).toBe(0);
      const steady = values.map(() => 1);
      const daily = values.slice(1).map((value, index) => value / (values[index] ?? value) - 1);
      expect(trackingError(values, steady)).toBeCloseTo(annualDeviation(daily) ?? 0, 9);
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
