import { describe, expect, it } from 'vitest';
import { performanceOf } from './performance.ts';

const DAY_MS = 86_400_000;

/** One value for each day up to 2026-11-19. */
function history(values: readonly string[]) {
  const end = Date.parse('2026-11-19');
  return values.map((nav, index) => ({
    date: new Date(end - (values.length - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    unitNav: nav,
    accNav: nav,
  }));
}

describe('the performance of a product', () => {
  it('is its simple return to 365 days over the whole history [WLTH-3]', () => {
    // 730 days from 1.0000 to 1.0610: 6.1 % / 2 = 3.05 %.
    const values = Array.from({ length: 731 }, (_, day) => (day === 730 ? '1.0610' : '1.0000'));
    expect(performanceOf('A', history(values))).toMatchObject({
      from: '2024-11-19',
      to: '2026-11-19',
      annualised: '3.05',
      drawdown: '0.00',
    });
  });

  it('falls most from its peak, of the last year only, and not from a trough before it [WLTH-3]', () => {
    const values = Array.from({ length: 400 }, () => '1.0000');
    values[10] = '2.0000'; // more than a year ago
    values[100] = '0.9990';
    values[200] = '1.0500';
    values.fill('1.0450', 201, 300);
    values[300] = '1.0290'; // (1.0290 − 1.0500) / 1.0500 = −2 %
    values.fill('1.0400', 301);
    expect(performanceOf('A', history(values))?.drawdown).toBe('-2.00');
  });

  it('is silent about what its history is too short for [WLTH-3]', () => {
    const short = performanceOf('A', history(Array.from({ length: 40 }, () => '1.0000')));
    expect(short).not.toHaveProperty('annualised');
    expect(short).not.toHaveProperty('drawdown');
    expect(short?.trend).toHaveLength(8);
  });

  it('is nothing without a history [WLTH-3]', () => expect(performanceOf('A', [])).toBeUndefined());
});
