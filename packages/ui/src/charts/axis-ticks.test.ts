import { describe, expect, it } from 'vitest';
import { timeTicks } from './time-ticks.ts';
import { valueTicks } from './value-ticks.ts';

describe('valueTicks', () => {
  it.each([
    [704.3, 711.2, [704, 706, 708, 710, 712], 0],
    [1.0023, 1.0262, [1, 1.01, 1.02, 1.03], 2],
    [0, 31, [0, 10, 20, 30, 40], 0],
    [-12.6, 22.7, [-20, -10, 0, 10, 20, 30], 0],
    [3.1, 3.85, [3, 3.2, 3.4, 3.6, 3.8, 4], 1],
    [100, 100, [99, 99.5, 100, 100.5, 101], 1],
  ])('encloses %s to %s with round values [WLTH-4]', (lowest, highest, ticks, places) => {
    expect(valueTicks(lowest, highest)).toEqual({ ticks, places });
  });
});

describe('timeTicks', () => {
  it('names evenly spaced days of a month, counted from the newest [FX-5]', () => {
    expect(timeTicks('2026-10-22', '2026-11-20', 5)).toEqual({
      unit: 'day',
      days: ['2026-10-27', '2026-11-04', '2026-11-12', '2026-11-20'],
    });
  });

  it('names the first days of every second month of a year [WLTH-4]', () => {
    expect(timeTicks('2025-11-20', '2026-11-20', 6)).toEqual({
      unit: 'month',
      days: ['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-01'],
    });
  });

  it('names years of a long history [WLTH-4]', () => {
    expect(timeTicks('2019-08-06', '2026-11-20', 7)).toEqual({
      unit: 'year',
      days: [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => `${year}-01-01`),
    });
  });

  it('names a single day [WLTH-4]', () => {
    expect(timeTicks('2026-11-20', '2026-11-20', 5).days).toEqual(['2026-11-20']);
  });
});
