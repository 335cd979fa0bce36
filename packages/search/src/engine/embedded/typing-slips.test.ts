import { describe, expect, it } from 'vitest';
import { slipsOf } from './typing-slips.ts';

const WORDS = ['licaichanpin', 'interest rates', 'waihuipaijia'];
const begins = (prefix: string) => WORDS.some((word) => word.startsWith(prefix));

describe('a slip in typing [SRCH-4]', () => {
  it.each([
    ['lciai', 'licai'],
    ['licsi', 'licai'],
    ['liccai', 'licai'],
    ['lcai', 'licai'],
    ['intrest', 'interest'],
    ['interset', 'interest'],
    ['interest rats', 'interest rat'],
  ])('%s is read as %s', (typed, meant) => {
    expect(slipsOf(typed, begins)).toContain(meant);
  });

  it.each(['xicai', 'lic', 'zzzz', 'lciaix', 'a'.repeat(40)])('%s is not read otherwise', (typed) => {
    expect(slipsOf(typed, begins)).toEqual([]);
  });

  it('is looked for no further than where nothing begins so, in a bounded number of looks', () => {
    let looks = 0;
    slipsOf('liqqqqqqqqqqqq', (prefix) => {
      looks += 1;
      return begins(prefix);
    });
    expect(looks).toBeLessThan(200);
  });
});
