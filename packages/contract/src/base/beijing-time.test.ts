import { describe, expect, it } from 'vitest';
import {
  beijingDay,
  beijingMidnight,
  beijingMinute,
  beijingMoment,
  momentInBeijing,
  nextBeijingMidnight,
} from './beijing-time.ts';

describe("Beijing's clocks", () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20T23:59:59+08:00'],
    ['2026-11-20T16:00:00Z', '2026-11-21T00:00:00+08:00'],
    ['2026-12-31T15:59:59Z', '2026-12-31T23:59:59+08:00'],
    ['2026-12-31T16:00:00Z', '2027-01-01T00:00:00+08:00'],
    ['2028-02-28T16:00:00Z', '2028-02-29T00:00:00+08:00'],
    ['2026-11-20T23:59:30-05:00', '2026-11-21T12:59:30+08:00'],
  ])('show at %s what %s says, wherever the visitor is [BR-2]', (given, shown) => {
    const at = Date.parse(given);
    expect(beijingMoment(at)).toBe(shown);
    expect(beijingMinute(at)).toBe(shown.slice(0, 16));
    expect(beijingDay(at)).toBe(shown.slice(0, 10));
  });

  it('agree with the time-zone data of the platform through a whole year', () => {
    const platform = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    for (let at = Date.parse('2026-01-01T00:00:00Z'); at < Date.parse('2027-01-02'); at += 7_199_000) {
      expect(beijingMoment(at)).toBe(`${platform.format(at).replace(' ', 'T')}+08:00`);
    }
  });
});

describe('the day in Beijing', () => {
  it.each([
    ['2026-11-20T00:00:00+08:00', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T23:59:59.999+08:00', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T15:59:59Z', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T16:00:00Z', '2026-11-21T00:00:00+08:00', '2026-11-22T00:00:00+08:00'],
    ['2026-12-31T12:00:00+08:00', '2026-12-31T00:00:00+08:00', '2027-01-01T00:00:00+08:00'],
  ])('that %s lies in begins at %s and ends at %s [S2-personal]', (at, begins, ends) => {
    expect(beijingMidnight(Date.parse(at))).toBe(Date.parse(begins));
    expect(nextBeijingMidnight(Date.parse(at))).toBe(Date.parse(ends));
  });

  it('begins at midnight, and knows its other hours', () => {
    expect(momentInBeijing('2026-11-20')).toBe('2026-11-20T00:00:00+08:00');
    expect(Date.parse(momentInBeijing('2027-01-01'))).toBe(Date.parse('2026-12-31T16:00:00Z'));
    expect(momentInBeijing('2026-11-20', '09:30:00')).toBe('2026-11-20T09:30:00+08:00');
  });
});
