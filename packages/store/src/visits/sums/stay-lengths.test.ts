import { describe, expect, it } from 'vitest';
import { StayLengths } from './stay-lengths.ts';

describe('lengths of stays', () => {
  it.each([2_000, 2_001, 12_345, 59_999, 1_200_000, 9_000_000])(
    'of %i ms are right within one per cent',
    (ms) => {
      const lengths = new StayLengths();
      lengths.add(ms, 1);
      expect(Math.abs((lengths.rank(0.5) ?? 0) / ms - 1)).toBeLessThanOrEqual(0.01);
    },
  );

  it('give the nearest rank, packed and put together too', () => {
    const [some, others, all] = [new StayLengths(), new StayLengths(), new StayLengths()];
    some.add(9_000, 4);
    others.add(3_000, 70_000);
    others.add(60_000, 69_995);
    for (const one of [some, others]) all.addPacked(one.packed());
    expect(Math.round((all.rank(0.5) ?? 0) / 1_000)).toBe(3);
    expect(Math.round((all.rank(0.500_02) ?? 0) / 1_000)).toBe(9);
    expect(Math.round((all.rank(0.9) ?? 0) / 10_000)).toBe(6);
  });

  it('give nothing where there was none', () => {
    expect(new StayLengths().rank(0.9)).toBeUndefined();
  });
});
