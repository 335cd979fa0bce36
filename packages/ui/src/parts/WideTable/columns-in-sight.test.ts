import { describe, expect, it } from 'vitest';
import { columnsInSight } from './columns-in-sight.ts';

const six = Array.from({ length: 6 }, (_, index) => ({ start: 98 + index * 78, width: 78 }));
const scrolled = (by: number) => six.map(({ start, width }) => ({ start: start - by * 78, width }));

describe('the columns of a wide table in sight', () => {
  it('are the first three, then the next, then the last', () => {
    expect(columnsInSight(six, 98, 350)).toEqual({ first: 1, last: 3, total: 6 });
    expect(columnsInSight(scrolled(1), 98, 350)).toEqual({ first: 2, last: 4, total: 6 });
    expect(columnsInSight(scrolled(3), 98, 350)).toEqual({ first: 4, last: 6, total: 6 });
  });

  it('are not counted where all of them fit', () => {
    expect(columnsInSight(six, 98, 566)).toBeUndefined();
    expect(columnsInSight([], 98, 350)).toBeUndefined();
  });

  it('are the nearest one where none is whole', () => {
    expect(
      columnsInSight(
        [
          { start: 90, width: 400 },
          { start: 490, width: 400 },
        ],
        98,
        350,
      ),
    ).toEqual({
      first: 1,
      last: 1,
      total: 2,
    });
  });
});
