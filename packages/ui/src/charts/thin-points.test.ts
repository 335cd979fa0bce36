import { describe, expect, it } from 'vitest';
import { dayOf } from './day-number.ts';
import { thinPoints, thinTogether } from './thin-points.ts';

const FIRST_DAY = 20_000;
const days = (values: readonly number[]) =>
  values.map((value, index) => ({ date: dayOf(FIRST_DAY + index), value: String(value) }));

describe('thinPoints', () => {
  it('leaves a short history as it is [WLTH-4]', () => {
    const points = days([1, 3, 2]);
    expect(thinPoints(points, 3)).toEqual(points);
  });

  it('keeps the first and the last day and no more points than asked for [WLTH-4]', () => {
    const points = days(Array.from({ length: 1_250 }, (_, index) => Math.sin(index / 40)));
    const thin = thinPoints(points, 240);
    expect(thin).toHaveLength(240);
    expect(thin[0]).toEqual(points[0]);
    expect(thin.at(-1)).toEqual(points.at(-1));
    expect(thin.map(({ date }) => date)).toEqual(thin.map(({ date }) => date).toSorted());
  });

  it('keeps the one day on which the line broke in [WLTH-4]', () => {
    const values = Array.from({ length: 1_000 }, () => 1);
    values[613] = 0.7;
    expect(thinPoints(days(values), 50).map(({ value }) => value)).toContain('0.7');
  });
});

describe('a history whose first years have few points', () => {
  it('keeps a good part of them beside the many of later years [FUND-2]', () => {
    const monthly = Array.from({ length: 24 }, (_, index) => FIRST_DAY + index * 30);
    const daily = Array.from({ length: 1_200 }, (_, index) => FIRST_DAY + 720 + index);
    const points = [...monthly, ...daily].map((day, index) => ({
      date: dayOf(day),
      value: String(Math.sin(index)),
    }));
    const thin = thinPoints(points, 80);
    expect(thin.length).toBeLessThanOrEqual(80);
    expect(thin.filter(({ date }) => date < dayOf(FIRST_DAY + 720)).length).toBeGreaterThanOrEqual(10);
  });
});

describe('thinTogether', () => {
  it('keeps the same days of every line [FUND-3]', () => {
    const rising = days(Array.from({ length: 800 }, (_, index) => 1 + index / 800));
    const waving = days(Array.from({ length: 800 }, (_, index) => 1 + Math.sin(index / 30)));
    const [one, other] = thinTogether([{ points: rising }, { points: waving }], 100);
    expect(one?.points.length).toBeLessThanOrEqual(100);
    expect(one?.points.map(({ date }) => date)).toEqual(other?.points.map(({ date }) => date));
  });
});
