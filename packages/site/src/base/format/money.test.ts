import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    ['1', 'CNY', 'CN', '1 元'],
    ['1.00', 'CNY', 'CN', '1 元'],
    ['10000', 'CNY', 'CN', '1 万元'],
    ['10000.00', 'CNY', 'CN', '1 万元'],
    ['1000000', 'CNY', 'CN', '100 万元'],
    ['12500', 'CNY', 'CN', '12,500 元'],
    ['500', 'USD', 'CN', '500 美元'],
    ['500', 'NOK', 'CN', '500 NOK'],
    ['10000', 'CNY', 'EN', 'CNY 10,000'],
    ['0.01', 'CNY', 'EN', 'CNY 0.01'],
  ] as const)('writes %s %s in %s as %s [S1-lang] [LANG-6]', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language)).toBe(text);
  });
});
