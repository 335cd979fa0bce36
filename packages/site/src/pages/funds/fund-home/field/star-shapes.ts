import { tenth } from '@bank/ui';
import { FUND_TYPES, RISK_LEVELS, type FieldFund } from '@bank/contract';
import type { Placed } from './field-scale.ts';

type FundType = FieldFund['fundType'];

/** A dot and a square are the caps of a line without length: a path holds hundreds of them in few letters. */
const DOT = () => 'h0';

/** What follows `M` and the middle of a star, by type: the shape alone tells types apart. */
const SHAPES: Record<FundType, (unit: number) => string> = {
  '01': DOT,
  '02': (unit) => `m${tenth(-2.9 * unit)} 0${arc(2.9 * unit)}`,
  '03': (unit) => {
    const [x, y] = [tenth(3.1 * unit), tenth(3.8 * unit)];
    return `m0-${y}l${x} ${y} -${x} ${y} -${x}-${y}z`;
  },
  '04': DOT,
  '05': (unit) => `m${tenth(-4 * unit)} 0h${tenth(8 * unit)}`,
  '06': (unit) => {
    const [x, y] = [tenth(3.8 * unit), tenth(6.8 * unit)];
    return `m0-${tenth(4 * unit)}l${x} ${y}h-${tenth(2 * x)}z`;
  },
  '07': (unit) =>
    `m${tenth(-3.8 * unit)} 0h${tenth(7.6 * unit)}m-${tenth(3.8 * unit)}-${tenth(3.8 * unit)}v${tenth(7.6 * unit)}`,
  '08': (unit) => {
    const [half, whole] = [tenth(3 * unit), tenth(6 * unit)];
    return `m-${half}-${half}l${whole} ${whole}m0-${whole}l-${whole} ${whole}`;
  },
};

const arc = (radius: number) => `a${tenth(radius)} ${tenth(radius)} 0 1 1 0 .01z`;

export const starPath = (type: FundType, x: number, y: number, unit: number) =>
  `M${x} ${y}${SHAPES[type](unit)}`;

/** One path for all stars of a type and a risk level: the filter dims levels, and few elements are drawn quickly. */
export function starPaths(
  stars: readonly Placed[],
  unit: number,
): { type: FundType; risk: FieldFund['riskLevel']; path: string }[] {
  const groups = Map.groupBy(stars, ({ fund }) => `${fund.fundType} ${fund.riskLevel}`);
  return FUND_TYPES.flatMap((type) =>
    RISK_LEVELS.flatMap((risk) => {
      const own = groups.get(`${type} ${risk}`);
      const shape = SHAPES[type](unit);
      return own === undefined
        ? []
        : [{ type, risk, path: own.map(({ x, y }) => `M${x} ${y}${shape}`).join('') }];
    }),
  );
}
