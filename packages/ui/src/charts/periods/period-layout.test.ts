import { describe, expect, it } from 'vitest';
import { NARROW, WIDE, periodLayout, type PeriodColumn } from './period-layout.ts';

const column = (value: string, low = '2.35', high = '2.85', label = value): PeriodColumn => ({
  label,
  low,
  high,
  value,
  shown: value,
  verdict: { direction: 'flat', words: '' },
  figures: [],
});

describe('periodLayout', () => {
  it('draws a stem only to the bound that was missed, and none within or on a bound', () => {
    const { columns } = periodLayout(
      ['1.22', '2.35', '2.60', '2.85', '4.61'].map((value) => column(value)),
      WIDE,
    );
    expect(columns.map(({ stem }) => stem !== undefined)).toEqual([true, false, false, false, true]);
    expect(columns[0]?.stem?.to).toBe(columns[0]?.lowY);
    expect(columns[4]?.stem?.to).toBe(columns[4]?.highY);
    expect(columns.map(({ isBelow }) => isBelow)).toEqual([true, false, false, false, false]);
  });

  it('keeps every mark between its top and its foot, also where all values are one', () => {
    for (const values of [['2.5'], ['-8.6', '5.7'], ['0', '0']]) {
      const { base, columns, width } = periodLayout(
        values.map((value, index) => column(value, value, value, String(index))),
        NARROW,
        '0',
      );
      for (const { middle, lowY, highY, valueY } of columns) {
        expect(Math.min(lowY, highY, valueY)).toBeGreaterThanOrEqual(28);
        expect(Math.max(lowY, highY, valueY)).toBeLessThanOrEqual(base);
        expect(middle).toBeLessThan(width);
      }
    }
  });

  it('leaves the oldest out where there are more than fit', () => {
    const many = Array.from({ length: 15 }, (_, index) => column(String(index)));
    expect(periodLayout(many, NARROW).columns.map(({ label }) => label)).toEqual([
      '10',
      '11',
      '12',
      '13',
      '14',
    ]);
    expect(periodLayout(many, WIDE).columns).toHaveLength(12);
  });

  it('is no wider than few columns need', () => {
    expect(periodLayout([column('2.5')], WIDE).width).toBe(WIDE.least);
    expect(
      periodLayout(
        Array.from({ length: 12 }, (_, index) => column(String(index))),
        WIDE,
      ).width,
    ).toBe(WIDE.width);
  });
});
