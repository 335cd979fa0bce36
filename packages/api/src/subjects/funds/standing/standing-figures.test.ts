import { describe, expect, it } from 'vitest';
import { levelsOf } from '@bank/contract/fund-figures';
import { peerCurve } from './peer-curve.ts';
import { placeOn, type PeerGrowth } from './peer-growth.ts';
import { quarterRanks, quartileOf } from './quarter-ranks.ts';
import { yearlyReturns } from './yearly-returns.ts';

const growth = (fundCode: string, given: Record<string, number>): PeerGrowth => ({
  fundCode,
  days: Object.keys(given),
  values: Float64Array.from(Object.values(given)),
});
const DAYS = ['2026-01-05', '2026-01-06', '2026-01-07'];

describe('the average of the peers', () => {
  it('is the mean of the returns of those alive at the start, and says how many [FUND-2]', () => {
    const peers = [
      growth('1', { '2026-01-05': 1, '2026-01-06': 1.1, '2026-01-07': 1.2 }),
      growth('2', { '2025-12-01': 1, '2026-01-05': 2, '2026-01-06': 2, '2026-01-07': 1.8 }),
      growth('young', { '2026-01-06': 1, '2026-01-07': 9 }),
    ];
    expect(peerCurve(peers, '2026-01-05', DAYS)).toEqual({
      count: 2,
      points: [
        { date: '2026-01-05', value: '0.00' },
        { date: '2026-01-06', value: '5.00' },
        { date: '2026-01-07', value: '5.00' },
      ],
    });
  });

  it('keeps the last value of a fund on days without one, and of one that has ended [FUND-2]', () => {
    const peers = [growth('1', { '2026-01-04': 1, '2026-01-06': 1.1 })];
    expect(peerCurve(peers, '2026-01-05', DAYS).points.map(({ value }) => value)).toEqual([
      '0.00',
      '10.00',
      '10.00',
    ]);
  });

  it('is nothing where nobody was there at the start [FUND-2]', () => {
    expect(peerCurve([], '2026-01-05', DAYS)).toEqual({ points: [], count: 0 });
  });

  it('of a field of one is that fund, whatever its figures [FUND-2]', () => {
    const values = Object.fromEntries(DAYS.map((day, index) => [day, 1 - index / 7]));
    const [, second, third] = peerCurve([growth('1', values)], '2026-01-05', DAYS).points;
    expect([second?.value, third?.value]).toEqual(['-14.29', '-28.57']);
  });
});

describe('quarters', () => {
  const quarter = (code: string, q1: number, q2: number) =>
    growth(code, {
      '2025-12-31': 1,
      '2026-03-31': 1 + q1,
      '2026-06-30': (1 + q1) * (1 + q2),
      '2026-07-10': 9,
    });
  const field = [
    quarter('A', 0.1, -0.1),
    quarter('B', 0.05, 0.2),
    quarter('C', 0.05, 0),
    quarter('D', -0.2, 0),
  ];

  it('rank a fund among those that were there, equal ones sharing a place [FUND-2]', () => {
    const ranks = (code: string) =>
      quarterRanks(field, code, '2026-07-10', 2).map(({ quarter: name, place, of, quartile, value }) =>
        [name, place, of, quartile, value].join(' '),
      );
    expect(ranks('A')).toEqual(['2026Q1 1 4 1 10.00', '2026Q2 4 4 4 -10.00']);
    expect(ranks('C')).toEqual(['2026Q1 2 4 2 5.00', '2026Q2 2 4 2 0.00']);
    expect(ranks('D')).toEqual(['2026Q1 4 4 4 -20.00', '2026Q2 2 4 2 0.00']);
  });

  it('count only when they are over, and not before the fund began [FUND-2]', () => {
    expect(quarterRanks(field, 'A', '2026-06-29', 8).map(({ quarter: name }) => name)).toEqual(['2026Q1']);
    expect(quarterRanks(field, 'E', '2026-07-10')).toEqual([]);
  });

  it.each([
    [1, 4, 1],
    [4, 4, 4],
    [1, 1, 1],
    [2, 5, 1],
    [3, 5, 2],
    [5, 5, 4],
    [80, 80, 4],
    [20, 80, 1],
    [21, 80, 2],
  ])('place %s of %s is in quartile %s [FUND-2]', (place, of, quartile) => {
    expect(quartileOf(place, of)).toBe(quartile);
  });
});

describe('years', () => {
  const day = (date: string, unitNav: string, accNav = '') => ({
    date,
    unitNav,
    accNav,
    tenThousandIncome: '',
  });

  it('run from the last day of one to that of the next, the first from the fund’s first day [FUND-2]', () => {
    const levels = levelsOf([
      day('2024-06-03', '1.0000'),
      day('2024-12-31', '1.1000'),
      day('2025-12-30', '1.0000', '1.1000'),
      day('2026-11-19', '1.2000', '1.3000'),
    ]);
    expect(yearlyReturns(levels)).toEqual([
      { year: '2024', value: '10.00' },
      // 0.10 was distributed: 1.00 + 0.10 against 1.10.
      { year: '2025', value: '0.00' },
      { year: '2026', value: '20.00' },
    ]);
  });

  it('of one day are none [FUND-2]', () => {
    expect(yearlyReturns(levelsOf([day('2026-11-19', '1.0000')]))).toEqual([]);
  });
});

describe('the place of a day', () => {
  it.each([
    ['2026-01-04', -1],
    ['2026-01-05', 0],
    ['2026-01-06', 1],
    ['2026-02-01', 2],
  ])('of %s is %s', (day, place) => {
    expect(placeOn(DAYS, day)).toBe(place);
  });
});
