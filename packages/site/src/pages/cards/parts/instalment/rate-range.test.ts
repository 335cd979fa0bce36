import { expect, it } from 'vitest';
import type { InstalmentPlan } from '@bank/contract';
import { annualRange } from './rate-range.ts';

const plan = (months: number, monthlyRate: string): InstalmentPlan => ({
  kind: 'STATEMENT',
  months,
  monthlyRate,
  minAmount: '600',
  maxAmount: '50000',
  effectiveDate: '2026-04-01',
});

it('spans the cheapest and the dearest plan by number, not by text [S2-creditcard]', () => {
  // 9.87 stands after 13.03 as text.
  expect(annualRange([plan(12, '0.60'), plan(3, '0.55'), plan(12, '0.75')])).toEqual(['9.87', '16.22']);
  expect(annualRange([])).toBeUndefined();
});
