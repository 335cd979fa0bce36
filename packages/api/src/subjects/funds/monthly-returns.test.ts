import { describe, expect, it } from 'vitest';
import type { Level } from '@bank/contract/fund-figures';
import { monthlyReturns } from './monthly-returns.ts';

const level = (date: string, nav: string): Level => ({ date, nav, factor: 1n, paid: 0n });

describe('monthly returns', () => {
  const levels = [
    level('2026-01-12', '1.0000'),
    level('2026-01-30', '1.0500'),
    level('2026-02-02', '1.2000'),
    level('2026-02-27', '0.9975'),
    level('2026-03-05', '1.0474'),
  ];

  it('go from one month’s last day to the next one’s [FUND-2]', () => {
    // 0.9975 ÷ 1.05 − 1 = −5 %; 1.0474 ÷ 0.9975 − 1 = 5.0025… %.
    expect(monthlyReturns(levels, false)).toEqual([
      { month: '2026-02', value: '-5.00' },
      { month: '2026-03', value: '5.00' },
    ]);
  });

  it('count the month of inception from its first day [FUND-2]', () => {
    expect(monthlyReturns(levels, true)[0]).toEqual({ month: '2026-01', value: '5.00' });
  });

  it('are none without a history [FUND-2]', () => {
    expect(monthlyReturns([], true)).toEqual([]);
  });
});
