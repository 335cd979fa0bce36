import { describe, expect, it } from 'vitest';
import { speedAtRank, speedBucket } from './speed-buckets.ts';

const ranked = (values: readonly number[], share: number) => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(speedBucket(value), (counts.get(speedBucket(value)) ?? 0) + 1);
  const buckets = [...counts].map(([bucket, documents]) => ({ bucket, documents }));
  return speedAtRank(
    buckets.toSorted((a, b) => a.bucket - b.bucket),
    share,
  );
};

describe('the time at a rank', () => {
  it.each([0, 1, 2, 7, 40, 99, 100, 812, 2_500, 4_000, 119_999])(
    'is right within five per cent, or one: %d ms',
    (value) => {
      expect(Math.abs((ranked([value], 0.75) ?? -99) - value)).toBeLessThanOrEqual(Math.max(1, value * 0.05));
    },
  );

  it('is that of the nearest rank', () => {
    expect(ranked([100, 100, 100, 9_000], 0.75)).toBe(ranked([100], 0.75));
    expect(ranked([100, 100, 9_000, 9_000], 0.75)).toBe(ranked([9_000], 0.75));
    expect(ranked([], 0.75)).toBeUndefined();
  });
});
