import type { FundQuarter } from '@bank/contract';
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
  return endedQuarters(to, most).flatMap(({ quarter, before, end }): FundQuarter[] => {
    const returns = growths.flatMap(({ fundCode: code, days, values }) => {
      const base = values[placeOn(days, before)];
      const last = values[placeOn(days, end)];
      if (base === undefined || last === undefined) return [];
      return [{ code, value: roundAway((last / base - 1) * 10_000) }];
    });
    const own = returns.find(({ code }) => code === fundCode);
    if (own === undefined) return [];
    const place = 1 + returns.filter(({ value }) => value > own.value).length;
    const of = returns.length;
    return [{ quarter, value: (own.value / 100).toFixed(2), place, of, quartile: quartileOf(place, of) }];
  });
}

/** The first quarter of a field of five is places 1 and 2: a field that does not divide by four fills from the front. */
export function quartileOf(place: number, of: number): number {
  return Math.min(4, Math.floor(((place - 1) * 4) / of) + 1);
}

/** Quarters whose last day is `to` or earlier, oldest first; `before` is the last day of the one before. */
function endedQuarters(to: string, most: number): { quarter: string; before: string; end: string }[] {
  const year = Number(to.slice(0, 4));
  const month = Number(to.slice(5, 7));
  // Quarters are counted through the years: 2026 Q3 is 2026 × 4 + 2.
  const running = year * 4 + Math.floor((month - 1) / 3);
  const newest = lastDay(running) <= to ? running : running - 1;
  return Array.from({ length: most }, (_, index) => newest - most + 1 + index).map((number) => ({
    quarter: `${Math.floor(number / 4)}Q${(number % 4) + 1}`,
    before: lastDay(number - 1),
    end: lastDay(number),
  }));
}

const ENDS = ['03-31', '06-30', '09-30', '12-31'];

function lastDay(quarter: number): string {
  return `${Math.floor(quarter / 4)}-${ENDS[quarter % 4] ?? ''}`;
}
