import { describe, expect, it } from 'vitest';
import { formatHoldingTerm } from './holding-term.ts';

describe('formatHoldingTerm', () => {
  it.each([
    [0, 'CN', '每日'],
    [0, 'EN', 'Daily'],
    [1, 'EN', '1 day'],
    [182, 'CN', '182 天'],
    [730, 'CN', '730 天'],
    [546, 'EN', '546 days'],
    [1095, 'CN', '3 年'],
    [1825, 'CN', '5 年'],
    [1825, 'EN', '5 years'],
    [1100, 'CN', '1100 天'],
  ] as const)('writes %s days in %s as %s [S1-lang]', (days, language, text) => {
    expect(formatHoldingTerm(days, language)).toBe(text);
  });
});
