import { describe, expect, it } from 'vitest';
import { drawdownOf } from './drawdown.ts';

const values = (...given: string[]) => given.map((value, day) => ({ date: `2026-01-0${day + 1}`, value }));

describe('the drawdown of a curve', () => {
  it('counts from the highest point so far [FUND-2]', () => {
    // 110/120 − 1 = −8.33 %, 90/120 − 1 = −25 %, then a new high.
    expect(drawdownOf(values('0.00', '20.00', '10.00', '-10.00', '21.00')).map(({ value }) => value)).toEqual(
      ['0.00', '0.00', '-8.33', '-25.00', '0.00'],
    );
  });

  it('begins at its first point, also where that is the highest [FUND-2]', () => {
    expect(drawdownOf(values('0.00', '-4.00')).map(({ value }) => value)).toEqual(['0.00', '-4.00']);
  });

  it('is nothing without points [FUND-2]', () => {
    expect(drawdownOf([])).toEqual([]);
  });
});
