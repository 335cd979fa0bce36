import type { LoanRate } from '@bank/contract';
import { basisPointsBetween } from '../../../base/format/basis-points.ts';

const LPR_TERMS = ['1Y', '5Y'] as const;
export type LprTerm = (typeof LPR_TERMS)[number];

/** A day on which a term was published at another rate than the month before. */
interface LprMove {
  date: string;
  /** Per cent a year, from that day on. */
  rate: string;
  /** Hundredths of a percentage point, with a minus where the rate fell. */
  points: string;
}

export interface LprLine {
  term: LprTerm;
  /** Per cent a year, of the newest publication. */
  rate: string;
  date: string;
  /** Newest first. */
  moves: LprMove[];
  /** How many monthly publications have come since the newest move without another. */
  monthsHeld: number;
  /** Every publication, oldest first. */
  points: { date: string; value: string }[];
}

/** What became of each term since it was first published. `rates` come newest first, each with the month before. */
export function lprLines(rates: readonly LoanRate[]): LprLine[] {
  return LPR_TERMS.flatMap((term) => {
    const own = rates.filter(({ termCode }) => termCode === term);
    const [newest] = own;
    if (newest === undefined) return [];
    const moved = own.filter(({ rate, prevRate }) => pointsFrom(prevRate, rate) !== '0');
    return {
      term,
      rate: newest.rate,
      date: newest.effectiveDate,
      moves: moved.map(({ effectiveDate, rate, prevRate }) => ({
        date: effectiveDate,
        rate,
        points: pointsFrom(prevRate, rate),
      })),
      monthsHeld: moved[0] === undefined ? own.length - 1 : own.indexOf(moved[0]),
      points: own.map(({ effectiveDate, rate }) => ({ date: effectiveDate, value: rate })).toReversed(),
    };
  });
}

/** The first publication has nothing to have moved from. */
function pointsFrom(before: string | undefined, rate: string): string {
  return before === undefined ? '0' : basisPointsBetween(before, rate);
}
