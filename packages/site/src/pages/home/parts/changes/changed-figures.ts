import type { DepositRate, FxRate, FxRates, GoldPrice, LoanRate } from '@bank/contract';
import { compareDecimals } from '../../../../base/decimal/arithmetic.ts';
import { basisPointsBetween } from '../../../../base/format/basis-points.ts';
import { decimalSign } from '../../../../base/format/decimal.ts';

const CURRENCIES_SHOWN = 2;

/** A posted rate that is not what it was before, both per cent a year. */
export type Moved<Rate> = Rate & { prevRate: string; basisPoints: string };

export function changedRates<Rate extends { rate: string; prevRate?: string | undefined }>(
  rates: readonly Rate[] = [],
): Moved<Rate>[] {
  return rates.flatMap((one) => {
    const { rate, prevRate } = one;
    if (prevRate === undefined || compareDecimals(rate, prevRate) === 0) return [];
    return [{ ...one, prevRate, basisPoints: basisPointsBetween(prevRate, rate) }];
  });
}

/** The main currencies, as their editors rank them, that are not where the day before closed. */
export function changedCurrencies(fx: FxRates | undefined): FxRate[] {
  return (fx?.list ?? [])
    .filter(({ spotBuy, changeRate }) => spotBuy !== '' && changeRate !== '' && decimalSign(changeRate) !== 0)
    .slice(0, CURRENCIES_SHOWN);
}

export function changedPrimeRates(loans: readonly LoanRate[] | undefined): Moved<LoanRate>[] {
  return changedRates(loans?.filter(({ kind }) => kind === 'LPR'));
}

export function changedGold(gold: GoldPrice | null | undefined): GoldPrice | undefined {
  if (!gold || gold.changeRate === '' || decimalSign(gold.changeRate) === 0) return undefined;
  return gold;
}

/** What all of them moved by, in basis points; undefined where they did not move alike. */
export function commonMove(moved: readonly Moved<DepositRate>[]): string | undefined {
  const [first] = moved;
  return moved.every(({ basisPoints }) => basisPoints === first?.basisPoints)
    ? first?.basisPoints
    : undefined;
}
