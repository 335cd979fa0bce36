import { describe, expect, it } from 'vitest';
import { POSITIONS, arcTo, graduation, placeOf, positionAt } from './dial-places.ts';

const every = Array.from({ length: POSITIONS + 1 }, (_, position) => position);

describe('the dial', () => {
  it('is turned to a position by pointing at its place on the arc', () => {
    for (const position of every) {
      const { x, y } = placeOf(position);
      expect(positionAt(x - 130, y - 130)).toBe(position);
    }
  });

  it('goes no further than its ends when pointed at below', () => {
    expect([positionAt(-1, 100), positionAt(1, 100)]).toEqual([0, POSITIONS]);
    expect(positionAt(0, -50)).toBe(50);
  });

  it('draws the long way round only where the arc is longer than half a circle', () => {
    const flag = (position: number) => /A104 104 0 (\d)/.exec(arcTo(position))?.[1];
    expect([flag(10), flag(64), flag(65), flag(100)]).toEqual(['0', '0', '1', '1']);
  });

  it('is graduated by 71 marks', () => {
    expect(graduation().match(/M/g)).toHaveLength(71);
  });
});
