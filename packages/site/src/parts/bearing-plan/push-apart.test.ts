import { expect, it } from 'vitest';
import { pushApart } from './push-apart.ts';

it('moves marks of a plan apart that would cover each other, and leaves the others', () => {
  const far = { x: 100, y: 100 };
  const pushed = pushApart([{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 0, y: 0 }, far], 20);
  for (const [index, a] of pushed.entries())
    for (const b of pushed.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19.9);
  expect(pushed[3]).toEqual(far);
});
