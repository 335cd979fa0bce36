import { expect, it } from 'vitest';
import { wholeOf } from '../base/bundle/file-content.ts';
import { PackedSeries } from './packed-series.ts';

const KEYS = ['A', 'A-1', 'B', 'a'];
const DAYS = ['2025-12-31', '2026-01-01', '2026-11-26'];

const byKey = KEYS.flatMap((key) => DAYS.map((date) => ({ key, date, values: ['1', '2', '', '', ''] })));
const byDay = DAYS.flatMap((day) => byKey.filter(({ date }) => date === day));

function packed(points: typeof byKey): string {
  const series = new PackedSeries('fund-nav');
  for (const point of points) series.add(point);
  expect(series.count).toBe(points.length);
  const file = series.file();
  const text = wholeOf(file).toString();
  expect(file.size).toBe(Buffer.byteLength(text));
  return text;
}

it('gives the same file of a history whatever the order of its rows', () => {
  const text = packed(byKey);
  const [, ...rows] = text.trimEnd().split('\n');
  expect(rows).toEqual(byKey.map(({ key, date }) => `${key},${date},1,2,,,`));
  expect(packed(byDay)).toBe(text);
  expect(packed(byKey.toReversed())).toBe(text);
});
