import { describe, expect, it } from 'vitest';
import { currencyUnit, formatAmount, formatMoney } from './money.ts';

describe('formatMoney', () => {
  it.each([
    ['1', 'CNY', 'CN', '1 元'],
    ['1.00', 'CNY', 'CN', '1 元'],
    ['10000', 'CNY', 'CN', '1 万元'],
    ['10000.00', 'CNY', 'CN', '1 万元'],
    ['1000000', 'CNY', 'CN', '100 万元'],
    ['12500', 'CNY', 'CN', '12,500 元'],
    ['110000', 'CNY', 'CN', '11 万元'],
    ['100005', 'CNY', 'CN', '100,005 元'],
    ['1.50000', 'CNY', 'CN', '1.50000 元'],
    ['0', 'CNY', 'CN', '0 元'],
    ['500', 'USD', 'CN', '500 美元'],
    ['500', 'NOK', 'CN', '500 NOK'],
    ['10000', 'CNY', 'EN', 'CNY\u00a010,000'],
    ['0.01', 'CNY', 'EN', 'CNY\u00a00.01'],
  ] as const)('writes %s %s in %s as %s [S1-lang] [LANG-6]', (amount, currency, language, text) => {
    expect(formatMoney(amount, currency, language)).toBe(text);
  });
});

describe('formatAmount', () => {
  it.each([
    ['550.00', 'CNY', 'CN', '550.00 元'],
    ['10000.00', 'USD', 'CN', '10,000.00 美元'],
    ['550.00', 'CNY', 'EN', 'CNY\u00a0550.00'],
  ] as const)(
    'writes %s %s in %s as %s, with its decimals [S1-lang] [LANG-6]',
    (amount, currency, language, text) => {
      expect(formatAmount(amount, currency, language)).toBe(text);
    },
  );
});

describe('currencyUnit', () => {
  it.each([
    ['CNY', '元'],
    ['USD', '美元'],
    ['EUR', '欧元'],
    ['GBP', '英镑'],
    ['HKD', '港元'],
    ['JPY', '日元'],
    ['AUD', '澳大利亚元'],
    ['CAD', '加拿大元'],
    ['CHF', '瑞士法郎'],
    ['SGD', '新加坡元'],
    ['NOK', 'NOK'],
  ])('counts %s in %s in Chinese, and in its code in English [S1-lang] [LANG-6]', (currency, unit) => {
    expect(currencyUnit(currency, 'CN')).toBe(unit);
    expect(currencyUnit(currency, 'EN')).toBe(currency);
  });
});
