import { describe, expect, it } from 'vitest';
import { instalmentOf } from './instalment.ts';

describe('an instalment plan [S2-creditcard]', () => {
  it('repays equal parts, with the odd cents in the last', () => {
    const { rows, interest, total } = instalmentOf(1_000_000n, { months: 12, monthlyRate: '0.60' });
    expect(rows[0]).toEqual({
      number: 1,
      principal: 83_333n,
      interest: 6_000n,
      payment: 89_333n,
      left: 916_667n,
    });
    expect(rows.at(-1)).toEqual({
      number: 12,
      principal: 83_337n,
      interest: 6_000n,
      payment: 89_337n,
      left: 0n,
    });
    expect(interest).toBe(72_000n);
    expect(total).toBe(1_072_000n);
    expect(rows.reduce((sum, row) => sum + row.principal, 0n)).toBe(1_000_000n);
    expect(rows.reduce((sum, row) => sum + row.payment, 0n)).toBe(total);
  });

  it.each([
    // One payment of 1,010: the rate is 1 % a month.
    [100_000n, 1, '1', '12.00'],
    // 506 and 506: x = (√(506² + 4·506·1000) − 506) ÷ (2·506) = 0.992074, so 0.79894 % a month.
    [100_000n, 2, '0.60', '9.59'],
    // The bank's own announcement of 2 March 2026 for 10,000 yuan: 11.7, 12.6, 13.0 and 13.3 %.
    [1_000_000n, 3, '0.65', '11.66'],
    [1_000_000n, 6, '0.62', '12.64'],
    [1_000_000n, 12, '0.60', '13.03'],
    [1_000_000n, 24, '0.60', '13.27'],
    [1_000_000n, 12, '0', '0.00'],
  ])('of %s cents in %s months at %s %% costs %s %% a year', (amount, months, monthlyRate, annual) => {
    expect(instalmentOf(amount, { months, monthlyRate }).annual).toBe(annual);
  });

  it('rounds the interest of a month to the cent, halves up', () => {
    // 1,234.50 × 0.65 % = 8.02425; 100.00 × 0.615 % = 0.615.
    expect(instalmentOf(123_450n, { months: 3, monthlyRate: '0.65' }).rows[0]?.interest).toBe(802n);
    expect(instalmentOf(10_000n, { months: 3, monthlyRate: '0.615' }).rows[0]?.interest).toBe(62n);
  });
});
