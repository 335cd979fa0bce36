import type { FxPoint, FxRate } from '@bank/contract';
import { subtractDecimals } from '../../../base/decimal/arithmetic.ts';
import { inShanghai } from '../../../base/format/moment.ts';
import { percentChange } from '../../../base/format/percent-change.ts';

export interface MiddleLine {
  currency: string;
  currencyName: string;
  unit: number;
  /** Yuan per `unit`. */
  middleRate: string;
  /** Against the close of the trading day before; undefined where neither is known. */
  change: { yuan: string; percent: string } | undefined;
  /** Closes of about a month and the rate of now, oldest first. */
  values: string[];
}

/** A currency's middle rate as a treasurer reads it: where it stands, since yesterday, and its month. */
export function toMiddleLine(rate: FxRate, points: readonly FxPoint[]): MiddleLine {
  const { currency, currencyName, unit, middleRate } = rate;
  const today = inShanghai(rate.publishTime).day;
  // A day that has closed already is the rate of now, not what it is measured against.
  const before = points.filter(({ date, middleRate: close }) => date < today && close !== '');
  const last = before.at(-1)?.middleRate;
  return {
    currency,
    currencyName,
    unit,
    middleRate,
    change:
      last === undefined || middleRate === ''
        ? undefined
        : { yuan: subtractDecimals(middleRate, last), percent: percentChange(last, middleRate) },
    values: [...before.map(({ middleRate: close }) => close), ...(middleRate === '' ? [] : [middleRate])],
  };
}
