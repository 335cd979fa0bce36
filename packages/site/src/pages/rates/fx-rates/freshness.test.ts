import { describe, expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';

const FRIDAY_MORNING = '2026-11-20T10:30:00+08:00';

describe('freshnessOf', () => {
  it.each([
    [FRIDAY_MORNING, '2026-11-20T10:31:00+08:00', 'fresh'],
    [FRIDAY_MORNING, '2026-11-20T11:00:00+08:00', 'fresh'],
    [FRIDAY_MORNING, '2026-11-20T11:00:01+08:00', 'stale'],
    [FRIDAY_MORNING, '2026-11-20T22:59:59+08:00', 'stale'],
    [FRIDAY_MORNING, '2026-11-20T23:00:00+08:00', 'closed'],
    [FRIDAY_MORNING, '2026-11-21T12:00:00+08:00', 'closed'],
    [FRIDAY_MORNING, '2026-11-23T09:29:59+08:00', 'closed'],
    [FRIDAY_MORNING, '2026-11-23T09:45:00+08:00', 'fresh'],
    [FRIDAY_MORNING, '2026-11-23T10:00:01+08:00', 'stale'],
    // The same moment, told by a visitor's clock in London.
    [FRIDAY_MORNING, '2026-11-20T03:00:01Z', 'stale'],
  ])('of rates from %s at %s: %s [FX-2]', (published, now, freshness) => {
    expect(freshnessOf(published, Date.parse(now))).toBe(freshness);
  });
});
