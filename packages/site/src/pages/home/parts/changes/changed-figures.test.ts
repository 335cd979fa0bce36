import { describe, expect, it } from 'vitest';
import { aLoanRate, anFxRate, deposits, fx, gold } from '../../../../parts/blocks/testing/home-fixtures.ts';
import {
  changedCurrencies,
  changedGold,
  changedPrimeRates,
  changedRates,
  commonMove,
} from './changed-figures.ts';

const before = (prevRates: (string | undefined)[]) =>
  deposits.map((rate, index) => {
    const prevRate = prevRates[index];
    return prevRate === undefined ? rate : { ...rate, prevRate };
  });

describe('what changed', () => {
  it('keeps the rates that differ from the version before, in basis points', () => {
    const moved = changedRates(before(['0.05', '0.75', undefined, '1.1', '1.25', '1.40']));
    expect(moved.map(({ termCode, basisPoints }) => [termCode, basisPoints])).toEqual([
      ['3M', '-5'],
      ['2Y', '-5'],
      ['3Y', '5'],
    ]);
    expect(commonMove(moved)).toBeUndefined();
    expect(commonMove(moved.slice(0, 2))).toBe('-5');
  });

  it('compares rates as amounts: 1.10 is what 1.1 was', () => {
    expect(changedRates([{ rate: '1.10', prevRate: '1.1' }])).toEqual([]);
  });

  it('takes the two main currencies that are traded and not where they closed', () => {
    const list = [
      anFxRate({ currency: 'USD', changeRate: '0.00' }),
      anFxRate({ currency: 'EUR', changeRate: '-0.21' }),
      anFxRate({ currency: 'GBP', changeRate: '' }),
      anFxRate({ currency: 'JPY', changeRate: '0.10', spotBuy: '' }),
      anFxRate({ currency: 'HKD', changeRate: '0.10' }),
      anFxRate({ currency: 'AUD', changeRate: '0.10' }),
    ];
    expect(changedCurrencies({ ...fx, list }).map(({ currency }) => currency)).toEqual(['EUR', 'HKD']);
    expect(changedCurrencies(undefined)).toEqual([]);
  });

  it('leaves out an LPR that was renewed as it was, other loans, and gold that stands', () => {
    const loans = [
      aLoanRate({ prevRate: '3.00' }),
      aLoanRate({ termCode: '5Y', rate: '3.50', prevRate: '3.60' }),
      aLoanRate({ kind: 'MORTGAGE', rate: '3.05', prevRate: '3.15' }),
    ];
    expect(changedPrimeRates(loans).map(({ termCode, basisPoints }) => [termCode, basisPoints])).toEqual([
      ['5Y', '-10'],
    ]);
    expect([changedGold(gold), changedGold({ ...gold, changeRate: '0.00' }), changedGold(null)]).toEqual([
      gold,
      undefined,
      undefined,
    ]);
  });
});
