import { describe, expect, it } from 'vitest';
import { monthWeeks } from './month-weeks.ts';
import { openingsOf } from '../../../parts/opening-runs.ts';

const day = (date: string) => ({ date, confirm: date, payOut: date });
const from = (start: string, step: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    day(new Date(Date.parse(start) + index * step * 86_400_000).toISOString().slice(0, 10)),
  );

describe('what is said of the days on which a product deals [WLTH-8]', () => {
  it('is nothing where there is none to come', () => {
    expect(openingsOf([])).toBeUndefined();
  });

  it('joins days with only a weekend between them', () => {
    const window = ['2026-11-19', '2026-11-20', '2026-11-23', '2027-05-18', '2027-05-19'].map(day);
    expect(openingsOf(window)).toMatchObject({
      isDaily: false,
      runs: [
        { from: '2026-11-19', to: '2026-11-23' },
        { from: '2027-05-18', to: '2027-05-19' },
      ],
      months: ['2026-11', '2027-05'],
    });
  });

  it('keeps weekly openings apart, and tells them from openings on every dealing day', () => {
    expect(openingsOf(from('2026-11-25', 7, 12))).toMatchObject({
      isDaily: false,
      runs: [
        { from: '2026-11-25', to: '2026-11-25' },
        { from: '2026-12-02', to: '2026-12-02' },
      ],
    });
    const weekdays = from('2026-11-25', 1, 40).filter(
      ({ date }) => ![0, 6].includes(new Date(date).getUTCDay()),
    );
    expect(openingsOf(weekdays)?.isDaily).toBe(true);
  });

  it('brings the days of two months and no more', () => {
    expect(openingsOf(from('2026-11-25', 7, 12))?.days.at(-1)).toBe('2026-12-30');
  });
});

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', 6, [undefined, undefined, undefined, undefined, undefined, undefined, 1]],
    ['2027-02', 4, [1, 2, 3, 4, 5, 6, 7]],
    ['2028-02', 5, [undefined, 1, 2, 3, 4, 5, 6]],
  ] as const)('%s has %i', (month, count, first) => {
    const weeks = monthWeeks(month);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]).toEqual(first);
    const days = weeks.flat().filter((one) => one !== undefined);
    expect(days).toEqual(Array.from({ length: days.length }, (_, index) => index + 1));
  });
});
