import { describe, expect, it } from 'vitest';
import { formatChange, formatPercent, formatPercentRange } from './percent.ts';

describe('percentages', () => {
  it.each([
    [formatPercent('1.5'), '1.50%'],
    [formatPercent('0.98'), '0.98%'],
    [formatPercent('3', 0), '3%'],
    [formatChange('0.12'), '+0.12%'],
    [formatChange('-0.21'), '−0.21%'],
    [formatChange('18.06'), '+18.06%'],
    [formatChange('0.00'), '0.00%'],
    [formatPercentRange('2.35', '2.85'), '2.35%–2.85%'],
    [formatPercentRange('1.62', '1.620'), '1.62%'],
  ])('writes %s the way the bank quotes rates [S7-misc]', (text, expected) => {
    expect(text).toBe(expected);
  });
});
