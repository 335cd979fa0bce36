import { describe, expect, it } from 'vitest';
import { monthlyRate } from './loan-calculator/level-payment.ts';
import { repaymentSchedule } from './loan-calculator/repayment-schedule.ts';
import { calculateDeposit } from './deposit-calculator/calculate-deposit.ts';
import { monthlyFor } from './deposit-calculator/savings-goal.ts';

/*
 * The calculators once more, by other means: an account that is kept month by month in whole parts of a cent, and a
 * search by halves where they have a formula. Nothing of their arithmetic is used here.
 */

/** A cent in this many parts holds every month's interest at a rate of two decimals exactly. */
const PARTS = 120_000n;

/** Half a cent and more is a cent. */
const toCents = (parts: bigint) => (parts * 2n + PARTS) / (PARTS * 2n);
const cents = (decimal: string) => BigInt(decimal.replace('.', ''));
const decimalOf = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;

/** What a balance in cents earns or owes in a month at hundredths of a per cent a year, in parts of a cent. */
const month = (balance: bigint, rate: bigint) => balance * rate;

const RATES = [0n, 5n, 70n, 110n, 145n, 305n, 350n, 490n, 1200n, 2400n];
const rateText = (rate: bigint) => decimalOf(rate);

/** Interest of `monthly` put in each month, each deposit kept on its own until maturity. */
function instalments(monthly: bigint, rate: bigint, months: number): bigint {
  let parts = 0n;
  let held = 0n;
  for (let index = 0; index < months; index += 1) {
    held += monthly;
    parts += month(held, rate);
  }
  return toCents(parts);
}

describe('calculators against an account kept by hand', () => {
  const base = { currency: 'CNY', demandRate: '0.05', start: '2026-11-20' };

  it('earn the same on time deposits and instalments [RATE-3]', () => {
    let compared = 0;
    for (const rate of RATES)
      for (const months of [1, 3, 6, 12, 24, 36, 60])
        for (const amount of [5_00n, 99_99n, 1_234_56n, 100_000_00n, 98_765_432_10n]) {
          const question = { ...base, amount: decimalOf(amount), rate: rateText(rate), months };
          let parts = 0n;
          for (let index = 0; index < months; index += 1) parts += month(amount, rate);
          const fixed = calculateDeposit({ ...question, kind: 'FIXED' });
          expect(cents(fixed.interest), JSON.stringify(question)).toBe(toCents(parts));
          const saved = calculateDeposit({ ...question, kind: 'INSTALMENT' });
          expect(cents(saved.interest), JSON.stringify(question)).toBe(instalments(amount, rate, months));
          compared += 2;
        }
    expect(compared).toBe(700);
  });

  it('put the same aside for a goal as a search by halves [RATE-3]', () => {
    for (const rate of RATES)
      for (const months of [12, 36, 60])
        for (const goal of [100_00n, 5_000_01n, 50_000_00n, 1_000_000_00n, 33_333_333_33n]) {
          let [low, high] = [0n, goal];
          while (high - low > 1n) {
            const middle = (low + high) / 2n;
            const total = middle * BigInt(months) + instalments(middle, rate, months);
            if (total >= goal) high = middle;
            else low = middle;
          }
          const found = monthlyFor({ goal: decimalOf(goal), rate: rateText(rate), months, least: '0.01' });
          expect(cents(found), `${goal} at ${rate} over ${months}`).toBe(high);
        }
  });

  /** What is left of a loan after its months at a level payment, in cents. */
  function leftOver(principal: bigint, rate: bigint, months: number, payment: bigint): bigint {
    // Thirty more figures than a cent has, so that many months of rounding stay below one.
    const fine = 10n ** 30n;
    let owed = principal * fine;
    for (let index = 0; index < months; index += 1) owed += (owed * rate) / PARTS - payment * fine;
    return owed;
  }

  it('repay loans by the level payment that leaves least over [RATE-4]', () => {
    for (const rate of RATES)
      for (const months of [1, 2, 7, 12, 36, 120, 360])
        for (const principal of [1_000_00n, 123_456_78n, 1_000_000_00n]) {
          const [first] = repaymentSchedule(loanOf(principal, rate, months), 'INSTALMENT');
          const payment = first?.payment ?? 0n;
          if (months === 1) continue;
          const size = (value: bigint) => (value < 0n ? -value : value);
          const at = (sum: bigint) => size(leftOver(principal, rate, months, sum));
          const name = `${principal} at ${rate} over ${months}`;
          expect(at(payment) <= at(payment - 1n), name).toBe(true);
          expect(at(payment) <= at(payment + 1n), name).toBe(true);
        }
  });

  it.each(['INSTALMENT', 'PRINCIPAL'] as const)(
    'book every month of %s as the account does [RATE-4]',
    (method) => {
      for (const rate of RATES)
        for (const months of [1, 2, 7, 12, 36, 120, 360])
          for (const principal of [1_000_00n, 123_456_78n, 1_000_000_00n]) {
            let owed = principal;
            for (const row of repaymentSchedule(loanOf(principal, rate, months), method)) {
              const interest = toCents(month(owed, rate));
              owed -= row.payment - interest;
              expect([row.interest, row.balance], `${principal} at ${rate}, month ${row.month}`).toEqual([
                interest,
                owed,
              ]);
            }
            expect(owed).toBe(0n);
          }
    },
  );
});

function loanOf(principal: bigint, rate: bigint, months: number) {
  return { principal, months, grace: 0, prepayments: [], rate: monthlyRate(rateText(rate)) };
}
