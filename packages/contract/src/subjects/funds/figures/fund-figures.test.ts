import { describe, expect, it } from 'vitest';
import {
  accumulated,
  figureOf,
  levelAt,
  levelsOf,
  percentBetween,
  sevenDayYield,
  windowStart,
  type NavDay,
} from './index.ts';

const nav = (date: string, unitNav: string, accNav = ''): NavDay => ({
  date,
  unitNav,
  accNav,
  tenThousandIncome: '',
});
const income = (date: string, tenThousandIncome: string): NavDay => ({
  date,
  unitNav: '',
  accNav: '',
  tenThousandIncome,
});

function between(days: NavDay[], from: string, to: string): string {
  const levels = levelsOf(days);
  const [first, last] = [levelAt(levels, from), levelAt(levels, to)];
  if (first === undefined || last === undefined) throw new Error('the days are not in the history');
  return percentBetween(first, last);
}

describe('the day that a window is measured against', () => {
  it.each([
    ['W1', '2026-11-19', '2026-11-12'],
    ['M1', '2026-11-19', '2026-10-19'],
    ['M1', '2026-03-31', '2026-02-28'],
    ['M1', '2024-03-31', '2024-02-29'],
    ['M3', '2026-02-19', '2025-11-19'],
    ['M6', '2026-08-31', '2026-02-28'],
    ['YTD', '2026-11-19', '2025-12-31'],
    ['Y1', '2024-02-29', '2023-02-28'],
    ['Y3', '2026-11-19', '2023-11-19'],
  ] as const)('%s up to %s is %s [FUND-1]', (window, end, start) => {
    expect(windowStart(window, end)).toBe(start);
  });
});

describe('the growth of a fund', () => {
  it('is that of the unit NAV while nothing is distributed, half a hundredth rounded away from zero [S7-fund]', () => {
    // 1.2345 / 1.2000 − 1 = 2.875 %
    expect(
      between([nav('2026-01-05', '1.2000'), nav('2026-01-06', '1.2345')], '2026-01-05', '2026-01-06'),
    ).toBe('2.88');
    // 1.1655 / 1.2000 − 1 = −2.875 %
    expect(
      between([nav('2026-01-05', '1.2000'), nav('2026-01-06', '1.1655')], '2026-01-05', '2026-01-06'),
    ).toBe('-2.88');
  });

  it('counts a distribution as bought in again at the unit NAV of the ex-date [S7-fund]', () => {
    const days = [
      nav('2026-01-05', '1.1000'),
      // 0.10 leaves the fund: 1.00 + 0.10 against 1.10 is no change.
      nav('2026-01-06', '1.0000', '1.1000'),
      nav('2026-01-07', '1.0500', '1.1500'),
    ];
    expect(between(days, '2026-01-05', '2026-01-06')).toBe('0.00');
    // The tenth that was bought in again grows too: 1.05 × 1.1 / 1.1 − 1 = 5 %, not (1.15 − 1.10) / 1.10 = 4.55 %.
    expect(between(days, '2026-01-05', '2026-01-07')).toBe('5.00');
  });

  it('takes an empty accumulated NAV for a day without distribution [S7-fund]', () => {
    const levels = levelsOf([
      nav('2026-01-05', '1.1000'),
      nav('2026-01-06', '1.0000', '1.1000'),
      nav('2026-01-07', '1.0500'),
    ]);
    expect(levels.map(accumulated)).toEqual(['1.1000', '1.1000', '1.1500']);
  });

  it('does not take what was distributed before the first known day for a distribution of that day', () => {
    const days = [nav('2026-01-05', '1.2000', '1.5000'), nav('2026-01-06', '1.2120', '1.5120')];
    expect(between(days, '2026-01-05', '2026-01-06')).toBe('1.00');
  });

  it('of a money fund compounds its income [FUND-4]', () => {
    const days = [income('2026-01-01', '0.5'), income('2026-01-02', '100'), income('2026-01-03', '100')];
    // 1.01 × 1.01 − 1
    expect(between(days, '2026-01-01', '2026-01-03')).toBe('2.01');
  });
});

describe('the seven-day yield', () => {
  const week = (text: string, count = 7) =>
    Array.from({ length: count }, (_, day) => income(`2026-11-${String(13 + day).padStart(2, '0')}`, text));

  it('compounds the income of a week to a year: 0.40 a day is 1.471 % [FUND-4]', () => {
    // 1.00004 ^ 365 − 1 = 0.014707 (365 × ln 1.00004 = 0.0145997)
    expect(sevenDayYield(week('0.40'))).toBe('1.471');
  });

  it('counts days off that stand on one row: a week of three rows gives nearly the same [FUND-4]', () => {
    const rows = [
      income('2026-11-12', '0.40'),
      income('2026-11-13', '0.40'),
      income('2026-11-18', '2.00'),
      income('2026-11-19', '0.40'),
    ];
    // 1.00004 × 1.0002 × 1.00004, to the power 365/7
    expect(Number(sevenDayYield(rows))).toBeCloseTo((1.00028001 ** (365 / 7) - 1) * 100, 2);
  });

  it('is not given for a fund that is younger than a week', () => {
    expect(sevenDayYield(week('0.40', 6))).toBe('');
  });
});

describe('the figures of a fund', () => {
  const days = [
    nav('2025-11-18', '1.0000'),
    nav('2025-12-31', '1.0200'),
    nav('2026-10-19', '1.0500'),
    nav('2026-11-12', '1.0800'),
    nav('2026-11-18', '1.1000'),
    nav('2026-11-19', '1.1220'),
  ];
  const levels = levelsOf(days);
  const [first] = levels;
  if (first === undefined) throw new Error('no levels');
  const figure = figureOf({ first, year: levels, days, at: (day) => levelAt(levels, day) });

  it('are returns by window; a window that is longer than the history has none [FUND-1]', () => {
    expect(figure).toMatchObject({
      since: '2025-11-18',
      // 1.1220 / 1.0800, / 1.0500, / 1.0200 (no day in between, so M3 and M6 reach back to the last of 2025), / 1.0000
      W1: '3.89',
      M1: '6.86',
      M3: '10.00',
      M6: '10.00',
      YTD: '10.00',
      Y1: '12.20',
      Y2: '',
      Y3: '',
      ALL: '12.20',
      dayRate: '2.00',
    });
  });

  it('of a money fund are yields and no NAV [FUND-4]', () => {
    const incomes = Array.from({ length: 9 }, (_, day) => income(`2026-11-${11 + day}`, '0.40'));
    const own = levelsOf(incomes);
    const [start] = own;
    if (start === undefined) throw new Error('no levels');
    const money = figureOf({ first: start, year: own, days: incomes, at: (day) => levelAt(own, day) });
    expect(money).toMatchObject({
      unitNav: '',
      accNav: '',
      dayRate: '',
      tenThousandIncome: '0.40',
      sevenDayYield: '1.471',
      // 1.00004 ^ 7 − 1
      W1: '0.03',
      // Not a year old.
      maxDrawdown: '',
      stdDev: '',
      curve: '0|0|1|1|2|2|2|3|3',
    });
  });
});
