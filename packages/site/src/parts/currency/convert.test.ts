import { describe, expect, it } from 'vitest';
import type { FxRate } from '@bank/contract';
import type { Conversion } from './conversion.ts';
import { convert } from './convert.ts';

const aRate = (currency: FxRate['currency'], quotes: Partial<FxRate>): FxRate => ({
  currency,
  currencyName: currency,
  unit: 100,
  spotBuy: '',
  cashBuy: '',
  spotSell: '',
  cashSell: '',
  middleRate: '',
  changeRate: '',
  publishTime: '2026-11-20T10:30:00+08:00',
  ...quotes,
});

const RATES = [
  aRate('USD', { spotBuy: '707.15', cashBuy: '701.40', spotSell: '710.12', cashSell: '711.00' }),
  aRate('EUR', { spotBuy: '818.56', cashBuy: '793.12', spotSell: '824.60', cashSell: '824.60' }),
  aRate('JPY', { spotBuy: '4.5410', cashBuy: '4.3998', spotSell: '4.5744', cashSell: '4.5744' }),
  aRate('SEK', { spotBuy: '74.36', cashBuy: '', spotSell: '74.96', cashSell: '' }),
];

const converted = (conversion: Conversion) => {
  const result = convert(conversion, RATES);
  if (result.kind !== 'done') throw new Error(result.kind);
  return result;
};

describe('convert', () => {
  // Worked by hand: amount × rate ÷ 100, or amount × 100 ÷ rate.
  it.each([
    [
      'sells dollars by transfer',
      { amount: '1000', from: 'USD', to: 'CNY', by: 'spot' },
      '7071.50',
      ['spotBuy'],
    ],
    ['sells dollar notes', { amount: '1000', from: 'USD', to: 'CNY', by: 'cash' }, '7014.00', ['cashBuy']],
    [
      'buys dollars by transfer',
      { amount: '7101.20', from: 'CNY', to: 'USD', by: 'spot' },
      '1000.00',
      ['spotSell'],
    ],
    // 10,000 × 100 ÷ 711 = 1,406.4698…
    ['buys dollar notes', { amount: '10000', from: 'CNY', to: 'USD', by: 'cash' }, '1406.47', ['cashSell']],
    // 10,000 × 100 ÷ 4.5744 = 218,607.9048…, and yen have no cents.
    ['buys yen', { amount: '10000', from: 'CNY', to: 'JPY', by: 'spot' }, '218608', ['spotSell']],
    // 1,000 dollars → 7,071.50 yuan; × 100 ÷ 824.60 = 857.5673…
    [
      'goes through yuan',
      { amount: '1000', from: 'USD', to: 'EUR', by: 'spot' },
      '857.57',
      ['spotBuy', 'spotSell'],
    ],
    [
      'stays exact',
      { amount: '1000000000000', from: 'USD', to: 'CNY', by: 'spot' },
      '7071500000000.00',
      ['spotBuy'],
    ],
    // 0.01 × 7.0715 = 0.070715
    ['rounds to the fen', { amount: '0.01', from: 'USD', to: 'CNY', by: 'spot' }, '0.07', ['spotBuy']],
  ] as const)('%s [FX-3]', (_, conversion, gets, rateNames) => {
    const result = converted({ of: 'pay', ...conversion });
    expect(result.gets).toBe(gets);
    expect(result.steps.map(({ rateName }) => rateName)).toEqual(rateNames);
  });

  it.each([
    ['wanted dollars', { amount: '1000', from: 'CNY', to: 'USD', by: 'spot' }, '7101.20'],
    // 7,000 × 100 ÷ 707.15 = 989.8890…: the nearest cent would do, and it is above.
    ['wanted yuan', { amount: '7000', from: 'USD', to: 'CNY', by: 'spot' }, '989.89'],
    // 5,000 × 100 ÷ 707.15 = 707.0635…: 707.06 dollars would bring 4,999.97.
    [
      'wanted yuan, a cent more so that it is enough',
      { amount: '5000', from: 'USD', to: 'CNY', by: 'spot' },
      '707.07',
    ],
    // 500 euros cost 4,123.00 yuan; × 100 ÷ 707.15 = 583.0446…, up to 583.05.
    ['wanted euros for dollars', { amount: '500', from: 'USD', to: 'EUR', by: 'spot' }, '583.05'],
  ] as const)('works back from %s [FX-3]', (_, conversion, pays) => {
    expect(converted({ of: 'get', ...conversion }).pays).toBe(pays);
  });

  it('shows both deals in the order in which they are made [FX-3]', () => {
    const { steps } = converted({ amount: '500', of: 'get', from: 'USD', to: 'EUR', by: 'spot' });
    expect(steps.map(({ deed, currency, foreign, yuan }) => [deed, currency, foreign, yuan])).toEqual([
      ['sell', 'USD', '583.05', '4123.00'],
      ['buy', 'EUR', '500.00', '4123.00'],
    ]);
  });

  it('says which rate is missing rather than guess [FX-1] [FX-3]', () => {
    const conversion = { amount: '100', of: 'pay', from: 'SEK', to: 'CNY', by: 'cash' } as const;
    expect(convert(conversion, RATES)).toEqual({ kind: 'not-traded', currency: 'SEK', rateName: 'cashBuy' });
  });

  it('has nothing to do between a currency and itself [FX-3]', () => {
    expect(convert({ amount: '1', of: 'pay', from: 'CNY', to: 'CNY', by: 'spot' }, RATES)).toEqual({
      kind: 'same',
    });
  });
});
