import { describe, expect, it } from 'vitest';
import { nearestStop } from './nearest-stop.ts';

describe('nearestStop', () => {
  it('goes by the way along where stops are columns, whatever the height [A11Y-7]', () => {
    const columns = [{ x: 10 }, { x: 50 }, { x: 90 }];
    expect([0, 29, 31, 500].map((x) => nearestStop(columns, { x, y: 999 }))).toEqual([0, 0, 1, 2]);
  });

  it('goes by the height where stops are rows [A11Y-7]', () => {
    const rows = [{ y: 10 }, { y: 44 }];
    expect([0, 26, 28].map((y) => nearestStop(rows, { x: 700, y }))).toEqual([0, 0, 1]);
  });
});
