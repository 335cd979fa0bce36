import { describe, expect, it } from 'vitest';
import { beijingMoment } from '@bank/contract';
import { lateFrom, parseFeedTimes } from './feed-times.ts';

const HOURLY = 'every 1h between 09:00 and 17:00 on banking days';
const calendar = { holidays: new Set(['2026-11-25']) };

describe('the times of a feed', () => {
  // 20 November 2026 is a Friday, the Wednesday behind it a holiday here.
  it.each([
    [HOURLY, '2026-11-20T10:30:00', '2026-11-20T11:30:00'],
    [HOURLY, '2026-11-20T16:50:00', '2026-11-23T09:50:00'],
    [HOURLY, '2026-11-21T12:00:00', '2026-11-23T10:00:00'],
    [HOURLY, '2026-11-20T03:00:00', '2026-11-20T10:00:00'],
    [HOURLY, '2026-11-24T16:30:00', '2026-11-26T09:30:00'],
    ['every 30m between 09:00 and 17:00', '2026-11-20T16:50:00', '2026-11-21T09:20:00'],
    ['every 1d on banking days', '2026-11-20T20:00:00', '2026-11-23T20:00:00'],
    ['every 26h', '2026-11-20T20:00:00', '2026-11-21T22:00:00'],
    // Nothing is left of the day at its very end: it is the next one that is late from its beginning on.
    ['every 8h between 09:00 and 17:00', '2026-11-20T09:00:00', '2026-11-21T09:00:00'],
  ])('%s: what came %s is late from %s on', (text, last, late) => {
    const times = parseFeedTimes(text);
    if (times === undefined) throw new Error(`${text} is not understood`);
    expect(beijingMoment(lateFrom(Date.parse(`${last}+08:00`), times, calendar))).toBe(`${late}+08:00`);
  });

  it.each([
    'hourly',
    'every 0h',
    'every 1w',
    'every 1h between 17:00 and 09:00',
    'every 1h between 09:00 and 25:00',
    'every 1h on Mondays',
  ])('are not "%s"', (text) => {
    expect(parseFeedTimes(text)).toBeUndefined();
  });
});
