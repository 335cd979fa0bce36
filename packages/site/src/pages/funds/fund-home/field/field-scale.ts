import { tenth } from '@bank/ui';
import type { FieldFund } from '@bank/contract';

export interface FieldSize {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How large a star is. */
  star: number;
  /** Per cent a year that the axis of volatility names. */
  named: readonly number[];
  /** Ratios whose trail is named. */
  trails: readonly number[];
}

/* Drawn at the size they are shown, so that words keep theirs. */
export const WIDE: FieldSize = {
  name: 'wide',
  width: 836,
  height: 540,
  left: 44,
  right: 52,
  top: 22,
  bottom: 58,
  star: 1.2,
  named: [0, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60],
  trails: [0.5, 1, 2, 3],
};
export const NARROW: FieldSize = {
  name: 'narrow',
  width: 362,
  height: 420,
  left: 38,
  right: 14,
  top: 22,
  bottom: 54,
  star: 0.95,
  named: [0, 2, 5, 10, 20, 30, 40, 60],
  trails: [0.5, 1, 2, 3],
};

/** What the field holds whatever the funds, so that two days can be compared; it grows where a fund lies outside. */
const USUAL = { most: 30, low: -20, high: 55 };

export interface FieldBounds {
  /** Per cent a year of volatility at the right edge. */
  most: number;
  /** Per cent of return at the lower and the upper edge. */
  low: number;
  high: number;
}

export function boundsOf(funds: readonly Pick<FieldFund, 'year' | 'stdDev'>[]): FieldBounds {
  const bounds = { ...USUAL };
  for (const { year, stdDev } of funds) {
    bounds.most = Math.max(bounds.most, Math.ceil(Number(stdDev) / 5) * 5);
    bounds.low = Math.min(bounds.low, Math.floor(Number(year) / 10) * 10);
    bounds.high = Math.max(bounds.high, Math.ceil(Number(year) / 5) * 5);
  }
  return bounds;
}

export interface FieldScale {
  size: FieldSize;
  bounds: FieldBounds;
  /** By the root: bond funds of one per cent and equity funds of thirty share the axis. */
  x: (volatility: number) => number;
  y: (percent: number) => number;
}

export function scaleOf(size: FieldSize, bounds: FieldBounds): FieldScale {
  const across = size.width - size.left - size.right;
  const down = size.height - size.top - size.bottom;
  return {
    size,
    bounds,
    x: (volatility) => tenth(size.left + across * Math.sqrt(Math.max(volatility, 0) / bounds.most)),
    y: (percent) => tenth(size.top + (down * (bounds.high - percent)) / (bounds.high - bounds.low)),
  };
}

const RETURN_STEP = 10;

export function returnTicks({ low, high }: FieldBounds): number[] {
  const first = Math.ceil(low / RETURN_STEP) * RETURN_STEP;
  return Array.from(
    { length: Math.floor((high - first) / RETURN_STEP) + 1 },
    (_, index) => first + index * RETURN_STEP,
  );
}

/** Every half per cent of volatility. */
export const graduation = ({ most }: FieldBounds): number[] =>
  Array.from({ length: most * 2 }, (_, index) => (index + 1) / 2);

export interface Trail {
  ratio: number;
  path: string;
  /** Where it leaves the field, by which edge. */
  end: { x: number; y: number; edge: 'top' | 'right' };
}

/** Where the Sharpe ratio is the same: a straight line of return over volatility, which the root bends. */
export function trailOf({ bounds, x, y }: FieldScale, ratio: number, riskFree: number): Trail {
  const points: string[] = [];
  let [last, step] = [0, 0.25];
  for (let volatility = 0; volatility <= bounds.most; volatility += step) {
    const percent = riskFree + ratio * volatility;
    if (percent > bounds.high) break;
    points.push(`${x(volatility)} ${y(percent)}`);
    last = volatility;
    step = volatility < 4 ? 0.25 : 1;
  }
  const exit = (bounds.high - riskFree) / ratio;
  const edge = exit <= bounds.most ? 'top' : 'right';
  if (edge === 'top' && exit > last) points.push(`${x(exit)} ${y(bounds.high)}`);
  const end =
    edge === 'top'
      ? { x: x(exit), y: y(bounds.high), edge }
      : { x: x(bounds.most), y: y(riskFree + ratio * bounds.most), edge };
  return { ratio, path: `M${points.join('L')}`, end: end as Trail['end'] };
}

export interface Placed {
  fund: FieldFund;
  x: number;
  y: number;
}

export function placedOn({ x, y }: FieldScale, funds: readonly FieldFund[]): Placed[] {
  return funds.map((fund) => ({ fund, x: x(Number(fund.stdDev)), y: y(Number(fund.year)) }));
}
