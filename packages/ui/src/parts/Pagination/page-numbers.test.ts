import { describe, expect, it } from 'vitest';
import { pageMarks } from './page-numbers.ts';

describe('pageMarks', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 24, '1 2 3 4 5 gap 24'],
    [4, 24, '1 2 3 4 5 gap 24'],
    [5, 24, '1 gap 4 5 6 gap 24'],
    [12, 24, '1 gap 11 12 13 gap 24'],
    [20, 24, '1 gap 19 20 21 gap 24'],
    [21, 24, '1 gap 20 21 22 23 24'],
    [24, 24, '1 gap 20 21 22 23 24'],
  ])('shows first, last and the neighbours of page %i of %i', (current, pages, shown) => {
    expect(pageMarks(current, pages).join(' ')).toBe(shown);
  });

  it('shows nothing when there is nothing', () => {
    expect(pageMarks(1, 0)).toEqual([]);
  });
});
