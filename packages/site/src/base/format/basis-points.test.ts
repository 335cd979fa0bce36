import { describe, expect, it } from 'vitest';
import { basisPointsBetween } from './basis-points.ts';

describe('basisPointsBetween', () => {
  it.each([
    ['1.15', '1.10', '-5'],
    ['3.325', '3.075', '-25'],
    ['3.00', '3.0', '0'],
    ['2', '3', '100'],
    ['2.50', '3.60', '110'],
    ['3.05', '3.0525', '0.25'],
  ])('from %s %% to %s %% are %s [RATE-2]', (from, to, points) => {
    expect(basisPointsBetween(from, to)).toBe(points);
  });
});
