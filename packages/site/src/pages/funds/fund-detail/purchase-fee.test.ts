import { describe, expect, it } from 'vitest';
import type { FundFeeTier } from '@bank/contract';
import { addDecimals, compareDecimals } from '../../../base/decimal/arithmetic.ts';
import { purchaseFee } from './purchase-fee.ts';

const FEES: FundFeeTier[] = [
  { feeType: 'REDEEM', minDays: 0, rate: '1.50', unit: 'PERCENT' },
  { feeType: 'PURCHASE', minAmount: '5000000', rate: '1000.00', unit: 'YUAN' },
  { feeType: 'PURCHASE', maxAmount: '1000000', rate: '1.50', discountRate: '0.15', unit: 'PERCENT' },
  { feeType: 'PURCHASE', minAmount: '1000000', maxAmount: '5000000', rate: '0.60', unit: 'PERCENT' },
];
const ask = (amount: string) => purchaseFee(amount, FEES, '2.0918');

describe('the fee of a purchase', () => {
  it('is what is left of amount ÷ (1 + rate), and what the discount saves [FUND-6]', () => {
    // 100,000 ÷ 1.0015 = 99,850.22…; ÷ 1.015 = 98,522.17; 99,850.22 ÷ 2.0918 = 47,734.11…
    expect(ask('100000')).toMatchObject({
      fee: '149.78',
      fullFee: '1477.83',
      net: '99850.22',
      units: '47734.11',
    });
  });

  it('of a large purchase is a sum, from its first yuan on [FUND-6]', () => {
    expect(ask('5000000')).toMatchObject({ fee: '1000.00', fullFee: '1000.00', net: '4999000.00' });
    expect(ask('4999999.99')?.tier.rate).toBe('0.60');
  });

  it('steps exactly at the bounds of the tiers [FUND-6]', () => {
    expect(ask('999999.99')?.tier.discountRate).toBe('0.15');
    expect(ask('1000000')?.tier.rate).toBe('0.60');
  });

  it('and the net amount together are the amount, to the cent, whatever it is [FUND-6]', () => {
    for (let cents = 1; cents < 40_000_000_00; cents = cents * 3 + 7) {
      const amount = (cents / 100).toFixed(2);
      const answer = ask(amount);
      expect(addDecimals(answer?.fee ?? '', answer?.net ?? '')).toBe(amount);
      expect(compareDecimals(answer?.fee ?? '-1', '0')).toBeGreaterThanOrEqual(0);
    }
  });

  it('is not known where there is no tier, and buys no units without a NAV [FUND-6]', () => {
    expect(purchaseFee('100', [], '1')).toBeUndefined();
    expect(purchaseFee('100', FEES, '')?.units).toBe('');
  });
});
