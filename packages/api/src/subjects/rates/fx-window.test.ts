import { describe, expect, it } from 'vitest';
import { windowStart } from './fx-window.ts';

describe('windowStart', () => {
  it.each([
    ['2026-11-19', '1W', '2026-11-12'],
    ['2026-03-03', '1W', '2026-02-24'],
    ['2026-11-19', '1M', '2026-10-19'],
    ['2026-03-31', '1M', '2026-02-28'],
    ['2026-01-15', '3M', '2025-10-15'],
    ['2026-11-19', '1Y', '2025-11-19'],
    ['2028-02-29', '1Y', '2027-02-28'],
    ['2026-11-19', 'ALL', undefined],
  ] as const)('of %s, %s begins on %s [FX-5]', (last, window, start) => {
    expect(windowStart(last, window)).toBe(start);
  });
});
