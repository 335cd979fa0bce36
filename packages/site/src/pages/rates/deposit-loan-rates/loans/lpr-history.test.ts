import { describe, expect, it } from 'vitest';
import type { LoanRate } from '@bank/contract';
import { lprHistory } from './lpr-history.ts';
import { toMonths } from './lpr-months.ts';

const lpr = (termCode: string, rate: string, effectiveDate: string): LoanRate => ({
  kind: 'LPR',
  termCode,
  termName: termCode,
  rate,
  effectiveDate,
});
const RATES = [
  lpr('1Y', '3.00', '2026-11-20'),
  lpr('5Y', '3.50', '2026-11-20'),
  lpr('1Y', '3.10', '2025-04-21'),
  lpr('5Y', '3.60', '2025-04-21'),
  lpr('1Y', '4.25', '2019-08-20'),
];

describe('the history of the LPR', () => {
  it('has one line for each day, oldest first [RATE-1]', () => {
    expect(toMonths(RATES)).toEqual([
      { date: '2019-08-20', '1Y': '4.25', '5Y': '' },
      { date: '2025-04-21', '1Y': '3.10', '5Y': '3.60' },
      { date: '2026-11-20', '1Y': '3.00', '5Y': '3.50' },
    ]);
  });

  it('says in basis points how far the first line went [RATE-2]', () => {
    const { history } = lprHistory(toMonths(RATES), {});
    expect(history.summary).toMatchObject({ change: '-125', changeIn: 'BASIS_POINTS' });
    expect(history.lines.map(({ shape }) => shape)).toEqual(['step', 'step']);
  });

  it('is cut to the range of the address, table and chart alike [RATE-1]', () => {
    const { history, table } = lprHistory(toMonths(RATES), { range: '3Y' });
    expect(history.summary?.change).toBe('-10');
    expect(table.rows.map(({ date }) => date)).toEqual(['2026-11-20', '2025-04-21']);
  });
});
