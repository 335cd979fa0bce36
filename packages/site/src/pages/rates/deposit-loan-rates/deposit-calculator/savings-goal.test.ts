import { describe, expect, it } from 'vitest';
import { fromUnits, toUnits } from '../../../../base/decimal/decimal-units.ts';
import { interestOnInstalments } from './interest.ts';
import { monthlyFor } from './savings-goal.ts';

/** What a monthly amount comes to at maturity, in cents. */
function comesTo(monthly: string, rate: string, months: number): bigint {
  const interest = interestOnInstalments({ amount: monthly, rate, currency: 'CNY' }, months);
  return toUnits(monthly, 2) * BigInt(months) + toUnits(interest, 2);
}

describe('what must be put aside for a goal', () => {
  it('takes 1,369.89 a month for 50,000 in three years at 0.90 % [RATE-3]', () => {
    // 50,000 ÷ (36 + 0.009 ÷ 12 × 666) = 50,000 ÷ 36.4995 = 1,369.8818…, rounded up.
    expect(monthlyFor({ goal: '50000', rate: '0.90', months: 36, least: '5' })).toBe('1369.89');
  });

  it('is a twelfth of the goal without interest, rounded up [RATE-3]', () => {
    expect(monthlyFor({ goal: '1000', rate: '0', months: 12, least: '5' })).toBe('83.34');
  });

  it('is never below what the bank takes [RATE-3]', () => {
    expect(monthlyFor({ goal: '60', rate: '0.70', months: 12, least: '5' })).toBe('5.00');
  });

  it('reaches every goal, and a cent less would not [RATE-3]', () => {
    for (let index = 0; index < 400; index += 1) {
      const goal = fromUnits(BigInt(50_000 + ((index * 7_919_317) % 90_000_000)), 2);
      const rate = fromUnits(BigInt((index * 37) % 400), 2);
      const months = [12, 36, 60][index % 3] ?? 12;
      const monthly = monthlyFor({ goal, rate, months, least: '0.01' });
      const less = fromUnits(toUnits(monthly, 2) - 1n, 2);
      expect(comesTo(monthly, rate, months), `${goal} at ${rate} over ${months}`).toBeGreaterThanOrEqual(
        toUnits(goal, 2),
      );
      expect(comesTo(less, rate, months), `${goal} at ${rate} over ${months}`).toBeLessThan(toUnits(goal, 2));
    }
  });
});
