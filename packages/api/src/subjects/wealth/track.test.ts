import { describe, expect, it } from 'vitest';
import { trackOf } from './track.ts';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
const nav = (date: string, value: string) => ({ date, unitNav: value, accNav: value });
const period = (from: string, to: string, low: string, high: string) => ({ from, to, low, high });

/** Numbers that repeat: a failure can be run again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/** A walk with gaps of one to nine days. */
function aWalk(seed: number, length: number) {
  const random = seeded(seed);
  let [day, value] = ['2024-01-31', 1];
  return Array.from({ length }, () => {
    const point = nav(day, value.toFixed(4));
    day = dayAfter(day, 1 + Math.floor(random() * 9));
    value *= 1 + (random() - 0.5) / 20;
    return point;
  });
}

describe('what a product reached in a period [WLTH-8]', () => {
  const year = [nav('2025-01-01', '1.0000'), nav('2026-01-01', '1.0250')];
  const of = (low: string, high: string) =>
    trackOf(year, [], [period('2025-01-01', '2026-01-01', low, high)]).periods[0];

  it('is within the range exactly at either bound, and beside it outside', () => {
    expect(of('2.50', '2.90')).toMatchObject({ reached: '2.50', result: 'WITHIN' });
    expect(of('2.10', '2.50')?.result).toBe('WITHIN');
    expect(of('2.51', '2.90')?.result).toBe('BELOW');
    expect(of('2.10', '2.49')?.result).toBe('ABOVE');
  });

  it('is simply brought to a year over the days between, with the NAV before where a day has none', () => {
    const half = [nav('2025-01-01', '1.0000'), nav('2025-06-30', '1.0100'), nav('2025-07-10', '1.5000')];
    const [reading] = trackOf(half, [], [period('2025-01-01', '2025-07-02', '1', '2')]).periods;
    // 1 % in 182 days: 1 × 365 / 182.
    expect(reading?.reached).toBe('2.01');
  });

  it('is left out where the history begins later, ends earlier or is empty', () => {
    const asked = [
      period('2024-12-31', '2025-06-30', '1', '2'),
      period('2025-06-30', '2026-01-02', '1', '2'),
    ];
    expect(trackOf(year, [], asked).periods).toEqual([]);
    expect(trackOf([], [], asked)).toEqual({ periods: [], months: [], benchmark: [], outcomes: [] });
  });
});

describe('the outcomes of holding [WLTH-8]', () => {
  it('are none of one point, and none of a history shorter than the holding', () => {
    expect(trackOf([nav('2026-01-05', '1.0000')], [], []).outcomes).toEqual([]);
    const days = [nav('2026-01-31', '1.0000'), nav('2026-02-27', '1.1000')];
    expect(trackOf(days, [], []).outcomes).toEqual([]);
  });

  it('count a month that ends exactly with the history, to the last day of a shorter month', () => {
    const days = [nav('2026-01-31', '1.0000'), nav('2026-02-28', '0.9900')];
    expect(trackOf(days, [], []).outcomes).toEqual([
      { months: 1, count: 1, gained: 0, worst: '-1.00', median: '-1.00', best: '-1.00' },
    ]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('keep their order and their number, walk %i', (seed) => {
    const walk = aWalk(seed, 20 + seed * 20);
    const { outcomes } = trackOf(walk, [], []);
    const last = walk.at(-1)?.date ?? '';
    for (const { months, count, gained, worst, median, best } of outcomes) {
      expect(Number(worst)).toBeLessThanOrEqual(Number(median));
      expect(Number(median)).toBeLessThanOrEqual(Number(best));
      expect(gained).toBeLessThanOrEqual(count);
      expect(gained > 0).toBe(Number(best) > 0 || (best === '0.00' && gained > 0));
      const latest = dayAfter(last, -28 * months);
      expect(count).toBeLessThanOrEqual(walk.filter(({ date }) => date <= latest).length);
    }
    expect(outcomes.map(({ count }) => count)).toEqual(
      outcomes.map(({ count }) => count).toSorted((a, b) => b - a),
    );
  });

  it('do not change when every NAV is the same number of times as much', () => {
    const walk = aWalk(9, 200).map(({ date, unitNav }) => nav(date, (Number(unitNav) * 1).toFixed(4)));
    const twice = walk.map(({ date, unitNav }) => nav(date, (Number(unitNav) * 2).toFixed(4)));
    expect(trackOf(twice, [], []).outcomes).toEqual(trackOf(walk, [], []).outcomes);
  });
});

describe('months against a formula [WLTH-8]', () => {
  it('count both over the same days, from the last day of the month before', () => {
    const navs = [
      nav('2026-01-20', '1.0000'),
      nav('2026-01-30', '1.0200'),
      nav('2026-02-02', '3.0000'),
      nav('2026-02-27', '0.9996'),
    ];
    const levels = [
      { date: '2026-01-20', level: '1' },
      { date: '2026-01-30', level: '1.01' },
      { date: '2026-02-27', level: '1.0302' },
    ];
    expect(trackOf(navs, levels, []).months).toEqual([
      { month: '2026-01', product: '2.00', benchmark: '1.00', difference: '1.00' },
      { month: '2026-02', product: '-2.00', benchmark: '2.00', difference: '-4.00' },
    ]);
  });
});
