import { describe, expect, it } from 'vitest';
import { niceScale } from './nice-scale.ts';

describe('niceScale', () => {
  it.each([
    [1.5, [0, 0.4, 0.8, 1.2, 1.6]],
    [1.6, [0, 0.4, 0.8, 1.2, 1.6]],
    [2.75, [0, 1, 2, 3, 4]],
    [3.9, [0, 1, 2, 3, 4]],
    [0.9, [0, 0.25, 0.5, 0.75, 1]],
    [17, [0, 5, 10, 15, 20]],
  ])('covers %s with four round steps from zero [S7-misc]', (highest, ticks) => {
    expect(niceScale(highest, 4)).toEqual(ticks);
  });
});
