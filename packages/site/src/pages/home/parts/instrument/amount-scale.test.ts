import { describe, expect, it } from 'vitest';
import { LEAST, MOST, POSITIONS, amountAt, positionOf } from './amount-scale.ts';

const every = Array.from({ length: POSITIONS + 1 }, (_, position) => position);

describe('the scale of the amount', () => {
  it('begins at a thousand yuan, ends at five million and grows at every step', () => {
    expect([amountAt(0), amountAt(POSITIONS)]).toEqual([String(LEAST), String(MOST)]);
    for (const position of every.slice(1)) {
      expect(Number(amountAt(position)), `position ${position}`).toBeGreaterThan(
        Number(amountAt(position - 1)),
      );
    }
  });

  it('gives whole yuan of at most two figures', () => {
    for (const position of every) expect(amountAt(position)).toMatch(/^\d{1,2}0*$/);
  });

  it('leads from an amount back to its own position', () => {
    for (const position of every) expect(positionOf(amountAt(position))).toBe(position);
    expect([positionOf('1'), positionOf('99999999')]).toEqual([0, POSITIONS]);
  });

  it.each(['10000', '100000', '500000'])('has a place for %s exactly', (amount) => {
    expect(amountAt(positionOf(amount))).toBe(amount);
  });
});
