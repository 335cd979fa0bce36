import { beforeAll, describe, expect, it } from 'vitest';
import type { DepositOffer } from '../rates-data.ts';
import { readDepositForm } from './read-deposit-form.ts';
import { depositWords } from '../../../../words/rates/deposit-calculator/words.ts';
import { ratesWords } from '../../../../words/rates/rates/words.ts';

const effectiveDate = '2026-11-12';
const OFFERS: DepositOffer[] = [
  { currency: 'CNY', kind: 'DEMAND', termCode: '0', rate: '0.05', minAmount: '1', effectiveDate },
  { currency: 'CNY', kind: 'FIXED', termCode: '1Y', rate: '1.10', minAmount: '50', effectiveDate },
  { currency: 'CNY', kind: 'CALL1', termCode: '1D', rate: '0.10', minAmount: '50000', effectiveDate },
  { currency: 'CNY', kind: 'CALL7', termCode: '7D', rate: '0.30', minAmount: '50000', effectiveDate },
  { currency: 'CNY', kind: 'INSTALMENT', termCode: '1Y', rate: '0.70', minAmount: '5', effectiveDate },
  {
    currency: 'CNY',
    kind: 'LARGE_CD',
    termCode: '1Y',
    rate: '1.30',
    minAmount: '200000',
    stepAmount: '10000',
    effectiveDate,
  },
  { currency: 'JPY', kind: 'DEMAND', termCode: '0', rate: '0.01', effectiveDate },
  { currency: 'JPY', kind: 'FIXED', termCode: '1Y', rate: '0.20', minAmount: '5000', effectiveDate },
];
const FIXED = { kind: 'FIXED', currency: 'CNY', amount: '10,000', term: '1Y', start: '2026-11-20' };
const read = (values: Record<string, string | undefined>, language: 'CN' | 'EN' = 'CN') =>
  readDepositForm(values, OFFERS, language);

beforeAll(async () => {
  for (const words of [depositWords, ratesWords]) await Promise.all([words.load('CN'), words.load('EN')]);
});

describe('the form of the deposit calculator', () => {
  it('asks at the posted rate, with the demand rate for an early end [RATE-3]', () => {
    const { question, problems } = read({ ...FIXED, end: '2027-01-01' });
    expect(problems).toEqual({});
    expect(question).toEqual({
      kind: 'FIXED',
      currency: 'CNY',
      amount: '10000.00',
      months: 12,
      rate: '1.10',
      demandRate: '0.05',
      start: '2026-11-20',
      end: '2027-01-01',
    });
  });

  it('takes a rate of one’s own instead [RATE-3]', () => {
    expect(read({ ...FIXED, own: '1.355' }).question?.rate).toBe('1.355');
  });

  it.each([
    ['CALL1', 'CALL1', '0.10'],
    ['CALL7', 'CALL7', '0.30'],
    [undefined, 'CALL7', '0.30'],
  ])('reads the notice %s as %s at %s %% [RATE-3]', (term, kind, rate) => {
    const { question } = read({ ...FIXED, kind: 'CALL', amount: '50000', term, end: '2026-12-20' });
    expect(question).toMatchObject({ kind, rate });
  });

  it('keeps instalment savings to renminbi, whatever the address says [RATE-3]', () => {
    expect(read({ ...FIXED, kind: 'INSTALMENT', currency: 'JPY' }).question?.currency).toBe('CNY');
  });

  it.each([
    ['no amount', { amount: undefined }, { amount: '请填写存入金额' }],
    ['less than the minimum', { amount: '49.99' }, { amount: '存入金额不能低于 50 元' }],
    ['letters', { amount: 'abc' }, { amount: '存入金额请填写数字，例如 10000 或 10000.50' }],
    ['no day', { start: undefined }, { start: '请填写存入日' }],
    ['a day that does not exist', { start: '2026-02-30' }, { start: '存入日请填写日期，例如 2026-11-20' }],
    ['an end before the start', { end: '2026-11-19' }, { end: '支取日应晚于存入日' }],
    ['a term that is not offered', { term: '5Y' }, { term: '本行不办理人民币 5 年存款，请换一个币种或存期' }],
    ['a term that there is not', { term: '9Y' }, { term: '请重新选择存期' }],
    ['a currency that there is not', { currency: 'XYZ' }, { currency: '请重新选择币种' }],
    ['letters for a rate', { own: 'abc' }, { own: '年利率请填写数字，例如 1.55' }],
    ['letters for yen', { currency: 'JPY', amount: 'x' }, { amount: '存入金额请填写数字，例如 10000' }],
    [
      'letters for a large sum',
      { kind: 'LARGE_CD', amount: 'x' },
      { amount: '存入金额请填写数字，例如 200000' },
    ],
    ['a rate out of range', { own: '15.01' }, { own: '年利率不能高于 15%' }],
    ['sen of a yen', { currency: 'JPY', amount: '5000.5' }, { amount: '存入金额请填写整数' }],
    ['too few yen', { currency: 'JPY', amount: '4999' }, { amount: '存入金额不能低于 5,000 日元' }],
  ])('says what to do about %s [RATE-6]', (_, change, problems) => {
    const form = read({ ...FIXED, ...change });
    expect(form.problems).toEqual(problems);
    expect(form.question).toBeUndefined();
  });

  it.each([
    ['200000', true],
    ['210000', true],
    ['205000', false],
    ['210000.01', false],
  ])('takes %s for a certificate of deposit: %s [RATE-3]', (amount, isTaken) => {
    const { problems } = read({ ...FIXED, kind: 'LARGE_CD', amount });
    expect(problems).toEqual(isTaken ? {} : { amount: '20 万元起存，超过的部分须为 1 万元的整数倍' });
  });

  it('needs the end of what has no term [RATE-6]', () => {
    expect(read({ ...FIXED, kind: 'DEMAND', end: undefined }).problems).toEqual({ end: '请填写支取日' });
  });

  it('speaks English on English pages, unit first [RATE-6]', () => {
    expect(read({ ...FIXED, amount: '1' }, 'EN').problems).toEqual({
      amount: 'Amount must be CNY 50 or more',
    });
  });
});
