import { describe, expect, it } from 'vitest';
import { describeProblem } from './describe-problem.ts';
import { fieldReader } from './field-reader.ts';
import { isBlank, readDay, readDecimal, readListed, readWhole } from './read-input.ts';

describe('readDecimal', () => {
  it.each([
    ['10000', '10000'],
    [' 1,000,000.50 ', '1000000.50'],
    ['１２３．４５', '123.45'],
    ['１０，０００', '10000'],
    ['007.5', '7.5'],
    ['0', '0'],
    ['-3', '-3'],
  ])('reads %j as %s [RATE-6]', (text, value) => {
    expect(readDecimal(text, {})).toEqual({ value });
  });

  it.each([
    ['', 'missing'],
    [undefined, 'missing'],
    ['abc', 'notDecimal'],
    ['1,50', 'notDecimal'],
    ['1e5', 'notDecimal'],
    ['10万', 'notDecimal'],
    ['.5', 'notDecimal'],
    ['1.234', 'places'],
    ['0.99', 'below'],
    ['100.01', 'above'],
  ])('refuses %j: %s [RATE-6]', (text, kind) => {
    expect(readDecimal(text, { min: '1', max: '100' }).problem?.kind).toBe(kind);
  });

  it('accepts both ends of its range [RATE-6]', () => {
    expect(readDecimal('1.00', { min: '1', max: '100' }).value).toBe('1.00');
    expect(readDecimal('100', { min: '1', max: '100' }).value).toBe('100');
  });
});

describe('readWhole and readListed', () => {
  it.each([
    ['360', { value: 360 }],
    ['12.5', { problem: { kind: 'notWhole' } }],
    ['0', { problem: { kind: 'below', limit: '1' } }],
    ['361', { problem: { kind: 'above', limit: '360' } }],
  ])('reads %j months [RATE-6]', (text, reading) => {
    expect(readWhole(text, { min: 1, max: 360 })).toEqual(reading);
  });

  it('accepts only what is listed [RATE-6]', () => {
    expect(readListed('1Y', ['1Y', '3Y']).value).toBe('1Y');
    expect(readListed('2Y', ['1Y', '3Y']).problem?.kind).toBe('notListed');
    expect(readListed('', ['1Y']).problem?.kind).toBe('missing');
  });
});

describe('readDay', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/2/3', '2026-02-03'],
    ['２０２４．２．２９', '2024-02-29'],
  ])('reads %s as %s [RATE-6]', (text, value) => {
    expect(readDay(text, {})).toEqual({ value });
  });

  it.each(['2026-02-29', '2026-13-01', '20261120', 'tomorrow'])('refuses %s [RATE-6]', (text) => {
    expect(readDay(text, {}).problem?.kind).toBe('notDay');
  });

  it('keeps to its range, both ends included [RATE-6]', () => {
    const rule = { min: '2026-01-01', max: '2026-12-31' };
    expect(readDay('2026-01-01', rule).value).toBe('2026-01-01');
    expect(readDay('2025-12-31', rule).problem).toEqual({ kind: 'before', limit: '2026-01-01' });
    expect(readDay('2027-01-01', rule).problem).toEqual({ kind: 'after', limit: '2026-12-31' });
  });
});

describe('the words of a problem', () => {
  it.each([
    ['CN', { kind: 'below', limit: '50000' }, '存入金额不能低于 50,000 元'],
    ['CN', { kind: 'missing' }, '请填写存入金额'],
    ['CN', { kind: 'before', limit: '2026-11-20' }, '存入金额不能早于 2026 年 11 月 20 日'],
    ['CN', { kind: 'places', most: 2 }, '存入金额最多 2 位小数'],
  ] as const)('say in %s what to do about %j [RATE-6]', (language, problem, text) => {
    expect(describeProblem(problem, { language, name: '存入金额', suffix: ' 元' })).toBe(text);
  });

  it('are English on English pages [RATE-6]', () => {
    const described = { language: 'EN', name: 'Deposit amount', prefix: 'CNY ' } as const;
    expect(describeProblem({ kind: 'above', limit: '1000000' }, described)).toBe(
      'Deposit amount must be CNY 1,000,000 or less',
    );
    expect(describeProblem({ kind: 'missing' }, described)).toBe('Enter the deposit amount');
  });
});

describe('fieldReader', () => {
  it('keeps one problem for each field and the values of the others [RATE-6]', () => {
    const read = fieldReader({ amount: 'x', months: '12' }, (field, { kind }) => `${field}: ${kind}`);
    expect(read.decimal('amount', {})).toBeUndefined();
    expect(read.whole('months', { min: 1 })).toBe(12);
    expect(read.day('start', {})).toBeUndefined();
    expect(read.problems).toEqual({ amount: 'amount: notDecimal', start: 'start: missing' });
  });

  it('takes blanks of any kind for blank [RATE-6]', () => {
    expect([undefined, '', ' ', '\u3000'].map(isBlank)).toEqual([true, true, true, true]);
    expect(isBlank('0')).toBe(false);
  });
});
