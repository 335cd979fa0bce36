import type { CreditCard, InstalmentPlan, PointsRules } from '@bank/contract';
import { placesOf, roundedQuotient, toUnits } from '../../../../base/decimal/decimal-units.ts';
import { instalmentOf } from '../../parts/instalment/instalment.ts';

const CENTS = 2;

/** How a visitor uses a card in a year; amounts in cents. */
export interface YearUse {
  home: bigint;
  count: number;
  abroad: bigint;
  split?: { amount: bigint; plan: InstalmentPlan } | undefined;
}

/** So many points pay so many yuan of a statement, as the rules for points say. */
export type PointsWorth = Pick<PointsRules['redemptions'][number], 'points'> & { yuan: string };

export type CostedCard = Pick<
  CreditCard,
  'annualFee' | 'waiver' | 'waiverTarget' | 'firstYearFree' | 'conversionRate' | 'pointsRates'
>;

/** Cents, but for the points. */
export interface YearCost {
  /** Of the first year, which nothing can have waived yet, and of every later year of the same use. */
  fee: { first: bigint; later: bigint };
  isReached: boolean;
  split: bigint;
  conversion: bigint;
  /** At most: each purchase is rounded down to a full step, and only their sum is known. */
  points: bigint;
  worth: bigint;
  total: { first: bigint; later: bigint };
}

/** fee + interest on instalments + conversion − what the points pay. */
export function yearCost(card: CostedCard, use: YearUse, worth: PointsWorth | undefined): YearCost {
  const fee = toUnits(card.annualFee, CENTS);
  const isReached = isWaiverReached(card, use);
  const fees = { first: card.firstYearFree === '1' ? 0n : fee, later: isReached ? 0n : fee };
  const split = use.split === undefined ? 0n : instalmentOf(use.split.amount, use.split.plan).interest;
  const conversion = percentOf(use.abroad, card.conversionRate);
  const points = pointsOf(card, use);
  const paid = worth === undefined ? 0n : (points / BigInt(worth.points)) * toUnits(worth.yuan, CENTS);
  const besides = split + conversion - paid;
  return {
    fee: fees,
    isReached,
    split,
    conversion,
    points,
    worth: paid,
    total: { first: fees.first + besides, later: fees.later + besides },
  };
}

function isWaiverReached({ waiver, waiverTarget }: CostedCard, { home, abroad, count }: YearUse): boolean {
  switch (waiver) {
    case 'FREE':
      return true;
    case 'TIMES':
      return count >= Number(waiverTarget);
    case 'SPEND':
      return home + abroad >= toUnits(waiverTarget, CENTS);
    default:
      return false;
  }
}

function percentOf(amount: bigint, rate: string): bigint {
  const places = placesOf(rate);
  return roundedQuotient(amount * toUnits(rate, places), 100n * 10n ** BigInt(places));
}

function pointsOf({ pointsRates }: CostedCard, { home, abroad }: YearUse): bigint {
  return pointsRates.reduce((sum, { kind, perAmount, points }) => {
    const spent = { DOMESTIC: home, ABROAD: abroad }[kind as string] ?? 0n;
    return sum + (spent / toUnits(perAmount, CENTS)) * BigInt(points);
  }, 0n);
}
