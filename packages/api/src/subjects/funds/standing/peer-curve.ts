import type { FundCurvePoint } from '@bank/contract';
import { ratio } from '@bank/contract/fund-figures';
import { Newest } from '../../../base/newest.ts';
import { placeOn, type PeerGrowth } from './peer-growth.ts';

/** Hundredths of a per cent: what a return is rounded to before it is averaged, as the table of periods does. */
const HUNDREDTHS = 10_000;

export interface PeerCurve {
  points: FundCurvePoint[];
  count: number;
}

// Funds of a type deal on the same days: a window's curve is that of nearly all of them.
const KEPT = 32;
const curves = new WeakMap<readonly PeerGrowth[], Newest<string, PeerCurve>>();

/**
 * The mean of the cumulative returns, on the given days, of the funds that had a NAV by `from`. Those that end earlier
 * stay at their last value; those that began later are not in it on any day.
 */
export function peerCurve(growths: readonly PeerGrowth[], from: string, days: readonly string[]): PeerCurve {
  let known = curves.get(growths);
  if (known === undefined) curves.set(growths, (known = new Newest(KEPT)));
  return known.get(`${from} ${days.join()}`, () => averageOf(growths, from, days));
}

function averageOf(growths: readonly PeerGrowth[], from: string, days: readonly string[]): PeerCurve {
  const alive = growths.flatMap(({ days: own, values }) => {
    const base = placeOn(own, from);
    const start = values[base];
    return start === undefined ? [] : [{ own, values, start, at: base }];
  });
  if (alive.length === 0) return { points: [], count: 0 };
  const points = days.map((date) => {
    let sum = 0;
    for (const one of alive) {
      while ((one.own[one.at + 1] ?? '9') <= date) one.at += 1;
      sum += roundAway(((one.values[one.at] ?? one.start) / one.start - 1) * HUNDREDTHS);
    }
    return { date, value: ratio(BigInt(sum), BigInt(alive.length) * 100n, 2) };
  });
  return { points, count: alive.length };
}

/** Half away from zero, as decimals are rounded. */
export function roundAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}
