import { describe, expect, it } from 'vitest';
import { shareHistory } from './share-history.ts';

const closes = [
  { date: '2025-07-10', close: '6.00' },
  { date: '2025-07-11', close: '5.00' },
  { date: '2025-07-14', close: '5.50' },
  { date: '2026-07-09', close: '6.00' },
  { date: '2026-07-13', close: '6.60' },
];
const dividends = [
  { exDate: '2026-07-09', perTenShares: '6.00' },
  { exDate: '2025-07-11', perTenShares: '5.00' },
  { exDate: '2021-07-09', perTenShares: '9.99' },
];
const valuesOf = (range: 'ALL' | '1Y') =>
  shareHistory({ closes, dividends, range, page: 1 }).history.lines.map(({ values }) => values);

describe('the history of the share', () => {
  it('buys shares with each dividend at the close of its ex-date', () => {
    // 0.50 at 5.00 makes 1.1 shares, 0.60 a share at 6.00 makes 1.21.
    expect(valuesOf('ALL')).toEqual([
      ['6.00', '5.00', '5.50', '6.00', '6.60'],
      ['6.00', '5.50', '6.05', '7.26', '7.99'],
    ]);
  });

  it('begins a range with one share, whatever was paid before', () => {
    expect(valuesOf('1Y')).toEqual([
      ['6.00', '5.00', '5.50', '6.00', '6.60'].slice(2),
      ['5.50', '6.60', '7.26'],
    ]);
  });

  it('tells the dividends of the range, oldest first, and each day in the table', () => {
    const { dividends: told, table } = shareHistory({ closes, dividends, range: 'ALL', page: 1 });
    expect(told).toEqual([
      { date: '2025-07-11', perShare: '0.5000' },
      { date: '2026-07-09', perShare: '0.6000' },
    ]);
    expect(table.rows[0]).toEqual({ date: '2026-07-13', cells: ['6.60', '7.99', '10.00'] });
    expect(table.total).toBe(5);
  });

  it('is empty where there is no price', () => {
    const { history, table } = shareHistory({ closes: [], dividends, range: 'ALL', page: 1 });
    expect(history.summary).toBeUndefined();
    expect(table.total).toBe(0);
  });
});
