import { describe, expect, it } from 'vitest';
import { canvasDensity } from './canvas-density.ts';

describe('the density of a canvas', () => {
  it.each([
    [794, 1123, 1, 1],
    [794, 1123, 0.75, 0.75],
    [794, 1123, 3, 2],
  ])('for %i × %i on a screen of %f is %f', (width, height, screen, density) => {
    expect(canvasDensity(width, height, screen)).toBe(density);
  });

  it('keeps the largest page within 16.8 million pixels', () => {
    const density = canvasDensity(2382, 3369, 2);
    expect(density).toBeLessThan(2);
    expect(2382 * density * 3369 * density).toBeLessThanOrEqual(2 ** 24 + 1);
  });
});
