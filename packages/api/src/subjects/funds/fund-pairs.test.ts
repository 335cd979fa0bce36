import { describe, expect, it } from 'vitest';
import { levelsOf } from '@bank/contract/fund-figures';
import { correlation, overlap, pairsOf } from './fund-pairs.ts';

const wave = (shift: number, size = 0.01) =>
  Array.from({ length: 60 }, (_, day) => Math.sin(day + shift) * size);

describe('two funds beside each other', () => {
  it('move together fully, against each other, or not at all [FUND-3]', () => {
    expect(correlation(wave(0), wave(0, 0.03))).toBe('1.00');
    expect(correlation(wave(0), wave(Math.PI))).toBe('-1.00');
    expect(Math.abs(Number(correlation(wave(0), wave(Math.PI / 2))))).toBeLessThan(0.1);
    const [once, twice] = [
      [1, -1, 1, -1],
      [1, 1, -1, -1],
    ].map((four) => Array(5).fill(four).flat() as number[]);
    expect(correlation(once ?? [], twice ?? [])).toBe('0.00');
  });

  it('say nothing of each other on few days, or where one never moved', () => {
    expect(correlation(wave(0).slice(0, 19), wave(0).slice(0, 19))).toBeUndefined();
    expect(correlation(wave(0).slice(0, 20), wave(0).slice(0, 20))).toBe('1.00');
    expect(correlation(wave(0).slice(0, 30), wave(0))).toBeUndefined();
    const still = wave(0).map(() => 0);
    expect(correlation(still, wave(0))).toBeUndefined();
    expect(
      correlation(
        wave(0),
        wave(0).map(() => 0),
      ),
    ).toBeUndefined();
  });

  it('hold in common what the one has less of, security by security [FUND-3]', () => {
    const held = (...shares: [string, string][]) =>
      shares.map(([stockCode, ratio]) => ({ stockCode, ratio }));
    // 3.20 of A and 1.05 of C; B and D are held by one of them.
    const one = held(['A', '4.66'], ['B', '9.00'], ['C', '1.05']);
    expect(overlap(one, held(['C', '2.00'], ['A', '3.20'], ['D', '5.00']))).toBe('4.25');
    expect(overlap(one, held(['D', '5.00']))).toBe('0.00');
    expect(overlap(one, [])).toBeUndefined();
    expect(overlap([], one)).toBeUndefined();
  });

  it('are every two of the funds, once', () => {
    const funds = ['1', '2', '3', '4'].map((fundCode) => ({ fundCode, levels: [], holdings: [] }));
    expect(pairsOf(funds).map(({ one, other }) => one + other)).toEqual(['12', '13', '14', '23', '24', '34']);
  });

  it('tell how far they move together and what both hold, or leave it out [FUND-3]', () => {
    const fund = (fundCode: string, move: (day: number) => number, stocks: [string, string][] = []) => ({
      fundCode,
      levels: levelsOf(
        Array.from({ length: 21 }, (_, day) => ({
          date: `2026-10-${String(day + 1).padStart(2, '0')}`,
          unitNav: move(day).toFixed(4),
          accNav: '',
          tenThousandIncome: '',
        })),
      ),
      holdings: stocks.map(([stockCode, ratio]) => ({ stockCode, ratio })),
    });
    const wavy = (day: number) => 10 + Math.sin(day);
    const funds = [
      fund('1', wavy, [['A', '4.00']]),
      fund('2', (day) => 1 + day * 0.5 + Math.sin(day) * 0.5, [['A', '3.00']]),
      fund('3', (day) => 10 - Math.sin(day) * 3),
      fund('4', () => 1),
    ];
    expect(pairsOf(funds)).toEqual([
      { one: '1', other: '2', correlation: '0.51', overlap: '3.00' },
      { one: '1', other: '3', correlation: '-0.98' },
      { one: '1', other: '4' },
      { one: '2', other: '3', correlation: '-0.52' },
      { one: '2', other: '4' },
      { one: '3', other: '4' },
    ]);
  });
});
