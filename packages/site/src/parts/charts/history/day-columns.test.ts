import { expect, test } from 'vitest';
import { daysOf, pointsOf, toColumns } from './day-columns.ts';

test('lines of different days come back from their columns as they were', () => {
  const own = [
    { date: '2026-11-02', value: '1.01' },
    { date: '2026-11-04', value: '1.02' },
  ];
  const other = [{ date: '2026-11-03', value: '0' }];
  const { days, lines } = toColumns([
    { id: 'own', points: own },
    { id: 'other', points: other, shape: 'step' },
  ]);
  expect(days).toEqual({ first: '2026-11-02', steps: [1, 1] });
  expect(lines).toEqual([
    { id: 'own', values: ['1.01', '', '1.02'] },
    { id: 'other', shape: 'step', values: ['', '0', ''] },
  ]);
  expect(lines.map(({ values }) => pointsOf(daysOf(days), values))).toEqual([own, other]);
});

test('days come back from their steps over weekends, months and years', () => {
  const days = ['2025-12-29', '2025-12-31', '2026-01-05', '2026-02-27', '2026-03-02'];
  const sent = toColumns([{ points: days.map((date) => ({ date, value: '1' })) }]).days;
  expect(daysOf(sent)).toEqual(days);
  expect(daysOf(toColumns([]).days)).toEqual([]);
});
