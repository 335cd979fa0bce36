import { describe, expect, it } from 'vitest';
import { branches } from '../../words/bank/branches/en.ts';
import { formatDistance } from './format-distance.ts';
import { mapLinks } from '../links/map-links.ts';
import { weekHours } from './week-hours.ts';

describe('what a row says of a branch', () => {
  it.each([
    [3, '10 m'],
    [344, '340 m'],
    [994, '990 m'],
    [996, '1 km'],
    [1240, '1.2 km'],
    [9949, '9.9 km'],
    [12_400, '12 km'],
  ])('%d m are %s [BR-4]', (metres, shown) => {
    expect(formatDistance(metres, branches)).toBe(shown);
  });

  it('gathers days of the same hours and leaves days off out [BR-2]', () => {
    const weekdays = [1, 2, 3, 4, 5] as const;
    const hours = [
      ...weekdays.map((day) => ({ day, open: '09:00', close: '12:00' })),
      ...weekdays.map((day) => ({ day, open: '13:30', close: '18:30' })),
      { day: 7 as const, open: '10:00', close: '17:00' },
    ];
    expect(weekHours(hours, branches)).toEqual([
      { days: 'Mon–Fri', hours: '09:00–12:00, 13:30–18:30' },
      { days: 'Sun', hours: '10:00–17:00' },
    ]);
    const always = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, open: '00:00', close: '24:00' }));
    expect(weekHours(always, branches)).toEqual([{ days: 'Every day', hours: '24 hours' }]);
  });

  it('gives both map services GCJ-02, each in its own order, and says so [BR-5]', () => {
    const { amap, baidu } = mapLinks({
      name: '支行',
      address: '学院路 1 号',
      lngGcj: 116.397,
      latGcj: 39.908,
    });
    expect(new URL(amap).searchParams.get('position')).toBe('116.397,39.908');
    expect(new URL(amap).searchParams.get('coordinate')).toBe('gaode');
    expect(new URL(baidu).searchParams.get('location')).toBe('39.908,116.397');
    expect(new URL(baidu).searchParams.get('coord_type')).toBe('gcj02');
  });
});
