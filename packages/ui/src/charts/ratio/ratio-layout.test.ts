import { describe, expect, it } from 'vitest';
import { SIZE, ratioLayout } from './ratio-layout.ts';

const points = ['11.48', '11.52', '12.63'].map((value, index) => ({
  label: String(2023 + index),
  value,
  shown: value,
}));

describe('a ratio beside its floor', () => {
  it('keeps line and floor between the bounds it prints [IR-6]', () => {
    const { low, high, floor, points: placed } = ratioLayout(points, '8.5');
    expect(Number(low)).toBeLessThanOrEqual(8.5);
    expect(Number(high)).toBeGreaterThanOrEqual(12.63);
    const y = (value: number) =>
      SIZE.base - ((SIZE.base - SIZE.top) * (value - Number(low))) / (Number(high) - Number(low));
    expect(floor).toBeCloseTo(y(8.5), 0);
    for (const { y: at, value } of placed) expect(at).toBeCloseTo(y(Number(value)), 0);
  });

  it('is as close as its values allow where there is no floor', () => {
    const { low, high, floor } = ratioLayout(points, undefined);
    expect([Number(low) >= 11, Number(high) < 13.1, floor]).toEqual([true, true, undefined]);
  });

  it('draws one value, and values that do not move, without dividing by nothing', () => {
    for (const given of [points.slice(0, 1), [points[0], points[0]].flatMap((point) => point ?? [])]) {
      for (const { x, y } of ratioLayout(given, undefined).points) {
        expect([Number.isFinite(x), Number.isFinite(y)]).toEqual([true, true]);
      }
    }
  });
});
