import { describe, expect, it } from 'vitest';
import { distanceBetween } from '@bank/contract';
import {
  bearingOf,
  meanBearing,
  planPoint,
  pointAt,
  radiusOf,
  reachOf,
  ringsWithin,
} from './bearing-plan.ts';
import { anchorAt, spreadOnRim } from './rim-labels.ts';
import { rimTicks } from './rim-ticks.ts';

const TIANANMEN = { lng: 116.3913, lat: 39.9055 };
const SCALE = { maxKm: 20, radius: 100 };

describe('a bearing plan', () => {
  it.each([
    ['north', { lng: 116.3913, lat: 39.95 }, 0],
    ['east', { lng: 116.45, lat: 39.9055 }, 90],
    ['south', { lng: 116.3913, lat: 39.85 }, 180],
    ['west', { lng: 116.33, lat: 39.9055 }, 270],
  ])('finds what lies %s there', (_, place, degrees) => {
    const apart = Math.abs(bearingOf(TIANANMEN, place).degrees - degrees);
    expect(Math.min(apart, 360 - apart)).toBeLessThan(0.1);
  });

  it('measures as the contract does', () => {
    for (const place of [
      { lng: 116.46, lat: 39.92 },
      { lng: 115.97, lat: 40.46 },
    ]) {
      const metres = distanceBetween(TIANANMEN, place);
      expect(Math.abs(bearingOf(TIANANMEN, place).kilometres * 1000 - metres)).toBeLessThan(metres / 200);
    }
  });

  it('gives a quarter of the distance half of the radius, and keeps what is too far on the rim', () => {
    expect(radiusOf(5, SCALE)).toBeCloseTo(50, 10);
    expect(radiusOf(20, SCALE)).toBe(100);
    expect(radiusOf(90, SCALE)).toBe(100);
    expect(radiusOf(0, SCALE)).toBe(0);
  });

  it('draws north up and east to the right', () => {
    expect(pointAt(0, 10).y).toBeCloseTo(-10);
    expect(pointAt(90, 10).x).toBeCloseTo(10);
    const { x, y } = planPoint({ degrees: 225, kilometres: 20 }, SCALE);
    expect(x).toBeLessThan(0);
    expect(y).toBeGreaterThan(0);
  });

  it('has rings inside its rim and a reach that holds the farthest', () => {
    expect(ringsWithin(26)).toEqual([2.5, 5, 10, 20]);
    expect(ringsWithin(80)).toEqual([5, 10, 20, 40]);
    expect(ringsWithin(80, 4)).toEqual([0.5, 1, 2.5, 5, 10, 20, 40]);
    expect(reachOf([3, 18.2])).toBe(20);
    expect(reachOf([])).toBe(5);
    expect(reachOf([333])).toBe(400);
  });

  it('takes the mean of directions over north', () => {
    const mean = meanBearing([350, 10]);
    expect(Math.min(mean, 360 - mean)).toBeLessThan(1e-9);
    expect(meanBearing([80, 100])).toBeCloseTo(90);
  });
});

describe('labels on a rim', () => {
  const gaps = (bearings: readonly number[]) => {
    const sorted = bearings.toSorted((a, b) => a - b);
    return sorted.map((at, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - at);
  };

  it('stay where they have room', () => {
    expect(spreadOnRim([10, 100, 200], 12)).toEqual([10, 100, 200]);
    expect(spreadOnRim([42], 12)).toEqual([42]);
  });

  it.each([
    ['close together', [50, 51, 52, 53], 12],
    ['all at one place', [90, 90, 90], 15],
    ['around north', [355, 358, 2, 4], 15],
  ])('%s are pushed apart evenly, in their order', (_, bearings, least) => {
    const spread = spreadOnRim(bearings, least);
    expect(Math.min(...gaps(spread))).toBeGreaterThan(least - 0.1);
    const before = meanBearing(bearings);
    const moved = Math.abs(meanBearing(spread) - before);
    expect(Math.min(moved, 360 - moved)).toBeLessThan(0.5);
  });

  it('share the rim where there are too many', () => {
    const spread = spreadOnRim(
      Array.from({ length: 40 }, () => 10),
      12,
    );
    expect(Math.min(...gaps(spread))).toBeGreaterThan(8.5);
  });

  it('stand outside of it', () => {
    expect([0, 90, 180, 270].map(anchorAt)).toEqual(['middle', 'start', 'middle', 'end']);
  });

  it('have a tick for each part of the turn', () => {
    const ticks = rimTicks(100, { count: 180, length: 4, longEvery: 15 });
    expect(ticks.match(/M/g)).toHaveLength(180);
    expect(ticks.startsWith('M0 -100L0 -108')).toBe(true);
  });
});
