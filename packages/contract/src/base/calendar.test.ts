import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, isDay, weekdayOf } from './calendar.ts';

describe('the calendar', () => {
  it.each([
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('counts days: %s and %i is %s', (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
    expect(daysBetween(day, other)).toBe(days);
  });

  it.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-11-20', -36, '2023-11-20'],
    ['2028-02-29', -12, '2027-02-28'],
  ])('counts months, and ends with a shorter one: %s and %i is %s', (day, months, other) => {
    expect(addMonths(day, months)).toBe(other);
  });

  it('begins the week with Monday', () => {
    expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([1, 5, 7]);
  });

  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-11-31', false],
    ['2026-13-01', false],
    ['2026-11', false],
    ['2026-1-1', false],
    ['', false],
    ['20 November', false],
  ])('has "%s": %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});
