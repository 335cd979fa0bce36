import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['mortgage', 'mortgage', 0],
    ['morgage', 'mortgage', 1],
    ['motrgage', 'mortgage', 1],
    ['depositt', 'deposit', 1],
    ['loan', 'lean', 1],
    ['inshurence', 'insurance', 2],
    ['loan', 'bond', 3],
    ['fund', 'fundraising', 3],
  ])('from %s to %s is %i, counted up to 2', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });
});
