import { describe, expect, it } from 'vitest';
import { changedOn, updatedAt } from './story-of.ts';

const change = (date: string) => ({ date, by: '运营管理部', text: '更正。' });
const PUBLISHED = '2026-11-02';

describe('when a text last became what it is', () => {
  it('is the day of its newest change, in whatever order they were written [NEWS-1]', () => {
    const changes = [change('2026-11-09'), change('2026-11-12'), change('2026-11-05')];
    expect(changedOn({ changes })).toBe('2026-11-12');
    expect(updatedAt({ publishDate: PUBLISHED, changes })).toBe('2026-11-12T00:00:00+08:00');
  });

  it('is the day of its publication where nothing was changed [NEWS-1]', () => {
    expect(changedOn({})).toBeUndefined();
    expect(changedOn({ changes: [] })).toBeUndefined();
    expect(updatedAt({ publishDate: PUBLISHED })).toBe('2026-11-02T00:00:00+08:00');
  });

  it.each([
    ['2026-11-12T09:00:00+08:00', '2026-11-12T09:00:00+08:00'],
    ['2026-11-08T09:00:00+08:00', '2026-11-09T00:00:00+08:00'],
    // One second before, and an hour after, the day of the change begins in Beijing.
    ['2026-11-08T15:59:59Z', '2026-11-09T00:00:00+08:00'],
    ['2026-11-08T17:00:00Z', '2026-11-08T17:00:00Z'],
  ])(
    'is the later of a moment that its authors give (%s) and its newest change: %s',
    (updateTime, expected) => {
      const changes = [change('2026-11-09')];
      expect(updatedAt({ publishDate: PUBLISHED, updateTime, changes })).toBe(expected);
    },
  );
});
