import type { FundCurves, FundHolding } from '@bank/contract';
import { approximations, ratio, scaled, type Level } from '@bank/contract/fund-figures';

type Pair = FundCurves['pairs'][number];

interface Compared {
  fundCode: string;
  /** On the same days as those of the others. */
  levels: readonly Level[];
  holdings: readonly Pick<FundHolding, 'stockCode' | 'ratio'>[];
}

/** How far every two of the funds move together, and how much they hold in common. */
export function pairsOf(funds: readonly Compared[]): Pair[] {
  const returns = funds.map(({ levels }) => dailyReturns(levels));
  return funds.flatMap((one, place) =>
    funds.slice(place + 1).map((other, further): Pair => {
      const together = correlation(returns[place] ?? [], returns[place + 1 + further] ?? []);
      const shared = overlap(one.holdings, other.holdings);
      return {
        one: one.fundCode,
        other: other.fundCode,
        ...(together !== undefined && { correlation: together }),
        ...(shared !== undefined && { overlap: shared }),
      };
    }),
  );
}

function dailyReturns(levels: readonly Level[]): number[] {
  const values = approximations(levels);
  return values.slice(1).map((value, index) => value / (values[index] ?? 1) - 1);
}

/** Of fewer days than this it would be chance. */
const LEAST_DAYS = 20;

/** Pearson's coefficient with two places; undefined for few days, or where one of the two did not move. */
export function correlation(one: readonly number[], other: readonly number[]): string | undefined {
  if (one.length !== other.length || one.length < LEAST_DAYS) return undefined;
  const [middle, otherMiddle] = [mean(one), mean(other)];
  let [both, own, others] = [0, 0, 0];
  for (const [place, value] of one.entries()) {
    const [a, b] = [value - middle, (other[place] ?? 0) - otherMiddle];
    both += a * b;
    own += a * a;
    others += b * b;
  }
  if (!(own > 0 && others > 0)) return undefined;
  const text = (both / Math.sqrt(own * others)).toFixed(2);
  return Number(text) === 0 ? '0.00' : text;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Σ of the smaller of the two shares, security by security. */
export function overlap(one: Compared['holdings'], other: Compared['holdings']): string | undefined {
  if (one.length === 0 || other.length === 0) return undefined;
  const shares = new Map(other.map(({ stockCode, ratio: share }) => [stockCode, scaled(share)]));
  const sum = one.reduce((total, { stockCode, ratio: share }) => {
    const theirs = shares.get(stockCode) ?? 0n;
    const ours = scaled(share);
    return total + (ours < theirs ? ours : theirs);
  }, 0n);
  return ratio(sum, scaled('1'), 2);
}
