import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkDates } from './date-rules.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00+08:00`);
const said = (body: object, more: Parameters<typeof aRecord>[3] = {}, key = 'a') =>
  reported(checkDates, [aRecord('article', key, body, more)]);
const published = (fields: object, more: Parameters<typeof aRecord>[3] = {}) =>
  said({ publishDate: '2026-01-05', ...fields }, more);

describe('days that were meant ahead', () => {
  it.each([
    ['startDate', '2025-01-10', '2026-01-10'],
    ['endDate', '2025-02-28', '2026-02-28'],
    ['effectiveDate', '2025-03-01', '2026-03-01'],
  ])('%s %s of a text of January 2026 is %s', (field, day, meant) => {
    expect(published({ [field]: day })).toEqual([
      `warning: a CN ${field}: expected a day near publishDate, 2026-01-05; is it ${meant}?, found "${day}"`,
    ]);
    expect(published({ [field]: meant })).toEqual([]);
  });

  it('are not those that are old with good reason', () => {
    expect(published({ effectiveDate: '2024-06-01', startDate: '2025-10-20' })).toEqual([]);
    // A year later it would lie half a year ahead.
    expect(published({ effectiveDate: '2025-06-20' })).toEqual([]);
    expect(said({ startDate: '2025-01-10' })).toEqual([]);
    expect(published({ startDate: 'soon' })).toEqual([]);
  });

  it('end no period before it begins', () => {
    expect(published({ startDate: '2026-01-10', endDate: '2026-01-09' })).toEqual([
      'a CN endDate: expected a day from startDate on, 2026-01-10, found "2026-01-09"',
    ]);
    expect(published({ startDate: '2026-01-10', endDate: '2026-01-10' })).toEqual([]);
  });

  it('change no text before it was published', () => {
    expect(published({ updateTime: '2025-01-06T09:00:00+08:00' })).toEqual([
      'warning: a CN updateTime: expected a moment not before publishDate, 2026-01-05, found "2025-01-06"',
    ]);
    expect(published({ changes: [{ date: '2026-01-05' }, { date: '2025-01-06' }, {}] })).toEqual([
      'warning: a CN changes.1.date: expected a day from publishDate on, 2026-01-05: what was changed after it was published, found "2025-01-06"',
    ]);
  });

  it('let it be shown about its own day', () => {
    expect(published({}, { publishAt: at('2025-12-20'), expireAt: at('2026-02-01') })).toEqual([]);
    expect(published({}, { publishAt: at('2025-01-05') })).toEqual([
      'warning: a CN publishAt: expected a moment near publishDate, 2026-01-05: a visitor would see it at once, found "2025-01-05"',
    ]);
    expect(published({}, { expireAt: at('2025-02-01') })).toEqual([
      'warning: a CN expireAt: expected a moment after publishDate, 2026-01-05: nobody would ever see it, found "2025-02-01"',
    ]);
  });

  it('agree with the day that the name begins with', () => {
    const named = (key: string) => said({ publishDate: '2026-01-05' }, {}, key);
    expect(named('20260112-opening')).toEqual([]);
    expect(named('20261340-code')).toEqual([]);
    expect(named('20250105-opening')).toEqual([
      'warning: 20250105-opening CN publishDate: expected a day near 2025-01-05, which the name "20250105-opening" begins with, found "2026-01-05"',
    ]);
  });
});
