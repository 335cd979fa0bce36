import { describe, expect, it } from 'vitest';
import type { LoanRate } from '@bank/contract';
import { lprLines } from './lpr-moves.ts';

const lpr = (termCode: string, effectiveDate: string, rate: string, prevRate?: string): LoanRate => ({
  kind: 'LPR',
  termCode,
  termName: termCode,
  rate,
  effectiveDate,
  ...(prevRate !== undefined && { prevRate }),
});

describe('what became of the LPR', () => {
  const rates = [
    lpr('1Y', '2025-07-21', '3.00', '3.00'),
    lpr('5Y', '2025-07-21', '3.50', '3.50'),
    lpr('1Y', '2025-06-20', '3.00', '3.00'),
    lpr('1Y', '2025-05-20', '3.00', '3.10'),
    lpr('5Y', '2025-05-20', '3.50', '3.60'),
    lpr('1Y', '2025-04-21', '3.10', '3.05'),
    lpr('1Y', '2025-03-20', '3.05'),
  ];

  it('tells every move in basis points, newest first, and how long the last has held [MKT-1]', () => {
    const [oneYear, fiveYears] = lprLines(rates);
    expect(oneYear).toMatchObject({ rate: '3.00', date: '2025-07-21', monthsHeld: 2 });
    expect(oneYear?.moves).toEqual([
      { date: '2025-05-20', rate: '3.00', points: '-10' },
      { date: '2025-04-21', rate: '3.10', points: '5' },
    ]);
    expect(fiveYears?.moves).toEqual([{ date: '2025-05-20', rate: '3.50', points: '-10' }]);
  });

  it('draws from the oldest publication on and leaves out a term that nobody published [MKT-1]', () => {
    const lines = lprLines(rates.filter(({ termCode }) => termCode === '1Y'));
    expect(lines.map(({ term }) => term)).toEqual(['1Y']);
    expect(lines[0]?.points.map(({ date }) => date)).toEqual([
      '2025-03-20',
      '2025-04-21',
      '2025-05-20',
      '2025-06-20',
      '2025-07-21',
    ]);
  });

  it('holds from its first publication where it never moved [MKT-1]', () => {
    const [line] = lprLines([lpr('1Y', '2025-04-21', '3.10', '3.10'), lpr('1Y', '2025-03-20', '3.10')]);
    expect(line).toMatchObject({ moves: [], monthsHeld: 1 });
  });
});
