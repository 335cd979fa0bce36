import { beforeAll, describe, expect, it } from 'vitest';
import type { InstalmentPlan } from '@bank/contract';
import { readInstalmentForm } from './read-instalment-form.ts';
import { instalmentWords } from '../../../../words/cards/instalment/words.ts';

const plan = (parts: Partial<InstalmentPlan>): InstalmentPlan => ({
  kind: 'STATEMENT',
  months: 12,
  monthlyRate: '0.60',
  minAmount: '500',
  maxAmount: '50000',
  effectiveDate: '2026-04-01',
  ...parts,
});
const PLANS = [plan({}), plan({ months: 3, monthlyRate: '0.65' }), plan({ kind: 'CASH', minAmount: '1000' })];

beforeAll(async () => {
  await Promise.all([instalmentWords.load('CN'), instalmentWords.load('EN')]);
});

describe('the form of the instalment calculator [S2-creditcard]', () => {
  it('reads an amount as people write it', () => {
    const { question, problems } = readInstalmentForm(
      { kind: 'STATEMENT', amount: '１２，０００', months: '3' },
      PLANS,
      'CN',
    );
    expect(problems).toEqual({});
    expect(question?.amount).toBe(1_200_000n);
    expect(question?.plan.monthlyRate).toBe('0.65');
    expect(question?.others.map(({ months }) => months)).toEqual([3, 12]);
  });

  it.each([
    [
      'too little',
      { kind: 'STATEMENT', amount: '499.99', months: '12' },
      { amount: '分期金额不能低于 500 元' },
    ],
    [
      'too much',
      { kind: 'STATEMENT', amount: '50000.01', months: '12' },
      { amount: '分期金额不能高于 50,000 元' },
    ],
    [
      'less than its kind takes',
      { kind: 'CASH', amount: '999', months: '12' },
      { amount: '分期金额不能低于 1,000 元' },
    ],
    [
      'a term that its kind has not',
      { kind: 'CASH', amount: '5000', months: '3' },
      { months: '现金分期可以选择 12 期' },
    ],
  ])('says what is wrong with %s', (_, values, expected) => {
    const { question, problems } = readInstalmentForm(values, PLANS, 'CN');
    expect(question).toBeUndefined();
    expect(problems).toEqual(expected);
  });

  it('names every empty field', () => {
    expect(Object.keys(readInstalmentForm({}, PLANS, 'EN').problems)).toEqual(['kind', 'amount', 'months']);
  });
});
