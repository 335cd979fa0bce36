import { describe, expect, it } from 'vitest';
import { beijingMidnight, nextBeijingMidnight } from './beijing-midnight.ts';

describe('the day in Beijing', () => {
  it.each([
    ['2026-11-20T00:00:00+08:00', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T23:59:59.999+08:00', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T15:59:59Z', '2026-11-20T00:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T16:00:00Z', '2026-11-21T00:00:00+08:00', '2026-11-22T00:00:00+08:00'],
  ])('that %s lies in begins at %s and ends at %s [S2-personal]', (at, begins, ends) => {
    expect(beijingMidnight(Date.parse(at))).toBe(Date.parse(begins));
    expect(nextBeijingMidnight(Date.parse(at))).toBe(Date.parse(ends));
  });
});
