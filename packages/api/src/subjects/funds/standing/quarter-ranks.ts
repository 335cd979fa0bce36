import type { FundQuarter } from '@bank/contract';
import { Newest } from '../../../base/newest.ts';
import { placeOn, type PeerGrowth } from './peer-growth.ts';
import { roundAway } from './peer-curve.ts';

const QUARTERS = 12;

/**
 * A fund's place among its peers in each of the last calendar quarters that are over by `to`, oldest first. Only funds
 * with a NAV by the end of the quarter before take part; a fund without one has no place in that quarter.
 */
export function quarterRanks(
  growths: readonly PeerGrowth[],
  fundCode: string,
  to: string,
  most = QUARTERS,
): FundQuarter[] {
  return endedQuarters(to, most).flatMap((quarter): FundQuarter[] => {
    const returns = quarterReturns(growths, quarter);
    const own = returns.get(fundCode);
    if (own === undefined) return [];
    let place = 1;
    for (const value of returns.values()) if (value > own) place += 1;
    const of = returns.size;
    const quartile = quartileOf(place, of);
    return [{ quarter: quarter.name, value: (own / 100).toFixed(2), place, of, quartile }];
  });
}

const known = new WeakMap<readonly PeerGrowth[], Newest<string, ReadonlyMap<string, number>>>();

/** By fund, in hundredths of a per cent. */
function quarterReturns(
  growths: readonly PeerGrowth[],
  { name, before, end }: Quarter,
): ReadonlyMap<string, number> {
  let quarters = known.get(growths);
  if (quarters === undefined) known.set(growths, (quarters = new Newest(2 * QUARTERS)));
  return quarters.get(name, () => {
    const returns = new Map<string, number>();
    for (const { fundCode, days, values } of growths) {
      const base = values[placeOn(days, before)];
      const last = values[placeOn(days, end)];
      if (base !== undefined && last !== undefined) {
        returns.set(fundCode, roundAway((last / base - 1) * 10_000));
      }
    }
    return returns;
  });
}

/** The first quarter of a field of five is places 1 and 2: a field that does not divide by four fills from the front. */
export function quartileOf(place: number, of: number): number {
  return Math.min(4, Math.floor(((place - 1) * 4) / of) + 1);
}

interface Quarter {
  /** `2026Q3` */
  name: string;
  /** The last day of the quarter before. */
  before: string;
  end: string;
}

/** Quarters whose last day is `to` or earlier, oldest first. */
function endedQuarters(to: string, most: number): Quarter[] {
  const year = Number(to.slice(0, 4));
  const month = Number(to.slice(5, 7));
  // Quarters are counted through the years: 2026 Q3 is 2026 × 4 + 2.
  const running = year * 4 + Math.floor((month - 1) / 3);
  const newest = lastDay(running) <= to ? running : running - 1;
  return Array.from({ length: most }, (_, index) => newest - most + 1 + index).map((number) => ({
    name: `${Math.floor(number / 4)}Q${(number % 4) + 1}`,
    before: lastDay(number - 1),
    end: lastDay(number),
  }));
}

const ENDS = ['03-31', '06-30', '09-30', '12-31'];

function lastDay(quarter: number): string {
  return `${Math.floor(quarter / 4)}-${ENDS[quarter % 4] ?? ''}`;
}
