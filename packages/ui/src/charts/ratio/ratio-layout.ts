import { tenth, type Point } from '../line-path.ts';
import { valueTicks } from '../value-ticks.ts';

export interface RatioPoint {
  label: string;
  /** A decimal. */
  value: string;
  shown: string;
}

export const SIZE = { width: 350, height: 190, left: 14, right: 300, top: 34, base: 150 } as const;

/** A ratio over even steps of time, between round bounds that hold the floor too. */
export function ratioLayout(points: readonly RatioPoint[], floor: string | undefined) {
  const values = [...points.map(({ value }) => value), ...(floor === undefined ? [] : [floor])].map(Number);
  const { ticks, places } = valueTicks(Math.min(...values), Math.max(...values));
  const [low = 0] = ticks;
  const high = ticks.at(-1) ?? 1;
  const { left, right, top, base } = SIZE;
  const y = (value: number) => tenth(base - ((base - top) * (value - low)) / (high - low));
  const step = (right - left - 16) / Math.max(points.length - 1, 1);
  return {
    low: low.toFixed(places),
    high: high.toFixed(places),
    floor: floor === undefined ? undefined : y(Number(floor)),
    points: points.map((point, index): RatioPoint & Point => ({
      ...point,
      x: tenth(left + 8 + index * step),
      y: y(Number(point.value)),
    })),
  };
}
