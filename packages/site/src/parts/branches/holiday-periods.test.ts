import { holidayFromText } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { holidayPeriods } from './holiday-periods.ts';

const HOLIDAYS = [
  '2027-02-06 closed SPRING_FESTIVAL',
  '2027-01-01 closed NEW_YEAR',
  '2027-01-02 10:00-15:00 NEW_YEAR',
  '2027-01-03 10:00-15:00 NEW_YEAR',
  '2027-01-04 09:00-12:00',
  '2027-02-05 10:00-15:00 SPRING_FESTIVAL',
  '2027-02-09 10:00-15:00',
].map(holidayFromText);

describe('the holidays of a branch', () => {
  it('are told by name, with days of the same hours together', () => {
    const [first, ...others] = holidayPeriods(HOLIDAYS, '2026-11-20');
    expect(first).toEqual({
      holiday: 'NEW_YEAR',
      from: '2027-01-01',
      to: '2027-01-03',
      spans: [
        { from: '2027-01-01', to: '2027-01-01', hours: undefined },
        { from: '2027-01-02', to: '2027-01-03', hours: '10:00–15:00' },
      ],
    });
    expect(others.map(({ holiday, from, to }) => [holiday, from, to])).toEqual([
      [undefined, '2027-01-04', '2027-01-04'],
      ['SPRING_FESTIVAL', '2027-02-05', '2027-02-06'],
      [undefined, '2027-02-09', '2027-02-09'],
    ]);
  });

  it('are left out when they are over, and whole while they last', () => {
    expect(holidayPeriods(HOLIDAYS, '2027-01-03')[0]?.from).toBe('2027-01-01');
    expect(holidayPeriods(HOLIDAYS, '2027-01-04')[0]?.from).toBe('2027-01-04');
    expect(holidayPeriods(HOLIDAYS, '2027-02-10')).toEqual([]);
  });
});
