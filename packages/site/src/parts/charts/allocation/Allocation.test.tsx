import { describe, expect, it } from 'vitest';
import { barParts } from './Allocation.tsx';

const end = (shares: readonly string[]) => {
  const last = barParts(shares.map((share, index) => ({ name: String(index), share }))).at(-1);
  return last === undefined ? 0 : last.x + last.width;
};

describe('the bar of what a product holds', () => {
  it('ends where its frame ends when the parts are all there is, or more [FUND-2]', () => {
    expect(end(['78.4', '11.2', '8.1', '2.3'])).toBeCloseTo(997, 0);
    expect(end(['96.8', '5.9', '14.0'])).toBeCloseTo(997, 0);
  });

  it('ends before it when they are less [FUND-2]', () => {
    expect(end(['50.0', '25.0'])).toBeCloseTo(747, 0);
  });
});
