import { expect, it } from 'vitest';
import { inQuotes } from './in-quotes.ts';

it('a keyword stands in quotes once, also where it was typed in them', () => {
  expect(inQuotes('流动资金贷款')).toBe('“流动资金贷款”');
  expect(inQuotes('“流动资金贷款”')).toBe('“流动资金贷款”');
  expect(inQuotes('"term deposit"')).toBe('"term deposit"');
  expect(inQuotes('“大额存单” 利率')).toBe('““大额存单” 利率”');
});
