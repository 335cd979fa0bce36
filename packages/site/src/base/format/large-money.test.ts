import { describe, expect, it } from 'vitest';
import { formatLargeMoney } from './large-money.ts';

describe('a large amount', () => {
  it.each([
    ['4680000000', 'CNY', 'CN', '46.8 亿元'],
    ['4680000000', 'CNY', 'EN', 'CNY\u00a04.68 billion'],
    ['36500000', 'CNY', 'EN', 'CNY\u00a036.5 million'],
    ['1234500000000', 'CNY', 'CN', '1.23 万亿元'],
    ['1234500000000', 'CNY', 'EN', 'CNY\u00a01.23 trillion'],
    ['100000000', 'USD', 'CN', '1.0 亿美元'],
    ['123456789012.34', 'CNY', 'CN', '1,234.6 亿元'],
    ['99990000', 'CNY', 'CN', '9,999 万元'],
    ['500000', 'USD', 'EN', 'USD\u00a0500,000'],
  ] as const)('%s %s in %s is %s [LANG-6]', (amount, currency, language, text) => {
    expect(formatLargeMoney(amount, currency, language)).toBe(text);
  });
});
