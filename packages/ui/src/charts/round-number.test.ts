import { describe, expect, it } from 'vitest';
import { roundAtLeast, roundAtMost } from './round-number.ts';

describe('a round number', () => {
  it.each([
    [0.375, 0.4],
    [0.4, 0.4],
    [0.1 + 0.2, 0.4],
    [0.22, 0.25],
    [5.1, 10],
    [1_001, 2_000],
  ])('at least %s is %s', (least, round) => {
    expect(roundAtLeast(least)).toBeCloseTo(round, 12);
  });

  it('takes only the digits that it is given', () => {
    expect(roundAtLeast(2.2, [1, 2, 5, 10])).toBe(5);
  });

  it('is not made longer by what floating point adds', () => {
    expect(roundAtLeast((0.1 + 0.2) / 0.3)).toBe(1);
  });

  it.each([
    [780, 500],
    [500, 500],
    [499, 200],
    [1, 1],
  ])('at most %s is %s', (most, round) => {
    expect(roundAtMost(most)).toBe(round);
  });
});
