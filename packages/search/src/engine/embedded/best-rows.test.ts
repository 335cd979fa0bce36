import { expect, it } from 'vitest';
import { bestRows } from './best-rows.ts';

it('finds the rows with the largest keys, of equal ones the earlier, however many are wanted', () => {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const keys = Array.from({ length: 500 }, () => random(90) - 30);
  const rows = Uint32Array.from(keys.keys());
  const sorted = [...rows].sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
  for (const limit of [0, 1, 10, 150, 499, 500, 10_000]) {
    expect(bestRows(rows, (row) => keys[row] ?? 0, limit)).toEqual(sorted.slice(0, limit));
  }
});
