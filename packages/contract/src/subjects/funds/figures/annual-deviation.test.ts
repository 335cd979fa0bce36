import { describe, expect, it } from 'vitest';
import { annualDeviation } from './annual-deviation.ts';

describe('the deviation of a year', () => {
  it('is worked out by hand: +10 % and −10 % [FUND-2]', () => {
    // Mean 0, squares 0.01 + 0.01 over one: √0.02 = 0.141421, times √244 = 2.20907.
    expect(annualDeviation([0.1, -0.1])).toBeCloseTo(220.907, 3);
  });

  it('of what moves evenly is nothing, and two days are the fewest that say anything [FUND-2]', () => {
    expect(annualDeviation([0.01, 0.01, 0.01])).toBeCloseTo(0, 9);
    expect(annualDeviation([0.1])).toBeUndefined();
    expect(annualDeviation([])).toBeUndefined();
  });
});
