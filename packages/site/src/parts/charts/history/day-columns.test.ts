import { expect, test } from 'vitest';
import { pointsOf, toColumns } from './day-columns.ts';

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
  expect(days).toEqual(['2026-11-02', '2026-11-03', '2026-11-04']);
  expect(lines).toEqual([
    { id: 'own', values: ['1.01', '', '1.02'] },
    { id: 'other', shape: 'step', values: ['', '0', ''] },
  ]);
  expect(lines.map(({ values }) => pointsOf(days, values))).toEqual([own, other]);
});
