import { describe, expect, it } from 'vitest';
import { isPastEnd, pagesOf } from './list-place.ts';

const place = (total: number, pageNum: number) => ({ total, pageNum, pageSize: 8 });

describe('a page of a list', () => {
  it.each([
    [0, 0],
    [1, 1],
    [8, 1],
    [9, 2],
  ])('%i items make %i pages [S7-lists]', (total, pages) => {
    expect(pagesOf(place(total, 1))).toBe(pages);
  });

  it.each([
    [9, 2, false],
    [9, 3, true],
    [0, 1, false],
    [0, 9, false],
  ])('of %i items page %i is past the end: %s [S7-lists]', (total, pageNum, isPast) => {
    expect(isPastEnd(place(total, pageNum))).toBe(isPast);
  });
});
