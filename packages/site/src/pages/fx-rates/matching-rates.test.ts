import { describe, expect, it } from 'vitest';
import type { FxRate } from '@bank/contract';
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
