import { describe, expect, it } from 'vitest';
import { tabAfter } from './tab-after.ts';

describe('tabAfter', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 0, 4],
    ['ArrowLeft', 3, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Enter', 1, undefined],
    ['a', 1, undefined],
  ])('%s from tab %i of five leads to %s [S7-personal]', (key, current, next) => {
    expect(tabAfter(key, current, 5)).toBe(next);
  });
});
