import { describe, expect, it } from 'vitest';
import type { FxRate } from '@bank/contract';
import { otherCurrencyNames } from '@bank/contract/names/zh-cn/other-currency-names';
import { matchingRates, pinnedFirst } from './matching-rates.ts';

const aRate = (currency: string, currencyName: string, pinyin?: string) =>
  ({ currency, currencyName, pinyin }) as FxRate;

const RATES = [
  aRate('USD', '美元', 'mei yuan'),
  aRate('EUR', '欧元', 'ou yuan'),
  aRate('SEK', '瑞典克朗', 'rui dian ke lang'),
  aRate('CHF', 'Swiss franc'),
];

describe('matchingRates', () => {
  it.each([
    ['us', ['USD']],
    ['ＵＳＤ', ['USD']],
    ['元', ['USD', 'EUR']],
    ['meiyuan', ['USD']],
    ['mei yuan', ['USD']],
    ['yuan', ['USD', 'EUR']],
    ['rdkl', ['SEK']],
    ['lang', ['SEK']],
    ['ang', []],
    ['franc', ['CHF']],
    ['  ', ['USD', 'EUR', 'SEK', 'CHF']],
    ['卢布', []],
  ])('finds by %s: %s [FX-7]', (keyword, codes) => {
    expect(matchingRates(RATES, keyword).map(({ currency }) => currency)).toEqual(codes);
  });
});

it.each(['港币', 'gangbi', '港元', 'gangyuan', 'gy', 'hkd'])(
  'finds the Hong Kong dollar by %s [FX-7]',
  (keyword) => {
    const rates = [aRate('HKD', '港元', 'gang yuan'), ...RATES];
    expect(matchingRates(rates, keyword, otherCurrencyNames).map(({ currency }) => currency)).toEqual([
      'HKD',
    ]);
  },
);

describe('pinnedFirst', () => {
  it('puts favourites at the head and keeps the order of the rest [FX-7]', () => {
    expect(pinnedFirst(RATES, ['CHF', 'EUR']).map(({ currency }) => currency)).toEqual([
      'EUR',
      'CHF',
      'USD',
      'SEK',
    ]);
  });
});
