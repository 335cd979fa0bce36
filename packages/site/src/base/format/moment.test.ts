import { describe, expect, it } from 'vitest';
import { momentInData, momentInProse, momentToSecond, shortMoment, timeInShanghai } from './moment.ts';

const MORNING = '2026-11-20T10:30:00+08:00';

describe('moments', () => {
  it.each([
    [momentInData(MORNING), '2026-11-20 10:30'],
    [momentInData('2026-11-19T23:59:59Z'), '2026-11-20 07:59'],
    [momentInData('2026-12-31T17:00:00+01:00'), '2027-01-01 00:00'],
    [momentInProse(MORNING, 'CN'), '2026 年 11 月 20 日 10:30'],
    [momentInProse(MORNING, 'EN'), '20 November 2026, 10:30'],
    [momentToSecond('2026-11-20T02:30:05Z'), '2026-11-20 10:30:05'],
    [timeInShanghai(Date.UTC(2026, 10, 19, 23, 59, 59)), '07:59:59'],
    [shortMoment(MORNING, { language: 'CN', today: '2026-11-21' }), '11-20 10:30'],
    [shortMoment(MORNING, { language: 'EN', today: '2026-11-21' }), '20 Nov, 10:30'],
    [shortMoment(MORNING, { language: 'EN', today: '2027-01-01' }), '20 Nov 2026, 10:30'],
  ])('show Shanghai time wherever they are read: %s [S1-lang] [LANG-6]', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('refuses a text that is no moment [S8-visible]', () => {
    expect(() => momentInData('yesterday')).toThrow('"yesterday" is not a moment');
  });
});
