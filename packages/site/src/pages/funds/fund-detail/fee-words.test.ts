import { describe, expect, it } from 'vitest';
import type { FundFeeTier } from '@bank/contract';
import { fundDetail } from '../../../words/funds/fund-detail/zh-cn.ts';
import { daysInWords, lowestRedeemTier, tierRange, tierRate, usualPurchaseTier } from './fee-words.ts';

const tier = (given: Partial<FundFeeTier>): FundFeeTier => ({
  feeType: 'PURCHASE',
  rate: '1.50',
  unit: 'PERCENT',
  ...given,
});

describe('the words of fee tiers', () => {
  it.each([
    [tier({ minAmount: '0', maxAmount: '1000000' }), '100 万元以下'],
    [tier({ minAmount: '1000000', maxAmount: '3000000' }), '100 万元（含）至 300 万元'],
    [tier({ minAmount: '5000000' }), '500 万元及以上'],
    [tier({ feeType: 'REDEEM', minDays: 0, maxDays: 7 }), '7 天以下'],
    [tier({ feeType: 'REDEEM', minDays: 30, maxDays: 365 }), '30 天（含）至 1 年'],
    [tier({ feeType: 'REDEEM', minDays: 730 }), '2 年及以上'],
    [tier({ rate: '0.00' }), '不限金额'],
    [tier({ feeType: 'REDEEM', rate: '0.00' }), '不限期限'],
  ])('say the bounds of a tier [FUND-2]', (given, said) => {
    expect(tierRange(given, fundDetail, 'CN')).toBe(said);
  });

  it('count whole years in years [FUND-2]', () => {
    expect([daysInWords(365, fundDetail), daysInWords(180, fundDetail)]).toEqual(['1 年', '180 天']);
  });

  it('write a rate with its unit [FUND-2]', () => {
    expect(tierRate('1.2', 'PERCENT', fundDetail, 'CN')).toBe('1.20%');
    expect(tierRate('1000', 'YUAN', fundDetail, 'CN')).toBe('每笔 1,000 元');
    expect(tierRate('0.00', 'PERCENT', fundDetail, 'CN')).toBe('不收取');
  });

  it('find the tiers of a small purchase and of a long holding [FUND-2]', () => {
    const long = tier({ feeType: 'REDEEM', minDays: 730, rate: '0' });
    const fees = [tier({ minAmount: '1000000' }), tier({ minAmount: '0', maxAmount: '1000000' }), long];
    expect(usualPurchaseTier(fees)).toBe(fees[1]);
    expect(lowestRedeemTier(fees)).toBe(long);
  });
});
