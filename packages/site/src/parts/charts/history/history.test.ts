import { describe, expect, it } from 'vitest';
import { buildHistory } from './build-history.ts';
import { historyAddress } from './history-address.ts';
import { rangeOf, rangeParameter, rangeStart } from './history-range.ts';
import { orderOfHead } from './history-order.ts';
import { historyRows } from './history-rows.ts';

const points = (given: [string, string][]) => given.map(([date, value]) => ({ date, value }));

describe('rangeStart', () => {
  it.each([
    ['1W', '2026-11-20', '2026-11-13'],
    ['1M', '2026-11-20', '2026-10-20'],
    ['1M', '2026-03-31', '2026-02-28'],
    ['3M', '2026-01-15', '2025-10-15'],
    ['1Y', '2028-02-29', '2027-02-28'],
    ['5Y', '2026-11-20', '2021-11-20'],
    ['ALL', '2026-11-20', undefined],
  ] as const)('%s up to %s begins on %s [WLTH-4]', (range, last, start) => {
    expect(rangeStart(range, last)).toBe(start);
  });
});

describe('rangeParameter', () => {
  const accept = rangeParameter(['1M', '1Y', 'ALL'], '1Y');
  it.each([
    ['1M', '1M'],
    ['1Y', undefined],
    ['3Y', undefined],
    ['constructor', undefined],
  ])('takes %s as %s [WLTH-4]', (value, kept) => {
    expect(accept(value)).toBe(kept);
  });

  it('falls back to the usual range [WLTH-4]', () => {
    expect(rangeOf(undefined, '1Y')).toBe('1Y');
    expect(rangeOf('3M', '1Y')).toBe('3M');
  });
});

describe('buildHistory', () => {
  const line = {
    id: 'unitNav',
    points: points([
      ['2026-09-30', '0.9000'],
      ['2026-10-20', '1.0000'],
      ['2026-11-02', '0.9800'],
      ['2026-11-10', ''],
      ['2026-11-16', '1.0500'],
      ['2026-11-20', '1.0250'],
    ]),
  };

  it('cuts to the range and sums it up [WLTH-4]', () => {
    expect(buildHistory({ lines: [line], range: '1M' }).summary).toEqual({
      first: { date: '2026-10-20', value: '1.0000' },
      last: { date: '2026-11-20', value: '1.0250' },
      low: { date: '2026-11-02', value: '0.9800' },
      high: { date: '2026-11-16', value: '1.0500' },
      change: '2.50',
      changeIn: 'PERCENT',
    });
  });

  it('starts every line at nothing when lines are compared [FUND-3]', () => {
    const other = {
      id: 'b',
      points: points([
        ['2026-10-20', '2.0'],
        ['2026-11-20', '1.9'],
      ]),
    };
    const { lines } = buildHistory({ lines: [line, other], range: '1M', normalised: true });
    expect(lines.map(({ values }) => values)).toEqual([
      ['0.00', '-2.00', '5.00', '2.50'],
      ['0.00', '', '', '-5.00'],
    ]);
  });

  it('has no summary without figures [ERR-1]', () => {
    expect(buildHistory({ lines: [{ id: 'a', points: [] }], range: 'ALL' }).summary).toBeUndefined();
  });
});

describe('historyRows', () => {
  const days = Array.from({ length: 45 }, (_, index) => ({
    date: `2026-${index < 30 ? '09' : '10'}-${String((index % 30) + 1).padStart(2, '0')}`,
    unitNav: (1 + index / 100).toFixed(2),
  }));
  const page = (number: number, from?: string) =>
    historyRows({ points: days, fields: ['unitNav'], changeOf: 'unitNav', from, page: number });

  it('shows the newest day first, with its change against the day before [WLTH-4]', () => {
    const { rows, total } = page(1);
    expect(total).toBe(45);
    expect(rows).toHaveLength(20);
    // 1.43 → 1.44 is 0.6993 %.
    expect(rows[0]).toEqual({ date: '2026-10-15', cells: ['1.44', '0.70'] });
  });

  it('ends with the first day, which has nothing to change against [WLTH-4]', () => {
    const { rows } = page(3);
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toEqual({ date: '2026-09-01', cells: ['1.00', ''] });
    expect(page(99)).toEqual(page(3));
  });

  it('compares the first day of a range with the day before it [WLTH-4]', () => {
    const { rows, total } = page(1, '2026-10-14');
    expect(total).toBe(2);
    // 1.42 → 1.43 is 0.7042 %.
    expect(rows.at(-1)).toEqual({ date: '2026-10-14', cells: ['1.43', '0.70'] });
    expect(page(1, '2027-01-01')).toEqual({ rows: [], total: 0, page: 1 });
  });
});

describe('the order of a history', () => {
  const given = [
    { date: '2026-11-16', value: '9.5' },
    { date: '2026-11-17', value: '' },
    { date: '2026-11-18', value: '10.25' },
    { date: '2026-11-19', value: '9.50' },
  ];
  const days = (order: string | undefined) =>
    historyRows({ points: given, fields: ['value'], page: 1, order }).rows.map(({ date }) => date.slice(8));

  it.each([
    [undefined, ['19', '18', '17', '16']],
    ['date-up', ['16', '17', '18', '19']],
    ['1-down', ['18', '19', '16', '17']],
    ['1-up', ['19', '16', '18', '17']],
    ['7-up', ['19', '18', '17', '16']],
    ['price', ['19', '18', '17', '16']],
  ])('%s is %j', (order, expected) => {
    expect(days(order)).toEqual(expected);
  });

  it('is of all the days, not of the page', () => {
    const many = Array.from({ length: 45 }, (_, index) => ({
      date: `2026-01-${String(index).padStart(3, '0')}`,
      value: String((index * 7) % 45),
    }));
    const page = (number: number) =>
      historyRows({ points: many, fields: ['value'], page: number, order: '1-down' }).rows;
    expect(page(1)[0]?.cells).toEqual(['44']);
    expect(page(3).map(({ cells }) => cells[0])).toEqual(['4', '3', '2', '1', '0']);
  });

  it('goes from the highest to the lowest to the newest day', () => {
    expect(orderOfHead(2, undefined)).toEqual({ direction: undefined, next: '2-down' });
    expect(orderOfHead(2, '2-down')).toEqual({ direction: 'descending', next: '2-up' });
    expect(orderOfHead(2, '2-up')).toEqual({ direction: 'ascending', next: undefined });
    expect(orderOfHead('date', undefined)).toEqual({ direction: 'descending', next: 'date-up' });
    expect(orderOfHead('date', '2-up')).toEqual({ direction: undefined, next: undefined });
  });
});

describe('historyAddress', () => {
  it('keeps what is not its own and starts the table over [WLTH-4]', () => {
    const place = { path: '/personal/lcmx', query: { prodCode: 'A1', rows: '3' }, id: 'nav' };
    expect(historyAddress(place, { range: '1M' })).toBe('/personal/lcmx?prodCode=A1&range=1M#nav');
    expect(historyAddress(place, { rows: '4' })).toBe('/personal/lcmx?prodCode=A1&rows=4#nav');
  });
});
