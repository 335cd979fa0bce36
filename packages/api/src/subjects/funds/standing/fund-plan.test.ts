import { describe, expect, it } from 'vitest';
import { levelsOf, type NavDay } from '@bank/contract/fund-figures';
import type { FundFeeTier } from '@bank/contract';
import { planOf } from './fund-plan.ts';

const nav = (date: string, unitNav: string, accNav = ''): NavDay => ({
  date,
  unitNav,
  accNav,
  tenThousandIncome: '',
});
const FEES: FundFeeTier[] = [
  { feeType: 'REDEEM', rate: '9.00', unit: 'PERCENT' },
  { feeType: 'PURCHASE', maxAmount: '1000000', rate: '1.50', discountRate: '0.15', unit: 'PERCENT' },
  { feeType: 'PURCHASE', minAmount: '1000000', maxAmount: '5000000', rate: '0.60', unit: 'PERCENT' },
  { feeType: 'PURCHASE', minAmount: '5000000', rate: '1000.00', unit: 'YUAN' },
];
const plan = (days: NavDay[], given: { amount?: string; day?: number; months?: number } = {}) =>
  planOf(levelsOf(days), FEES, { amount: '1000', day: 15, months: 12, ...given });

describe('a regular investment reckoned back', () => {
  it('buys on the first dealing day on or after the day chosen, after the fee [FUND-6]', () => {
    // Sunday 15 November 2026: bought on the 16th. 1000 ÷ 1.0015 = 998.50; ÷ 1.2500 = 798.80 units; × 1.3000.
    const answer = plan([
      nav('2026-11-13', '1.2000'),
      nav('2026-11-16', '1.2500'),
      nav('2026-11-19', '1.3000'),
    ]);
    expect(answer).toMatchObject({
      instalments: 1,
      first: '2026-11-16',
      last: '2026-11-19',
      invested: '1000.00',
      fees: '1.50',
      units: '798.80',
      value: '1038.44',
      gain: '38.44',
      gainPercent: '3.84',
    });
  });

  it('buys distributions in again at the unit NAV of the ex-date, without a fee [FUND-6]', () => {
    const days = [
      nav('2026-10-15', '1.0000'),
      nav('2026-10-30', '0.9000', '1.0000'),
      nav('2026-11-13', '0.9000', '1.0000'),
    ];
    // 998.50 units get 99.85 yuan, which buy 110.94 at 0.90: 1,109.44 units at 0.90.
    expect(plan(days)).toMatchObject({ instalments: 1, units: '1109.44', value: '998.50' });
  });

  it('leaves out what was distributed before the first purchase [FUND-6]', () => {
    const days = [
      nav('2026-09-20', '1.0000', '1.2000'),
      nav('2026-10-15', '0.9000', '1.3000'),
      nav('2026-11-13', '0.9000', '1.3000'),
    ];
    expect(plan(days)).toMatchObject({ instalments: 1, units: '1109.44' });
  });

  it('draws what it came to on each day of a purchase and at each end of a month [FUND-6]', () => {
    const days = [
      nav('2026-08-31', '1.0000'),
      nav('2026-09-15', '1.0000'),
      nav('2026-09-16', '1.1000'),
      nav('2026-09-30', '1.2000'),
      nav('2026-10-15', '1.0000'),
      nav('2026-10-16', '1.1000'),
      nav('2026-10-30', '2.0000'),
      nav('2026-11-13', '1.5000'),
    ];
    const { points } = plan(days);
    expect(points).toEqual([
      { date: '2026-09-15', invested: '1000.00', value: '998.50' },
      { date: '2026-09-30', invested: '1000.00', value: '1198.20' },
      { date: '2026-10-15', invested: '2000.00', value: '1997.00' },
      { date: '2026-10-30', invested: '2000.00', value: '3994.00' },
      { date: '2026-11-13', invested: '2000.00', value: '2995.50' },
    ]);
  });

  it('pays the sum of a large purchase, and no part of it [FUND-6]', () => {
    const answer = plan([nav('2026-11-13', '1.0000'), nav('2026-11-19', '1.0000')], { amount: '5000000' });
    expect(answer).toMatchObject({
      feeRate: '1000.00',
      feeUnit: 'YUAN',
      fees: '1000.00',
      value: '4999000.00',
    });
  });

  it('pays what its own table says of a size, no more than the sum, and nothing without a table [FUND-6]', () => {
    const days = [nav('2026-11-02', '1.0000'), nav('2026-11-05', '1.0000'), nav('2026-11-19', '1.0000')];
    const asked = { amount: '1000', day: 5, months: 1 };
    const paying = (fees: FundFeeTier[]) => planOf(levelsOf(days), fees, asked);
    expect(paying([])).toMatchObject({
      feeRate: '0.00',
      feeUnit: 'PERCENT',
      first: '2026-11-05',
      units: '1000.00',
    });
    expect(paying([{ feeType: 'PURCHASE', rate: '1500', unit: 'YUAN' }])).toMatchObject({
      fees: '1000.00',
      units: '0.00',
      value: '0.00',
    });
    const large: FundFeeTier = { feeType: 'PURCHASE', minAmount: '1000.01', rate: '5.00', unit: 'PERCENT' };
    expect(paying([large, { feeType: 'PURCHASE', rate: '0.00', unit: 'PERCENT' }]).feeRate).toBe('0.00');
  });

  it('leaves out months before the fund, and the month whose day is still to come [FUND-6]', () => {
    const days = [nav('2026-09-20', '1.0000'), nav('2026-10-15', '1.0000'), nav('2026-11-13', '1.0000')];
    expect(plan(days)).toMatchObject({ instalments: 1, first: '2026-10-15' });
  });

  it('answers nothing of a fund with no NAV, and of one that fell with a loss below 0 [FUND-6]', () => {
    const nothing = { instalments: 0, units: '0.00', value: '', gain: '', gainPercent: '', points: [] };
    expect(plan([])).toMatchObject(nothing);
    expect(plan([nav('2026-11-19', '1.0000')], { day: 28 })).toMatchObject(nothing);
    expect(plan([nav('2026-10-15', '1.0000'), nav('2026-11-13', '0.5000')])).toMatchObject({
      value: '499.25',
      gain: '-500.75',
      gainPercent: '-50.08',
    });
  });

  it('never counts a yuan twice: what was invested is fees and units at their own prices [FUND-6]', () => {
    const days = Array.from({ length: 24 }, (_, index) => {
      const date = `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-15`;
      return nav(date, (1 + ((index * 7) % 5) / 10).toFixed(4));
    });
    for (const months of [1, 5, 24]) {
      const answer = plan(days, { months });
      expect(answer.instalments).toBe(months);
      const bought = days
        .slice(-months)
        .reduce((units, { unitNav }) => units + Math.round(99850 / Number(unitNav)) / 100, 0);
      expect(Number(answer.units)).toBeCloseTo(bought, 6);
      expect(Number(answer.fees)).toBeCloseTo(months * 1.5, 6);
    }
  });
});
