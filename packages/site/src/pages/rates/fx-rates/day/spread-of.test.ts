import { describe, expect, it } from 'vitest';
import { spreadOf } from './spread-of.ts';

describe('the spread of a quote', () => {
  it.each([
    [
      { spotBuy: '707.15', spotSell: '710.12', middleRate: '708.21' },
      100,
      { points: '297', percent: '0.42' },
    ],
    [
      { spotBuy: '4.5410', spotSell: '4.5744', middleRate: '4.5602' },
      100,
      { points: '3.34', percent: '0.73' },
    ],
    [{ spotBuy: '7.00', spotSell: '7.10', middleRate: '7.05' }, 1, { points: '1000', percent: '1.42' }],
    [{ spotBuy: '7.00', spotSell: '7.00', middleRate: '7.00' }, 1, { points: '0', percent: '0.00' }],
  ])('of %j for %i is %j [FX-5]', (quote, unit, spread) => {
    expect(spreadOf(quote, unit)).toEqual(spread);
  });

  it('is none where one side is not quoted [FX-5]', () => {
    expect(spreadOf({ spotBuy: '', spotSell: '7.1', middleRate: '7' }, 100)).toBeUndefined();
  });
});
