import { SCALE_PLACES, ratio, scaled } from '../../../base/decimal.ts';
import { percentBetween, type Level, type NavDay } from './level.ts';
import { riskOf } from './risk.ts';
import { sevenDayYield } from './seven-day-yield.ts';
import { WINDOW_STARTS, windowStart, type FundWindow } from './window.ts';
import { formatCurve } from './year-curve.ts';

type Returns = Record<FundWindow, string>;
/** The fields of a `fund-measure` in the contract, but for what lets the next day be reckoned. */
export type FigureValues = Returns & {
  since: string;
  dayRate: string;
  unitNav: string;
  accNav: string;
  tenThousandIncome: string;
  sevenDayYield: string;
  maxDrawdown: string;
  stdDev: string;
  recovered: string;
  curve: string;
  fallFrom: string;
  fallTo: string;
  curveFrom: string;
};

export interface FigureInput {
  first: Level;
  /** Every day of the year up to the newest one, and the one that the year is measured against. */
  year: readonly Level[];
  /** The days themselves, at least those of the last week. */
  days: readonly NavDay[];
  /** The newest level on a day or before it, also before `year`. */
  at: (day: string) => Level | undefined;
}

/** Figures up to the newest day; '' for what the history is too short for or what a fund of this kind does not have. */
export function figureOf({ first, year, days, at }: FigureInput): FigureValues | undefined {
  const last = year.at(-1);
  const before = year.at(-2);
  if (last === undefined) return undefined;
  const isMoney = days.at(-1)?.unitNav === '';
  const returns = { ALL: first.date === last.date ? '' : percentBetween(first, last) } as Returns;
  for (const window of WINDOW_STARTS) {
    const start = windowStart(window, last.date);
    const base = start < first.date ? undefined : at(start);
    returns[window] = base === undefined ? '' : percentBetween(base, last);
  }
  const risk = returns.Y1 === '' ? undefined : riskOf(year);
  const fell = risk !== undefined && risk.fall.value !== '0.00';
  return {
    since: first.date,
    ...returns,
    dayRate: isMoney || before === undefined ? '' : percentBetween(before, last),
    unitNav: isMoney ? '' : last.nav,
    accNav: isMoney ? '' : accumulated(last),
    tenThousandIncome: isMoney ? (days.at(-1)?.tenThousandIncome ?? '') : '',
    sevenDayYield: isMoney ? sevenDayYield(days) : '',
    maxDrawdown: risk?.fall.value ?? '',
    stdDev: risk?.stdDev ?? '',
    recovered: risk?.fall.recovered ?? '',
    curve: formatCurve(year),
    fallFrom: fell ? risk.fall.from : '',
    fallTo: fell ? risk.fall.to : '',
    curveFrom: year[0]?.date ?? '',
  };
}

/** Unit NAV and all that was distributed, with the places of the unit NAV or four. */
export function accumulated({ nav, paid }: Pick<Level, 'nav' | 'paid'>): string {
  if (paid === 0n) return nav;
  const places = Math.max(4, nav.split('.')[1]?.length ?? 0);
  return ratio(scaled(nav) + paid, 10n ** BigInt(SCALE_PLACES), places);
}
