import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '@bank/contract';
import { calculateDeposit, type DepositQuestion } from './calculate-deposit.ts';

/* Every expected figure was worked by hand from the rule named beside it, or stands in a notice of the bank. */

const fixed = (parts: Partial<Extract<DepositQuestion, { kind: 'FIXED' | 'LARGE_CD' }>>) =>
  calculateDeposit({
    kind: 'FIXED',
    currency: 'CNY',
    amount: '100000',
    rate: '1.45',
    demandRate: '0.05',
    months: 36,
    start: '2026-11-20',
    ...parts,
  });

describe('a time deposit in renminbi', () => {
  it.each([
    ['100000', '1.45', 36, '4350.00', 'the notice of 12 November 2026'],
    ['100000', '1.50', 36, '4500.00', 'the notice of 12 November 2026, before'],
    ['50000', '1.10', 12, '550.00', '50000 × 1.10 %'],
    ['10000', '0.70', 3, '17.50', '10000 × 0.70 % ÷ 4'],
    ['10000', '0.90', 6, '45.00', '10000 × 0.90 % ÷ 2'],
    ['1234.56', '1.20', 24, '29.63', '1234.56 × 2.4 % = 29.62944'],
    ['333.33', '1.5', 60, '25.00', '333.33 × 7.5 % = 24.99975'],
  ])('of %s at %s %% for %i months earns %s: %s [RATE-3]', (amount, rate, months, interest) => {
    expect(fixed({ amount, rate, months }).interest).toBe(interest);
  });

  it('is paid out on the same day of the last month, with the principal [RATE-3]', () => {
    expect(fixed({})).toMatchObject({ maturity: '2029-11-20', paidOn: '2029-11-20', total: '104350.00' });
  });

  it('withdrawn early earns the demand rate for the days it lay, 92 × 0.05 % ÷ 360 [RATE-3] [RATE-5]', () => {
    // 20 Nov → 20 Feb: 10 + 31 + 31 + 20 = 92 days; 100000 × 0.0005 × 92 ÷ 360 = 12.777…
    const early = fixed({ end: '2027-02-20' });
    expect(early).toMatchObject({ interest: '12.78', reason: 'EARLY', forgone: '4337.22' });
  });

  it('left lying earns the demand rate after maturity, on the principal alone [RATE-3] [RATE-5]', () => {
    // 20 Nov → 20 Dec 2029: 30 days; 100000 × 0.0005 × 30 ÷ 360 = 4.1666…
    const overdue = fixed({ end: '2029-12-20' });
    expect(overdue).toMatchObject({ interest: '4354.17', reason: 'OVERDUE', total: '104354.17' });
    expect(overdue.steps.map(({ interest }) => interest)).toEqual(['4350.00', '4.17']);
  });
});

describe('a time deposit in a foreign currency', () => {
  it.each([
    // 20 Nov 2026 → 20 Nov 2027: 365 days.
    ['USD', '2.60', '2636.11', '100000 × 2.60 % × 365 ÷ 360 = 2636.111…'],
    ['HKD', '1.80', '1800.00', '100000 × 1.80 % × 365 ÷ 365'],
    ['JPY', '0.20', '203', '100000 × 0.20 % × 365 ÷ 360 = 202.777…, in whole yen'],
  ])('in %s counts its days: %s %% earns %s, %s [RATE-3]', (currency, rate, interest) => {
    expect(fixed({ currency, rate, months: 12 }).interest).toBe(interest);
  });
});

describe('a deposit at call', () => {
  const atCall = (parts: Partial<Extract<DepositQuestion, { kind: 'CALL1' | 'CALL7' }>>) =>
    calculateDeposit({
      kind: 'CALL7',
      currency: 'CNY',
      amount: '200000',
      rate: '0.30',
      demandRate: '0.05',
      start: '2026-11-20',
      end: '2026-12-20',
      ...parts,
    });

  it('earns by the day: 200000 × 0.30 % × 30 ÷ 360 [RATE-3]', () => {
    expect(atCall({})).toMatchObject({ interest: '50.00', noticeBy: '2026-12-13' });
  });

  it('that lay for less than the notice earns the demand rate: 200000 × 0.05 % × 6 ÷ 360 [RATE-3]', () => {
    expect(atCall({ end: '2026-11-26' })).toMatchObject({ interest: '1.67', reason: 'TOO_SHORT' });
    expect(atCall({ end: '2026-11-27' }).reason).toBeUndefined();
    expect(atCall({ kind: 'CALL1', rate: '0.10', end: '2026-11-21' }).interest).toBe('0.56');
  });
});

describe('other deposits', () => {
  it('on demand: 80000 × 0.05 % × 45 ÷ 360 = 5.00 [RATE-3]', () => {
    const demand = calculateDeposit({
      kind: 'DEMAND',
      currency: 'CNY',
      amount: '80000',
      rate: '0.05',
      demandRate: '0.05',
      start: '2026-11-20',
      end: '2027-01-04',
    });
    expect(demand).toMatchObject({ interest: '5.00', total: '80005.00' });
  });

  it.each([
    // Monthly sum × n(n+1)/2 × monthly rate, the usual formula for 零存整取.
    ['1000', '1.2', 12, '78.00', '12000', '1000 × 78 × 0.1 %'],
    ['500', '0.9', 36, '249.75', '18000', '500 × 666 × 0.075 %'],
  ])(
    'of %s put in each month at %s %% for %i months: %s [RATE-3]',
    (amount, rate, months, interest, principal) => {
      const start = '2026-11-20';
      const saved = calculateDeposit({
        kind: 'INSTALMENT',
        currency: 'CNY',
        amount,
        rate,
        demandRate: '0.05',
        months,
        start,
      });
      expect(saved).toMatchObject({ interest, principal });
    },
  );
});

describe('the calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-20', 60, '2031-11-20'],
    ['2026-12-31', 1, '2027-01-31'],
  ])(
    '%s and %i months are %s: a month’s end stands for a day it does not have [RATE-3]',
    (day, months, later) => {
      expect(addMonths(day, months)).toBe(later);
    },
  );

  it('counts the first day and not the last, over the end of a leap February [RATE-3]', () => {
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });
});
