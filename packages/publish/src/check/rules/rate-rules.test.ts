import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkRates } from './rate-rules.ts';

const QUOTE = {
  spotBuy: '707.00',
  spotSell: '709.00',
  cashBuy: '700.00',
  cashSell: '709.00',
  middleRate: '708.00',
};
const dollar = aRecord('fx-rate', 'usd', { currency: 'USD', ...QUOTE });
const rate = (change: object) => aRecord('fx-rate', 'eur', { currency: 'EUR', ...QUOTE, ...change });
const said = (change: object) => reported(checkRates, [dollar, rate(change)], { scope: 'rates' });

describe('exchange rates [WLTH-8]', () => {
  it.each([
    {},
    { spotSell: '707.00', cashBuy: '707.00', cashSell: '707.00', middleRate: '707.00' },
    { cashBuy: '', cashSell: '' },
    { spotBuy: '', spotSell: '', cashBuy: '', cashSell: '' },
  ])('pass with %j', (change) => {
    expect(said(change)).toEqual([]);
  });

  it.each([
    [
      { spotSell: '706.00', cashSell: '706.00' },
      'spotSell: expected at least the spot buying rate, 707.00, found "706.00"',
    ],
    [
      { cashSell: '699.00', spotBuy: '', spotSell: '' },
      'cashSell: expected at least the cash buying rate, 700.00, found "699.00"',
    ],
    [{ cashBuy: '708.00' }, 'spotBuy: expected at least the cash buying rate, 708.00, found "707.00"'],
    [{ cashSell: '708.00' }, 'cashSell: expected at least the spot selling rate, 709.00, found "708.00"'],
    [{ cashBuy: '0.00' }, 'cashBuy: expected a rate above 0, found "0.00"'],
    [{ middleRate: '-1' }, 'middleRate: expected a rate above 0, found "-1"'],
  ])('are refused with %j', (change, problem) => {
    expect(said(change)).toEqual([`eur CN ${problem}`]);
  });

  it.each(['spotBuy', 'spotSell', 'cashBuy', 'cashSell'])('are refused with nothing for %s', (field) => {
    expect(said({ spotBuy: '', spotSell: '', cashBuy: '', cashSell: '', [field]: '0' })).toEqual([
      `eur CN ${field}: expected a rate above 0, found "0"`,
    ]);
  });

  it('are looked at again where a middle rate is half a per cent from its quotes', () => {
    expect(said({ middleRate: '711.50' })).toEqual([]);
    expect(said({ middleRate: '704.50' })).toEqual([]);
    const expected =
      'warning: eur CN middleRate: expected a cross rate against USD within 0.5 % of the quotes';
    expect(said({ middleRate: '720.00' })).toEqual([`${expected}, found "720.00", 1.67 % away`]);
    expect(said({ middleRate: '700.00' })).toEqual([`${expected}, found "700.00", 1.14 % away`]);
    expect(said({ middleRate: '720.00', spotBuy: '', cashBuy: '' })).toEqual([]);
    expect(said({ middleRate: '720.00', spotSell: '', cashSell: '' })).toEqual([]);
    expect(reported(checkRates, [rate({ middleRate: '720.00' })])).toEqual([]);
  });
});
