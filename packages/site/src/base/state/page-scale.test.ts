import { describe, expect, it } from 'vitest';
import { pageScale } from './page-scale.ts';

describe('the page scale', () => {
  it.each([
    ['wide', 1920, false, false, 1],
    ['the design width', 1366, false, false, 1],
    ['smaller by a scrollbar', 1351, false, false, 1351 / 1366],
    ['half', 683, false, false, 0.5],
    ['a phone, which reflows', 390, true, false, 1],
    ['smaller with enlarged text, which reflows', 1100, false, true, 1],
  ])('of a window that is %s [S4-scale]', (_, width, isNarrow, isReflowed, scale) => {
    expect(pageScale(width, isNarrow, isReflowed)).toBe(scale);
  });
});
