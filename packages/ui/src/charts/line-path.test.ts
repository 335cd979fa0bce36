import { expect, test } from 'vitest';
import { linePath } from './line-path.ts';

test('a line begins at a place and goes on in steps', () => {
  expect(
    linePath([
      { x: 3, y: 34.52 },
      { x: 5.4, y: 35 },
      { x: 15.9, y: 34.6 },
      { x: 16.4, y: 45.1 },
    ]),
  ).toBe('M3 34.5l2.4 .5 10.5-.4 .5 10.5');
});

test('many small steps end where the line ends', () => {
  const points = Array.from({ length: 300 }, (_, index) => ({ x: index / 3, y: index / 7 }));
  const [, steps = ''] = linePath(points).split('l');
  const numbers = (steps.match(/-?[\d.]+/g) ?? []).map(Number);
  const across = numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0);
  expect(across).toBeCloseTo(99.7, 6);
});

test('one point is a place alone, none is nothing', () => {
  expect(linePath([{ x: 1, y: -0.5 }])).toBe('M1-.5');
  expect(linePath([])).toBe('');
});
