import { describe, expect, it } from 'vitest';
import { demoCloses } from './demo-closes.ts';

describe('the made-up closing prices', () => {
  it('end the day before and have no weekends', () => {
    const closes = demoCloses('2026-11-23');
    expect(closes[0]?.date).toBe('2022-01-04');
    expect(closes.at(-1)?.date).toBe('2026-11-20');
    expect(closes.every(({ date }) => ![0, 6].includes(new Date(date).getUTCDay()))).toBe(true);
    expect(closes.every(({ close }) => /^[4-8]\.\d\d$/.test(close))).toBe(true);
  });

  it('never change afterwards', () => {
    const before = demoCloses('2025-01-01');
    expect(demoCloses('2026-11-23').slice(0, before.length)).toEqual(before);
  });

  it('go on after the last day that they go through', () => {
    const last = demoCloses('2029-01-01').at(-1);
    expect(last?.date).toBe('2028-12-29');
    expect(Number(last?.close)).toBeGreaterThan(6);
  });
});
