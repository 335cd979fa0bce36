import { describe, expect, it } from 'vitest';
import { dialAt, dialParts, exampleOf, filledShares, type DialCard } from './fee-dial.ts';

const GOLD: DialCard = { annualFee: '160', waiver: 'TIMES', waiverTarget: '5', firstYearFree: '1' };
const PLATINUM: DialCard = { annualFee: '980', waiver: 'SPEND', waiverTarget: '100000', firstYearFree: '0' };
const FREE: DialCard = { annualFee: '0', waiver: 'FREE', waiverTarget: '0', firstYearFree: '1' };
const CHARGED: DialCard = { annualFee: '300', waiver: 'NONE', waiverTarget: '0', firstYearFree: '0' };

describe('the dial of an annual fee [CARD-1]', () => {
  it('counts purchases, and the last of them takes the fee away', () => {
    expect(dialAt(GOLD, 3)).toMatchObject({
      steps: 5,
      made: '3',
      left: '2',
      nextFee: '160',
      isWaived: false,
    });
    expect(dialAt(GOLD, 5)).toMatchObject({ made: '5', left: '0', nextFee: '0', isWaived: true });
  });

  it('counts money in tenths', () => {
    expect(dialAt(PLATINUM, 6)).toMatchObject({ steps: 10, made: '60000', left: '40000', nextFee: '980' });
    expect(dialAt(PLATINUM, 10)).toMatchObject({ made: '100000', left: '0', nextFee: '0' });
    expect(dialAt({ ...PLATINUM, waiverTarget: '15005' }, 3)).toMatchObject({ made: '4501', left: '10504' });
  });

  it('stays within its ring, whatever the address asks', () => {
    expect(dialAt(GOLD, 9).reached).toBe(5);
    expect(dialAt(GOLD, -1).reached).toBe(0);
  });

  it('has no steps where nothing or everything is waived', () => {
    expect(dialAt(FREE, 3)).toMatchObject({ steps: 0, isWaived: true, nextFee: '0' });
    expect(dialAt(CHARGED, 3)).toMatchObject({ steps: 0, isWaived: false, nextFee: '300' });
  });

  it('is drawn as a part for each purchase, and money as one', () => {
    const parts = dialParts(GOLD);
    expect(parts).toHaveLength(5);
    expect(parts[0]).toEqual({ from: 3, to: 69 });
    expect(dialParts(PLATINUM)).toEqual([{ from: 0, to: 360 }]);
    expect(filledShares(5, dialAt(GOLD, 3))).toEqual([1, 1, 1, 0, 0]);
    expect(filledShares(1, dialAt(PLATINUM, 6))).toEqual([0.6]);
    expect(filledShares(1, dialAt(FREE, 0))).toEqual([1]);
    expect(filledShares(1, dialAt(CHARGED, 0))).toEqual([0]);
  });

  it('begins at three fifths', () => {
    expect([GOLD, PLATINUM, FREE].map(exampleOf)).toEqual([3, 6, 0]);
  });
});
