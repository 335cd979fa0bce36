import { percentOfNumbers, ratio, scaled, scaledNumber } from '../../../base/decimal.ts';

/** The values of one day that figures are worked out from, as a fund's history keeps them. */
export interface NavDay {
  date: string;
  unitNav: string;
  accNav: string;
  tenThousandIncome: string;
}

/**
 * What one unit bought on the first day has become, distributions bought in again: `nav` × `factor` / 10^18.
 * A money fund's unit stays one yuan and its income makes the factor grow.
 */
export interface Level {
  date: string;
  nav: string;
  factor: bigint;
  /** Yuan distributed per unit since the first day of the fund, in hundred-millionths. */
  paid: bigint;
}

const FACTOR_ONE = 10n ** 18n;
/** A yuan of income per 10,000 units, against 10,000 units of one yuan, both in hundred-millionths. */
const TEN_THOUSAND = 10_000n * 10n ** 8n;

export function levelsOf(days: readonly NavDay[]): Level[] {
  return levelsAfter(undefined, days);
}

/** The levels of the days that follow `before`; the first ones of a fund where there is nothing before. */
export function levelsAfter(before: Level | undefined, days: readonly NavDay[]): Level[] {
  const levels: Level[] = [];
  let last = before;
  for (const day of days) {
    const level = day.unitNav === '' ? moneyLevel(day, last) : navLevel(day, last);
    if (level === undefined) continue;
    levels.push(level);
    last = level;
  }
  return levels;
}

/**
 * A distribution shows as a step between accumulated and unit NAV. It is bought in again at the unit NAV of the ex-date,
 * as the disclosure rules for the growth of a fund's NAV have it.
 */
function navLevel({ date, unitNav, accNav }: NavDay, last: Level | undefined): Level {
  if (last === undefined) {
    const paid = accNav === '' ? 0n : scaled(accNav) - scaled(unitNav);
    return { date, nav: unitNav, factor: FACTOR_ONE, paid };
  }
  if (accNav === '' || accNav === unitNav)
    return { date, nav: unitNav, factor: last.factor, paid: last.paid };
  const unit = scaled(unitNav);
  const paid = scaled(accNav) - unit;
  const factor = paid > last.paid ? divided(last.factor * (unit + paid - last.paid), unit) : last.factor;
  return { date, nav: unitNav, factor, paid };
}

function moneyLevel({ date, tenThousandIncome }: NavDay, last: Level | undefined): Level | undefined {
  if (tenThousandIncome === '') return undefined;
  const grown =
    last === undefined
      ? FACTOR_ONE
      : divided(last.factor * (TEN_THOUSAND + scaled(tenThousandIncome)), TEN_THOUSAND);
  return { date, nav: '1', factor: grown, paid: 0n };
}

/** Rounded to the nearest; both are above 0. */
const divided = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** Per cent with two places, half away from zero. */
export function percentBetween(from: Level, to: Level): string {
  return percentSince(from)(to);
}

/** As {@link percentBetween}, for many days after the same one. */
export function percentSince(from: Level): (to: Level) => string {
  const plain = scaledNumber(from.nav);
  let before: bigint | undefined;
  return (to) => {
    // Most funds distribute nothing for years: the factor falls out, and what is left is a number.
    const now = plain !== undefined && to.factor === from.factor ? scaledNumber(to.nav) : undefined;
    if (plain !== undefined && now !== undefined) return percentOfNumbers(plain, now);
    before ??= exact(from);
    return ratio((exact(to) - before) * 100n, before, 2);
  };
}

const exact = ({ nav, factor }: Level) => scaled(nav) * factor;

/** The levels as binary fractions, right to some fifteen digits: for statistics that need roots anyway. */
export function approximations(levels: readonly Level[]): number[] {
  let last = FACTOR_ONE;
  let share = 1;
  return levels.map(({ nav, factor }) => {
    if (factor !== last) {
      last = factor;
      share = Number(factor) / Number(FACTOR_ONE);
    }
    return Number(nav) * share;
  });
}

/** The newest level on a day or before it. */
export function levelAt(levels: readonly Level[], day: string): Level | undefined {
  let [low, high] = [0, levels.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((levels[middle] as Level).date <= day) low = middle + 1;
    else high = middle;
  }
  return levels[low - 1];
}
