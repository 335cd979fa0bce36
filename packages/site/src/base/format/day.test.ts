import { describe, expect, it } from 'vitest';
import { dayInData, dayInProse, daySpan, monthAndDay, monthAndYear, shortDay } from './day.ts';

const today = '2026-11-20';
const CN = { language: 'CN', today } as const;
const EN = { language: 'EN', today } as const;

describe('days', () => {
  it.each([
    [dayInProse('2026-11-20', 'CN'), '2026 年 11 月 20 日'],
    [dayInProse('2026-01-05', 'CN'), '2026 年 1 月 5 日'],
    [dayInProse('2026-11-20', 'EN'), '20 November 2026'],
    [dayInProse('2027-01-09', 'EN'), '9 January 2027'],
    [dayInData('2026-11-20', 'CN'), '2026-11-20'],
    [dayInData('2026-10-30', 'EN'), '30 Oct 2026'],
    [monthAndDay('2026-11-20', 'CN'), '11-20'],
    [monthAndDay('2026-11-19', 'EN'), '19 Nov'],
    [monthAndYear('2026-11-20', 'CN'), '2026-11'],
    [monthAndYear('2026-11-20', 'EN'), 'Nov 2026'],
    [daySpan('2026-11-15', '2026-12-31', CN), '11-15 至 12-31'],
    [daySpan('2026-11-15', '2026-12-31', EN), '15 Nov – 31 Dec'],
  ])('are written as %s in their language [S1-lang] [LANG-6]', (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    [shortDay('2026-01-01', CN), '01-01'],
    [shortDay('2025-12-31', CN), '2025-12-31'],
    [shortDay('2027-01-04', EN), '4 Jan 2027'],
    [shortDay('2026-12-31', { ...EN, today: '2027-01-01' }), '31 Dec 2026'],
    [daySpan('2026-12-15', '2027-01-10', CN), '2026-12-15 至 2027-01-10'],
    [daySpan('2025-11-03', '2025-11-27', EN), '3 Nov 2025 – 27 Nov 2025'],
  ])('of another year than this one say which: %s [S1-lang]', (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each(['20 Nov 2026', 'on 2026-11-20', '2026-13-01', '2026-11-20T10:30:00+08:00'])(
    'refuses "%s" [S7-misc]',
    (text) => {
      expect(() => dayInProse(text, 'CN')).toThrow(RangeError);
    },
  );
});
