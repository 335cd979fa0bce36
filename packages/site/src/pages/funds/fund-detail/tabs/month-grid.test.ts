import { describe, expect, it } from 'vitest';
import { monthGrid } from './month-grid.ts';

const months = [
  { month: '2025-12', value: '1.20' },
  { month: '2026-01', value: '-3.40' },
  { month: '2026-02', value: '10.05' },
  { month: '2026-03', value: '-3.40' },
];

describe('the grid of months', () => {
  it('has a row of twelve for each year, newest first [FUND-2]', () => {
    const { years } = monthGrid(months);
    expect(years.map(({ year }) => year)).toEqual(['2026', '2025']);
    expect(years[0]?.cells.slice(0, 4).map((cell) => cell?.value)).toEqual([
      '-3.40',
      '10.05',
      '-3.40',
      undefined,
    ]);
    expect(years[1]?.cells[11]?.value).toBe('1.20');
  });

  it('finds worst and best by amount, not by text [FUND-2]', () => {
    expect(monthGrid(months)).toMatchObject({ worst: { month: '2026-01' }, best: { month: '2026-02' } });
  });

  it('is empty without months [FUND-2]', () => {
    expect(monthGrid([])).toEqual({ years: [], worst: undefined, best: undefined });
  });
});
