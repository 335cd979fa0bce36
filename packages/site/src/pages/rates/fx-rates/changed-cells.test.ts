import { describe, expect, it } from 'vitest';
import type { FxRate } from '@bank/contract';
import { changedCells } from './changed-cells.ts';

const aRate = (currency: string, quotes: Partial<FxRate>) =>
  ({
    currency,
    spotBuy: '1',
    cashBuy: '',
    spotSell: '3',
    cashSell: '3',
    middleRate: '2',
    ...quotes,
  }) as FxRate;

describe('changedCells', () => {
  it('names each figure that moved, with its direction and what it was [FX-2]', () => {
    const before = [aRate('USD', { spotBuy: '707.15', spotSell: '710.12' }), aRate('EUR', {})];
    const after = [aRate('USD', { spotBuy: '1000.00', spotSell: '99.9', cashBuy: '5' }), aRate('EUR', {})];
    expect([...changedCells(before, after)]).toEqual([
      ['USD.spotBuy', { was: '707.15', direction: 'rise' }],
      ['USD.cashBuy', { was: '', direction: 'other' }],
      ['USD.spotSell', { was: '710.12', direction: 'fall' }],
    ]);
  });

  it('says nothing about a currency that is new [FX-2]', () => {
    expect(changedCells([], [aRate('USD', {})]).size).toBe(0);
  });
});
