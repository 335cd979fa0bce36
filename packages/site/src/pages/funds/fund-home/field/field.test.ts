import type { FieldFund } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { NARROW, WIDE, boundsOf, placedOn, returnTicks, scaleOf, trailOf } from './field-scale.ts';
import { nearestStar, nextStar, type ArrowKey } from './nearest-star.ts';
import { starPaths } from './star-shapes.ts';

const aFund = (
  fundCode: string,
  stdDev: string,
  year: string,
  given: Partial<FieldFund> = {},
): FieldFund => ({
  fundCode,
  fundName: fundCode,
  fundType: '02',
  riskLevel: 'R3',
  year,
  stdDev,
  maxDrawdown: '-1.00',
  sharpe: '1.00',
  place: 1,
  ...given,
});

const FUNDS = [
  aFund('middle', '10', '10'),
  aFund('right', '12', '11'),
  aFund('far right', '20', '10'),
  aFund('left', '8', '9'),
  aFund('up', '10.2', '20'),
  aFund('down', '9.9', '-5'),
];
const scale = scaleOf(WIDE, boundsOf(FUNDS));
const stars = placedOn(scale, FUNDS);
const star = (code: string) => stars.find(({ fund }) => fund.fundCode === code) ?? expect.unreachable(code);

describe('the field of risk and return', () => {
  it('spans 30 % of volatility by its root, and returns from −20 % to +55 % [FUND-1]', () => {
    expect(scale.bounds).toEqual({ most: 30, low: -20, high: 55 });
    expect([scale.x(0), scale.x(30)]).toEqual([44, 784]);
    // Half of the way is a quarter of the volatility.
    expect(scale.x(7.5)).toBe(414);
    expect([scale.y(-20), scale.y(55)]).toEqual([482, 22]);
    expect(returnTicks(scale.bounds)).toEqual([-20, -10, 0, 10, 20, 30, 40, 50]);
  });

  it('grows for a fund that lies outside, and never cuts one off', () => {
    const bounds = boundsOf([...FUNDS, aFund('wild', '41.2', '-33.1'), aFund('high', '3', '71')]);
    expect(bounds).toEqual({ most: 45, low: -40, high: 75 });
    for (const size of [WIDE, NARROW]) {
      const { x, y } = scaleOf(size, bounds);
      expect(x(41.2)).toBeLessThanOrEqual(size.width - size.right);
      expect(y(-33.1)).toBeLessThanOrEqual(size.height - size.bottom);
      expect(y(71)).toBeGreaterThanOrEqual(size.top);
    }
  });

  it('has trails of one Sharpe ratio that begin at the rate without risk and leave by an edge', () => {
    const steep = trailOf(scale, 3, 1.1);
    expect(steep.path.startsWith(`M44 ${scale.y(1.1)}`)).toBe(true);
    // 1.1 + 3 × 17.97 = 55
    expect(steep.end).toEqual({ x: scale.x(53.9 / 3), y: 22, edge: 'top' });
    expect(trailOf(scale, 0.5, 1.1).end).toEqual({ x: 784, y: scale.y(16.1), edge: 'right' });
  });

  it('draws a type and a level in one path, every fund once', () => {
    const drawn = starPaths(
      placedOn(scale, [...FUNDS, aFund('bond', '1', '3', { fundType: '03', riskLevel: 'R2' })]),
      1,
    );
    expect(drawn.map(({ type, risk }) => `${type} ${risk}`)).toEqual(['02 R3', '03 R2']);
    expect(drawn.map(({ path }) => path.split('M').length - 1)).toEqual([6, 1]);
  });
});

describe('a pointer in the field', () => {
  it('means the nearest star within 30 units, and none beyond [FUND-1]', () => {
    const { x, y } = star('middle');
    expect(nearestStar(stars, { x: x + 5, y: y - 5 })?.fund.fundCode).toBe('middle');
    const far = star('down');
    expect(nearestStar(stars, { x: far.x, y: far.y + 29 })?.fund.fundCode).toBe('down');
    expect(nearestStar(stars, { x: far.x, y: far.y + 31 })).toBeUndefined();
  });
});

describe('an arrow key in the field', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowLeft', 'left'],
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
  ] as const)('%s goes to the fund that lies %s [FUND-1]', (key: ArrowKey, code) => {
    expect(nextStar(stars, star('middle'), key)?.fund.fundCode).toBe(code);
  });

  it('stays where nothing lies further', () => {
    expect(nextStar(stars, star('up'), 'ArrowUp')).toBeUndefined();
    expect(nextStar(stars, star('far right'), 'ArrowRight')).toBeUndefined();
  });
});
