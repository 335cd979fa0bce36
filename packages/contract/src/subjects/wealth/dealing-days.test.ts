import { describe, expect, it } from 'vitest';
import { isOpenOn } from './dealing-days.ts';

const windows = ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-16', '2026-11-17', '2027-05-12'];
const weekly = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'];
const daily = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.parse('2026-11-23') + index * 86_400_000).toISOString().slice(0, 10),
).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));

describe('a product', () => {
  it.each([
    ['before its window', '2026-11-10', windows, false],
    ['on the first day of its window', '2026-11-11', windows, true],
    ['on a weekend within its window', '2026-11-14', windows, true],
    ['on the last day of its window', '2026-11-17', windows, true],
    ['after its window', '2026-11-18', windows, false],
    ['on its day of the week', '2026-12-02', weekly, true],
    ['on other days of the week', '2026-11-29', weekly, false],
    ['that deals daily, on a Sunday', '2026-11-29', daily, true],
    ['after the last day that is known', '2027-06-01', windows, false],
  ])('%s [WLTH-8]', (_, day, days, isOpen) => expect(isOpenOn(day, days)).toBe(isOpen));
});
