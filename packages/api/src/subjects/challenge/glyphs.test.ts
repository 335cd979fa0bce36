import { describe, expect, it } from 'vitest';
import { GLYPHS, type Point, type Stroke } from './glyphs.ts';

const apart = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
const strokes = (letter: string): readonly Stroke[] => GLYPHS[letter] ?? [];
/** The points of a round stroke, which lie close together. */
const turns = (letter: string) => strokes(letter).filter((stroke) => stroke.length > 5);

describe.each(Object.keys(GLYPHS))('the drawing of %s', (letter) => {
  it('is whole strokes, from edge to edge of its box [FB-4]', () => {
    const points = strokes(letter).flat();
    for (const stroke of strokes(letter)) {
      expect(stroke.length).toBeGreaterThan(1);
      for (const [x, y] of stroke) {
        expect(x).toBeGreaterThanOrEqual(-0.6);
        expect(x).toBeLessThanOrEqual(10.6);
        expect(y).toBeGreaterThanOrEqual(-0.001);
        expect(y).toBeLessThanOrEqual(14.001);
      }
    }
    expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(0.5);
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(13.5);
    expect(Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x))).toBeGreaterThan(7.5);
  });

  it('is like no other [FB-4]', () => {
    for (const other of Object.keys(GLYPHS))
      if (other !== letter) expect(strokes(other)).not.toEqual(strokes(letter));
  });

  it('goes round without a corner [FB-4]', () => {
    for (const stroke of turns(letter)) {
      // No more than the straight lines that lead to a turn and away from it.
      const long = stroke.slice(1).filter((point, at) => apart(point, stroke[at] ?? point) > 3);
      expect(long.length).toBeLessThanOrEqual(2);
      for (const [at, point] of stroke.slice(1).entries())
        expect(apart(point, stroke[at] ?? point)).toBeLessThan(11);
    }
  });
});

it.each([
  ['C', 'right', 'right'],
  ['3', 'left', 'left'],
  ['J', 'right', 'left'],
  ['U', 'left', 'right'],
  ['6', 'right', 'left'],
  ['9', 'left', 'right'],
])('%s begins on the %s and ends on the %s', (letter, first, last) => {
  const [stroke = []] = turns(letter);
  const side = (point: Point | undefined) => ((point?.[0] ?? NaN) < 5 ? 'left' : 'right');
  expect([side(stroke[0]), side(stroke.at(-1))]).toEqual([first, last]);
});
