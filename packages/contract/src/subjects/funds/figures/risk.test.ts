import { describe, expect, it } from 'vitest';
import {
  deepestFall,
  levelsOf,
  parseCurve,
  percentBetween,
  riskOf,
  sharpeOf,
  weeksOf,
  type NavDay,
} from './index.ts';
import { formatCurve } from './year-curve.ts';

const DAY_MS = 86_400_000;
const dayAt = (index: number) =>
  new Date(Date.parse('2025-11-19') + index * DAY_MS).toISOString().slice(0, 10);
const nav = (date: string, unitNav: string, accNav = ''): NavDay => ({
  date,
  unitNav,
  accNav,
  tenThousandIncome: '',
});
const navsOf = (units: readonly number[]) => units.map((unit, index) => nav(dayAt(index), unit.toFixed(8)));

/** The same numbers at every run: a linear congruential generator. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Unit NAVs that wander by up to two per cent a day. */
function aWalk(seed: number, days = 60): number[] {
  const next = random(seed);
  let unit = 1 + next();
  return Array.from({ length: days }, () => (unit *= 1 + (next() - 0.5) * 0.04));
}
const WALKS = Array.from({ length: 40 }, (_, seed) => ({ seed, units: aWalk(seed) }));

function figuresOf(days: readonly NavDay[]) {
  const risk = riskOf(levelsOf(days));
  if (risk === undefined) throw new Error('no risk of these days');
  return { fall: risk.fall, stdDev: Number(risk.stdDev) };
}

describe('the deepest fall', () => {
  it('need not follow the highest peak [MAX_DRAWDOWN]', () => {
    // 0.9 / 1.2 − 1 = −25 %; 1.2 / 1.5 − 1 = −20 %. 1.5 on the fourth day is above 1.2 again.
    expect(deepestFall(levelsOf(navsOf([1, 1.2, 0.9, 1.5, 1.2])))).toEqual({
      value: '-25.00',
      from: dayAt(1),
      to: dayAt(2),
      recovered: dayAt(3),
    });
  });

  it('is none where every day was above the last, and then has nothing to make up for', () => {
    const fall = deepestFall(levelsOf(navsOf([1, 1.1])));
    expect(fall).toMatchObject({ value: '0.00' });
    expect(fall).not.toHaveProperty('recovered');
  });

  it.each(WALKS)('lies between its two days, and no pair of days is deeper: walk $seed', ({ units }) => {
    const { fall } = figuresOf(navsOf(units));
    let deepest = 0;
    for (const [from, peak] of units.entries()) {
      for (const low of units.slice(from)) deepest = Math.min(deepest, low / peak - 1);
    }
    expect(Number(fall.value)).toBeCloseTo(deepest * 100, 2);
    const [from, to] = [fall.from, fall.to].map(
      (day) => units[(Date.parse(day) - Date.parse(dayAt(0))) / DAY_MS],
    );
    expect(((to ?? 0) / (from ?? 1) - 1) * 100).toBeCloseTo(deepest * 100, 2);
    if (fall.recovered !== undefined) expect(fall.recovered > fall.to).toBe(true);
  });
});

describe('volatility and Sharpe ratio', () => {
  it('of four days are those worked out by hand', () => {
    // ln 1.1 = 9.5310 %, ln 0.9 = −10.5361 %, 9.5310 %: mean 2.8420 %, squared differences 44.743 + 178.971 + 44.743 in
    // %², sample variance 134.229, deviation 11.5857 %, times √244 = 180.97 %. Gain 8.9 %: (8.9 − 1.1) / 180.97 = 0.043.
    const days = navsOf([1, 1.1, 0.99, 1.089]);
    const risk = riskOf(levelsOf(days));
    expect(Number(risk?.stdDev)).toBeCloseTo(180.97, 1);
    expect(sharpeOf('8.90', risk?.stdDev ?? '', '1.10')).toBe('0.04');
  });

  it('cannot be told from one point, nor from one return', () => {
    expect(riskOf([])).toBeUndefined();
    expect(riskOf(levelsOf(navsOf([1])))).toBeUndefined();
    expect(riskOf(levelsOf(navsOf([1, 1.1])))).toBeUndefined();
  });

  it('of a fund that grows by the same share every day are nothing and none', () => {
    const risk = riskOf(levelsOf(navsOf(Array.from({ length: 60 }, (_, index) => 1.0001 ** index))));
    expect(Number(risk?.stdDev)).toBeCloseTo(0, 3);
    expect(sharpeOf('2.47', risk?.stdDev ?? '', '1.10')).toBe('');
    expect(sharpeOf('', '12.0000', '1.10')).toBe('');
  });

  it.each(WALKS)('do not depend on the size of a unit: walk $seed', ({ units }) => {
    const [one, other] = [figuresOf(navsOf(units)), figuresOf(navsOf(units.map((unit) => unit * 3.7)))];
    expect(other.stdDev).toBeCloseTo(one.stdDev, 2);
    expect(other.fall).toEqual(one.fall);
  });

  it.each(WALKS)('a distribution that is bought in again changes neither: walk $seed', ({ units }) => {
    const plain = navsOf(units);
    const place = 10 + (units.length % 7);
    // What a twentieth of the unit leaves behind moves on as the whole did.
    const given = units.map((unit, index) => {
      if (index < place) return nav(dayAt(index), unit.toFixed(8));
      const left = unit * 0.95;
      const paid = (units[place] ?? 0) * 0.05;
      return nav(
        dayAt(index),
        left.toFixed(8),
        (Number(left.toFixed(8)) + Number(paid.toFixed(8))).toFixed(8),
      );
    });
    expectSame(given, plain);
  });

  it.each(WALKS)('a split that the accumulated NAV carries over changes neither: walk $seed', ({ units }) => {
    const place = 25;
    const split = units.map((unit, index) => {
      if (index < place) return nav(dayAt(index), unit.toFixed(8));
      const part = Number((unit / 2).toFixed(8));
      const paid = Number(((units[place] ?? 0) / 2).toFixed(8));
      return nav(dayAt(index), part.toFixed(8), (part + paid).toFixed(8));
    });
    expectSame(split, navsOf(units));
  });

  it.each(WALKS)('days without a NAV leave the whole change to the next day: walk $seed', ({ units }) => {
    const days = navsOf(units);
    const gaps = days.filter((_, index) => index === 0 || index === days.length - 1 || index % 3 !== 1);
    const [whole, some] = [levelsOf(days), levelsOf(gaps)];
    expect(ends(some)).toBe(ends(whole));
    // The days that are left can only have seen less of the fall.
    expect(Number(figuresOf(gaps).fall.value)).toBeGreaterThanOrEqual(
      Number(figuresOf(days).fall.value) - 0.01,
    );
  });

  const ends = (levels: ReturnType<typeof levelsOf>) => {
    const [first, last] = [levels[0], levels.at(-1)];
    return first === undefined || last === undefined ? '' : percentBetween(first, last);
  };

  function expectSame(given: readonly NavDay[], plain: readonly NavDay[]) {
    const [one, other] = [figuresOf(plain), figuresOf(given)];
    expect(other.stdDev).toBeCloseTo(one.stdDev, 1);
    expect(Number(other.fall.value)).toBeCloseTo(Number(one.fall.value), 1);
    expect(Number(ends(levelsOf(given)))).toBeCloseTo(Number(ends(levelsOf(plain))), 1);
  }
});

describe('the curve of a year', () => {
  it.each(WALKS)('begins with nothing and ends with the return: walk $seed', ({ units }) => {
    const levels = levelsOf(navsOf(units));
    const points = parseCurve(formatCurve(levels));
    const [first, last] = [levels[0], levels.at(-1)];
    expect(points).toHaveLength(units.length);
    expect(points[0]).toBe('0.00');
    expect(points.at(-1)).toBe(first && last && percentBetween(first, last));
  });

  it('has both signs, and is empty for a single day', () => {
    expect(formatCurve(levelsOf(navsOf([1, 0.9995, 1.1])))).toBe('0|-5|1000');
    expect(parseCurve('0|-5|1000')).toEqual(['0.00', '-0.05', '10.00']);
    expect(formatCurve(levelsOf(navsOf([1])))).toBe('');
  });

  it('by the week keeps both ends and no more than a point a week', () => {
    const text = Array.from({ length: 244 }, (_, index) => index).join('|');
    const weeks = weeksOf(text);
    expect([weeks[0], weeks.at(-1)]).toEqual(['0.00', '2.43']);
    expect(weeks.length).toBeLessThanOrEqual(54);
    expect(weeksOf('')).toEqual([]);
  });
});
