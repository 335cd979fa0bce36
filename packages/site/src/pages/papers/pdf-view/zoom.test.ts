import { describe, expect, it } from 'vitest';
import { nextZoom, scaleOf } from './zoom.ts';

describe('zoom', () => {
  it.each([
    ['auto', 1300, 800, 1.25],
    ['auto', 400, 800, 0.5],
    ['fit', 1300, 800, 1.625],
    ['fit', 8000, 800, 3],
    ['fit', 0, 800, 0.1],
    [150, 400, 800, 1.5],
  ] as const)(
    '%s in %i px makes a page of %i px %f times as large [S2-pdf]',
    (zoom, available, width, scale) => {
      expect(scaleOf(zoom, available, width)).toBe(scale);
    },
  );

  it.each([
    [1, 'in', 1, 125],
    [1.25, 'in', 1, 150],
    [1.37, 'out', 1, 125],
    [3, 'in', 1, undefined],
    [0.45, 'in', 0.45, 50],
    [0.5, 'out', 0.45, 'auto'],
    [0.5, 'out', 1, undefined],
    [0.45, 'out', 0.45, undefined],
  ] as const)('from %f one step %s, with %f fitting the window, is %s', (scale, direction, auto, next) => {
    expect(nextZoom(scale, direction, auto)).toBe(next);
  });
});
