import { describe, expect, it } from 'vitest';
import { holidayFromText, hoursFromText } from './hours-text.ts';
import { openStateAt } from './opening-hours.ts';

const branch = {
  hours: ['1-5 09:00-12:00', '1-5 13:30-18:30', '6 10:00-17:00'].flatMap(hoursFromText),
  // Friday; Saturday; a Sunday that is worked in the holiday's place.
  holidays: ['2027-01-01 closed NEW_YEAR', '2027-01-02 10:00-15:00 NEW_YEAR', '2027-01-10 09:00-17:00'].map(
    holidayFromText,
  ),
};

describe('opening hours', () => {
  it.each([
    // 2026-11-20 is a Friday.
    ['2026-11-20T08:59', { kind: 'CLOSED', next: { day: '2026-11-20', open: '09:00' } }],
    ['2026-11-20T09:00', { kind: 'OPEN', until: '12:00' }],
    ['2026-11-20T12:00', { kind: 'CLOSED', next: { day: '2026-11-20', open: '13:30' } }],
    ['2026-11-20T18:29', { kind: 'OPEN', until: '18:30' }],
    ['2026-11-20T18:30', { kind: 'CLOSED', next: { day: '2026-11-21', open: '10:00' } }],
    ['2026-11-21T17:00', { kind: 'CLOSED', next: { day: '2026-11-23', open: '09:00' } }],
    ['2026-12-31T18:30', { kind: 'CLOSED', next: { day: '2027-01-02', open: '10:00' } }],
    ['2027-01-01T10:00', { kind: 'CLOSED', next: { day: '2027-01-02', open: '10:00' } }],
    ['2027-01-02T15:30', { kind: 'CLOSED', next: { day: '2027-01-04', open: '09:00' } }],
    ['2027-01-10T12:30', { kind: 'OPEN', until: '17:00' }],
  ])('at %s say %j [BR-2]', (minute, state) => {
    expect(openStateAt(branch, minute)).toEqual(state);
  });

  it('never end where the doors never close, and have no next where they stay shut [BR-2]', () => {
    const always = { hours: hoursFromText('1-7 00:00-24:00'), holidays: [] };
    expect(openStateAt(always, '2026-11-22T23:59')).toEqual({ kind: 'OPEN' });
    expect(openStateAt({ hours: [], holidays: branch.holidays }, '2027-01-10T10:00')).toEqual({
      kind: 'CLOSED',
    });
  });
});
