import { describe, expect, it } from 'vitest';
import { pushApart } from './push-apart.ts';

describe('marks of a plan', () => {
  it('are moved apart where they would cover each other, and left alone elsewhere', () => {
    const far = { x: 100, y: 100 };
    const pushed = pushApart([{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 0, y: 0 }, far], { least: () => 20 });
    for (const [index, a] of pushed.entries())
      for (const b of pushed.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19.9);
    expect(pushed[3]).toEqual(far);
  });

  it('give way by their weight: of 1 and 9 the first goes nine tenths of the way', () => {
    const [light, heavy] = pushApart(
      [
        { x: 0, y: 0, count: 1 },
        { x: 10, y: 0, count: 9 },
      ],
      { least: () => 20, weight: ({ count }) => count },
    );
    expect(light?.x).toBeCloseTo(-9, 5);
    expect(heavy?.x).toBeCloseTo(11, 5);
  });
});
