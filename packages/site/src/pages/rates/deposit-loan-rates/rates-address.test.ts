import { describe, expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';
import { rateFile } from './rate-file.ts';
import { ratesAddress, viewOf } from './rates-address.ts';

describe('the views of the rates page', () => {
  it.each([
    [{}, 'DEPOSIT', false],
    [{ column: '101005', tab: 'calculator' }, 'DEPOSIT', true],
    [{ column: '101006' }, 'LOAN', false],
    [{ column: '101003' }, 'DEPOSIT', false],
  ] as const)('%j shows %s, calculator %s [S2-personal]', (query, subject, isCalculator) => {
    expect(viewOf(query)).toEqual({ subject, isCalculator });
  });

  it('have addresses that lead back to them [S2-personal] [RATE-2]', () => {
    const loans = { subject: 'LOAN', isCalculator: false } as const;
    expect(ratesAddress('/personal/dkll', loans, { date: '2026-06-22' })).toBe(
      '/personal/dkll?column=101006&date=2026-06-22',
    );
    expect(ratesAddress('/en/personal/dkll', { subject: 'DEPOSIT', isCalculator: true })).toBe(
      '/en/personal/dkll?column=101005&tab=calculator',
    );
  });

  it('offer the table that they show as a file [RATE-1]', () => {
    expect(rateFile('lpr', 'CN')).toBe('/download/lpr.csv');
    expect(rateFile('deposit-rates', 'EN', { currency: 'FOREIGN', effectiveDate: undefined })).toBe(
      '/download/deposit-rates.csv?currency=FOREIGN&language=EN',
    );
  });

  it('group neighbouring lines of one name [RATE-1]', () => {
    expect(inGroups(['a1', 'a2', 'b1', 'a3'], ([first = '']) => first)).toEqual([
      ['a', ['a1', 'a2']],
      ['b', ['b1']],
      ['a', ['a3']],
    ]);
  });
});
