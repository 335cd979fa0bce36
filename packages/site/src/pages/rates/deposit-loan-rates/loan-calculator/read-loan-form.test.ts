import { beforeAll, describe, expect, it } from 'vitest';
import type { LoanRate } from '@bank/contract';
import { monthlyRate } from './level-payment.ts';
import { readLoanForm } from './read-loan-form.ts';
import { loanWords } from '../../../../words/rates/loan-calculator/words.ts';

const lpr = (termCode: string, rate: string): LoanRate => ({
  kind: 'LPR',
  termCode,
  termName: termCode,
  rate,
  effectiveDate: '2026-11-20',
});
const LPR = [lpr('1Y', '3.00'), lpr('5Y', '3.50')];
const LOAN = { amount: '1000000', months: '360', by: '5Y', points: '-45' };
const read = (values: Record<string, string | undefined>, language: 'CN' | 'EN' = 'CN') =>
  readLoanForm(values, LPR, language);

beforeAll(async () => {
  for (const words of [loanWords]) await Promise.all([words.load('CN'), words.load('EN')]);
});

describe('the form of the loan calculator', () => {
  it.each([
    ['5Y', '-45', '3.05'],
    ['1Y', '20', '3.20'],
    ['1Y', undefined, '3.00'],
    ['5Y', '−30', '3.20'],
  ])('adds points to an LPR: %s and %s → %s %% [RATE-4]', (by, points, annual) => {
    const { question } = read({ ...LOAN, by, points });
    expect(question?.annual).toBe(annual);
    expect(question?.loan.rate).toEqual(monthlyRate(annual));
  });

  it('takes a rate of one’s own, with four decimals at most [RATE-4]', () => {
    expect(read({ ...LOAN, by: 'OWN', rate: '3.075' }).question?.annual).toBe('3.075');
    expect(read({ ...LOAN, by: 'OWN', rate: '3.07512' }).problems).toEqual({ rate: '年利率最多 4 位小数' });
  });

  it('puts several prepayments in the order of their months [RATE-4]', () => {
    const { question } = read({ ...LOAN, m1: '24', a1: '50000', m3: '12', a3: '10000.5', e3: 'PAYMENT' });
    expect(question?.loan.prepayments).toEqual([
      { month: 12, amount: 10_000_50n, effect: 'PAYMENT' },
      { month: 24, amount: 50_000_00n, effect: 'TERM' },
    ]);
  });

  it.each([
    ['too many months', { months: '361' }, { months: '贷款期限不能高于 360 个月' }],
    ['half a month', { months: '12.5' }, { months: '贷款期限请填写整数，例如 12' }],
    ['no rate of one’s own', { by: 'OWN' }, { rate: '请填写年利率' }],
    ['letters for a rate', { by: 'OWN', rate: 'x' }, { rate: '年利率请填写数字，例如 3.05' }],
    ['letters for points', { points: 'x' }, { points: '加减点请填写整数，例如 -45' }],
    ['a rate above the limit', { by: 'OWN', rate: '24.1' }, { rate: '年利率不能高于 24%' }],
    ['points below the rate', { points: '-351' }, { points: '加减点后的利率低于 0，请调整' }],
    ['grace as long as the loan', { months: '12', grace: '12' }, { grace: '宽限期应短于贷款期限' }],
    ['a prepayment without amount', { m2: '6' }, { a2: '请填写第 2 次提前还款的金额' }],
    [
      'a prepayment after the end',
      { months: '12', m1: '13', a1: '1' },
      { m1: '第 1 次提前还款的期数不能高于 12' },
    ],
    ['two prepayments in a month', { m1: '6', a1: '1', m2: '6', a2: '1' }, { m2: '同一期只能提前还款一次' }],
  ])('says what to do about %s [RATE-6]', (_, change, problems) => {
    const form = read({ ...LOAN, ...change });
    expect(form.problems).toEqual(problems);
    expect(form.question).toBeUndefined();
  });

  it('lists what is wrong in the order of the form [RATE-6]', () => {
    expect(Object.keys(read({ by: '5Y', first: 'x' }, 'EN').problems)).toEqual(['amount', 'months', 'first']);
  });
});
