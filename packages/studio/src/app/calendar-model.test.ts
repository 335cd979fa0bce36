import { expect, it } from 'vitest';
import type { CalendarEntry } from '../editions/calendar.ts';
import { calendarModel } from './calendar-model.ts';

const anEntry = (at: string, title: string): CalendarEntry => ({
  at: Date.parse(at),
  isDay: false,
  kind: 'publishAt',
  scope: 'site',
  title,
  edition: undefined,
});

it('a month is a sheet of whole weeks and a list of its days, as Beijing’s clocks count them', () => {
  const model = calendarModel(
    [anEntry('2027-01-31T16:30:00Z', '节前'), anEntry('2027-02-28T15:59:00Z', '节后')],
    '2027-02',
  );
  // February 2027 begins on a Monday.
  expect(model.weeks.map((week) => week.map((cell) => cell?.day.slice(8) ?? '').join(' '))).toEqual([
    '01 02 03 04 05 06 07',
    '08 09 10 11 12 13 14',
    '15 16 17 18 19 20 21',
    '22 23 24 25 26 27 28',
  ]);
  expect(model.days.map(({ day, entries }) => [day, entries[0]?.time, entries[0]?.title])).toEqual([
    ['2027-02-01', '00:30', '节前'],
    ['2027-02-28', '23:59', '节后'],
  ]);
  expect([model.before, model.after, model.months]).toEqual([
    '2027-01',
    '2027-03',
    [{ month: '2027-02', count: 2 }],
  ]);
});
