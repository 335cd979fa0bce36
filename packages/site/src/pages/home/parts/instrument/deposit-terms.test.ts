import { describe, expect, it } from 'vitest';
import { deposits } from '../../../../parts/blocks/testing/home-fixtures.ts';
import { amountAt } from './amount-scale.ts';
import { byTerm, interestOf, monthsOf, shownRate } from './deposit-terms.ts';

/** By another way: everything in hundredths of a per cent and in cents, as whole numbers, rounded by hand. */
function inCents(amount: string, rate: string, months: number): string {
  const [whole = '', fraction = ''] = rate.split('.');
  const product = BigInt(amount) * BigInt(whole + fraction) * BigInt(months);
  const scale = 12n * 10n ** BigInt(fraction.length);
  const cents = String(product / scale + (2n * (product % scale) >= scale ? 1n : 0n)).padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

describe('the interest of the deposit instrument', () => {
  it('is amount × rate × months ÷ 12 to the cent, for every term at every amount of the ring [RATE-3]', () => {
    const terms: Record<string, number> = {
      '0': 12,
      '3M': 3,
      '6M': 6,
      '1Y': 12,
      '2Y': 24,
      '3Y': 36,
      '5Y': 60,
    };
    expect(byTerm(deposits).map(({ termCode }) => termCode)).toEqual(
      expect.arrayContaining(Object.keys(terms)),
    );
    for (const deposit of deposits) {
      for (let position = 0; position <= 100; position += 1) {
        const amount = amountAt(position);
        expect(interestOf(amount, deposit), `${amount} for ${deposit.termCode}`).toBe(
          inCents(amount, deposit.rate, terms[deposit.termCode] ?? 0),
        );
      }
    }
  });

  it.each([
    ['100000', '1.20', '2Y', '2400.00'],
    ['10000', '0.70', '3M', '17.50'],
    ['100000', '1.45', '3Y', '4350.00'],
    ['1000', '0.05', '0', '0.50'],
    // 1000 × 1.005 % ÷ 4 = 2.5125; 3300 × 1.115 % ÷ 4 = 9.19875.
    ['1000', '1.005', '3M', '2.51'],
    ['3300', '1.115', '3M', '9.20'],
  ])('of %s at %s %% for %s is %s [RATE-3]', (amount, rate, termCode, interest) => {
    expect(interestOf(amount, { rate, termCode })).toBe(interest);
  });

  it('reads terms of months and years, demand as a year, and no others', () => {
    expect(['0', '3M', '5Y', '7D', '', 'X'].map(monthsOf)).toEqual([
      12,
      3,
      60,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shows a rate with two decimals, or all that it has', () => {
    expect(['1.2', '0.05', '1.125'].map(shownRate)).toEqual(['1.20', '0.05', '1.125']);
  });
});
