import { fromUnits } from '../../../../base/decimal/decimal-units.ts';
import { formatDecimal } from '../../../../base/format/decimal.ts';
import type { YearWords } from '../../../../words/cards/year/words.ts';
import type { CostedCard, PointsWorth, YearCost, YearUse } from './year-cost.ts';

interface YearLine {
  name: string;
  /** Cents; what is paid back is below 0. */
  first: bigint;
  later: bigint;
  how: string;
  isTotal?: boolean;
}

interface Costed {
  card: CostedCard;
  use: YearUse;
  worth: PointsWorth | undefined;
  cost: YearCost;
}

const money = (cents: bigint) => formatDecimal(fromUnits(cents, 2));

/** The items of a year's cost, each with the sum that it comes from. */
export function yearLines(costed: Costed, words: YearWords): YearLine[] {
  const { card, use, cost } = costed;
  const both = (amount: bigint) => ({ first: amount, later: amount });
  return [
    { name: words.feeItem, ...cost.fee, how: feeHow(costed, words) },
    {
      name: words.splitItem,
      ...both(cost.split),
      how:
        use.split === undefined
          ? words.none
          : words.splitHow(money(use.split.amount), use.split.plan.monthlyRate, use.split.plan.months),
    },
    {
      name: words.abroadItem,
      ...both(cost.conversion),
      how: /[1-9]/.test(card.conversionRate)
        ? words.abroadHow(money(use.abroad), card.conversionRate)
        : words.abroadFree,
    },
    { name: words.pointsItem, ...both(-cost.worth), how: pointsHow(costed, words) },
    { name: words.total, ...cost.total, how: words.totalHow, isTotal: true },
  ];
}

function feeHow({ card: { waiver, waiverTarget }, use, cost }: Costed, words: YearWords): string {
  if (waiver === 'FREE') return words.feeNever;
  if (waiver === 'NONE') return words.feeAlways;
  const [made, target] =
    waiver === 'TIMES'
      ? [words.times(String(use.count)), words.times(waiverTarget)]
      : [words.spent(money(use.home + use.abroad)), words.spent(formatDecimal(waiverTarget))];
  return cost.isReached ? words.feeWaived(made, target) : words.feeCharged(made, target);
}

function pointsHow({ card: { pointsRates }, use, worth, cost }: Costed, words: YearWords): string {
  if (pointsRates.length === 0 || worth === undefined) return words.pointsNone;
  const parts = pointsRates.flatMap(({ kind, perAmount, points }) => {
    const spent = { DOMESTIC: use.home, ABROAD: use.abroad }[kind as string] ?? 0n;
    return spent === 0n ? [] : [words.pointsPart(money(spent), perAmount, String(points))];
  });
  if (parts.length === 0) return words.none;
  return words.pointsHow(parts.join(' ＋ '), String(cost.points), String(worth.points), worth.yuan);
}
