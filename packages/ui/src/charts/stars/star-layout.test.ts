import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { dipper } from './dipper.ts';
import { NARROW, WIDE, starLayout, type TermPoint } from './star-layout.ts';

const RATES = ['0.05', '0.70', '0.90', '1.10', '1.20', '1.45', '1.50'];
const points: TermPoint[] = RATES.map((value, index) => ({
  code: String(index),
  label: String(index),
  value,
}));

describe('the constellation of terms', () => {
  it('puts each star at its value: from the axis, in proportion [S7-misc]', () => {
    for (const size of [WIDE, NARROW]) {
      const { stars, ticks } = starLayout(points, size);
      const [zero, , , top] = ticks;
      expect(zero).toEqual({ value: 0, y: size.base });
      const perUnit = (size.base - (top?.y ?? 0)) / (top?.value ?? 1);
      for (const { y, value } of stars) expect(size.base - y).toBeCloseTo(Number(value) * perUnit, 0);
      expect(Math.min(...stars.map(({ y }) => y))).toBeGreaterThanOrEqual(size.top);
    }
  });

  it('spaces the terms evenly, whatever their lengths', () => {
    const { stars } = starLayout(points, WIDE);
    const steps = stars.slice(1).map(({ x }, index) => Math.round(x - (stars[index]?.x ?? 0)));
    expect(new Set(steps)).toEqual(new Set([68]));
  });

  it('has the Dipper behind seven stars only', () => {
    expect(starLayout(points, WIDE).ghost).toHaveLength(7);
    expect(starLayout(points.slice(1), WIDE).ghost).toEqual([]);
    expect(starLayout([], WIDE).stars).toEqual([]);
  });

  it('keeps the distances of the sky: the pointers are five and a bit degrees apart, the handle longer', () => {
    const sky = dipper();
    const apart = (a: number, b: number) =>
      Math.hypot((sky[a]?.x ?? 0) - (sky[b]?.x ?? 0), (sky[a]?.y ?? 0) - (sky[b]?.y ?? 0));
    // Dubhe to Merak is 5.37°, Merak to Phecda 7.89°, Alkaid to Dubhe 25.7° of the catalogue.
    expect(apart(6, 5) / apart(5, 4)).toBeCloseTo(5.37 / 7.89, 1);
    expect(apart(0, 6) / apart(6, 5)).toBeCloseTo(25.7 / 5.37, 0);
    expect(sky[6]?.y).toBe(0);
    expect([sky[0]?.x, sky[5]?.x]).toEqual([0, 1]);
  });

  it('settles from the places of the ghost: the style sheet has the same numbers', () => {
    const css = readFileSync(new URL('StarPlot.module.css', import.meta.url), 'utf8');
    for (const [name, size] of [
      ['wide', WIDE],
      ['narrow', NARROW],
    ] as const) {
      const { ghost } = starLayout(points, size);
      for (const [index, { x, y }] of ghost.entries()) {
        expect(css).toMatch(
          new RegExp(`@keyframes ${name}-star-${index + 1} \\{\\s+from \\{\\s+cx: ${x}px;\\s+cy: ${y}px;`),
        );
      }
      const line = ghost.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
      expect(css).toContain(`d: path('${line}')`);
    }
  });
});
