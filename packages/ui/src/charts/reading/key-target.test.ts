import { describe, expect, it } from 'vitest';
import { keyTarget, type Way } from './key-target.ts';

const from = (at: number, key: string, way: Way = 'along', first = 0) =>
  keyTarget(key, { first, last: 30, at, way });

describe('the keys of a chart [A11Y-7]', () => {
  it('go from figure to figure, and no further than the ends', () => {
    expect([from(5, 'ArrowRight'), from(5, 'ArrowLeft'), from(5, 'Home'), from(5, 'End')]).toEqual([
      6, 4, 0, 30,
    ]);
    expect([from(30, 'ArrowRight'), from(0, 'ArrowLeft')]).toEqual([30, 0]);
    expect([from(5, 'PageDown'), from(5, 'PageUp')]).toEqual([0, 25]);
  });

  it('begin where a drawing does that leaves the oldest out', () => {
    expect([from(8, 'Home', 'along', 7), from(7, 'ArrowLeft', 'along', 7)]).toEqual([7, 7]);
  });

  it('go down a list with the key down, and over a year of months with the key up', () => {
    expect([from(5, 'ArrowDown', 'rows'), from(5, 'ArrowUp', 'rows')]).toEqual([6, 4]);
    expect([from(15, 'ArrowUp', { grid: 12 }), from(15, 'ArrowDown', { grid: 12 })]).toEqual([27, 3]);
  });

  it('leave all other keys to the page', () => {
    expect(['Tab', 'Enter', 'a'].map((key) => from(5, key))).toEqual([undefined, undefined, undefined]);
  });
});
