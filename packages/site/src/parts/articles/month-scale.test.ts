import { describe, expect, it } from 'vitest';
import { monthScale } from './month-scale.ts';

describe('the scale of months', () => {
  it('ends with the newest month, a step a month', () => {
    const { columns, width } = monthScale([
      { month: '2026-11', count: 4 },
      { month: '2026-09', count: 1 },
      { month: '2025-11', count: 2 },
    ]);
    const [newest, other, oldest] = columns.map(({ x }) => x);
    expect(width - (newest ?? 0)).toBe(16);
    expect((newest ?? 0) - (other ?? 0)).toBe(40);
    expect((newest ?? 0) - (oldest ?? 0)).toBe(240);
  });

  it('names a year at its January and where the line begins, unless the two would touch', () => {
    const yearsFrom = (oldest: string) =>
      monthScale([
        { month: '2026-11', count: 1 },
        { month: oldest, count: 1 },
      ]).years.map(({ year }) => year);
    expect(yearsFrom('2025-06')).toEqual(['2025', '2026']);
    expect(yearsFrom('2025-11')).toEqual(['2026']);
  });

  it('holds a year at least and four at most', () => {
    expect(monthScale([{ month: '2026-11', count: 1 }]).width).toBe(252);
    const long = monthScale([
      { month: '2026-11', count: 1 },
      { month: '2019-01', count: 1 },
    ]);
    expect(long.columns).toHaveLength(1);
    expect(long.width).toBe(252);
  });

  it('is empty without articles', () => {
    expect(monthScale([])).toEqual({ width: 0, columns: [], years: [] });
  });
});
