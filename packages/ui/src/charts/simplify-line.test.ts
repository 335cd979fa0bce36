import { expect, test } from 'vitest';
import type { Point } from './line-path.ts';
import { simplifyLine } from './simplify-line.ts';

test('a straight line needs its ends alone', () => {
  const points = Array.from({ length: 50 }, (_, x) => ({ x, y: x / 2 }));
  expect(simplifyLine(points)).toEqual([points[0], points[49]]);
});

test('a corner that can be seen stays, one of less than two fifths of a pixel goes', () => {
  const seen = { x: 10, y: 1 };
  const unseen = { x: 15, y: 0.7 };
  const points = [{ x: 0, y: 0 }, seen, unseen, { x: 20, y: 0 }];
  expect(simplifyLine(points)).toEqual([points[0], seen, points[3]]);
});

test('no point lies further than two fifths of a pixel from the line that is drawn', () => {
  const points = Array.from({ length: 246 }, (_, index) => ({
    x: index * 1.3,
    y: 100 + 40 * Math.sin(index / 30) + ((index * 7919) % 13) / 5,
  }));
  const drawn = simplifyLine(points);
  expect(drawn.length).toBeLessThan(points.length);
  for (const point of points) expect(distanceTo(drawn, point)).toBeLessThanOrEqual(0.4 + 1e-9);
});

test('short lines come back as they are', () => {
  const point = { x: 1, y: 2 };
  expect(simplifyLine([])).toEqual([]);
  expect(simplifyLine([point])).toEqual([point]);
});

/** At the point's own place on the time axis. */
function distanceTo(line: readonly Point[], { x, y }: Point): number {
  const after = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  );
  const [from, to] = [line[after - 1] ?? { x, y }, line[after] ?? { x, y }];
  const [width, height] = [to.x - from.x, to.y - from.y];
  return Math.abs((x - from.x) * height - (y - from.y) * width) / Math.hypot(width, height);
}
