import { niceScale } from '../nice-scale.ts';
import { tenth, type Point } from '../line-path.ts';
import { dipper } from './dipper.ts';

/** One star: its value as it is shown, only its place is a number. */
export interface TermPoint {
  code: string;
  /** Under the axis. */
  label: string;
  value: string;
}

export interface StarSize {
  width: number;
  height: number;
  /** Where the lines of the axis begin. */
  left: number;
  top: number;
  base: number;
  /** The stars stand in the middle of equal columns between these: they are kinds of deposit, not points of time. */
  columns: readonly [number, number];
}

export const WIDE: StarSize = { width: 500, height: 330, left: 34, top: 44, base: 266, columns: [22, 498] };
export const NARROW: StarSize = { width: 350, height: 250, left: 22, top: 36, base: 198, columns: [16, 350] };
const INTERVALS = 3;
/** Room above the highest tick, as a part of it. */
const HEADROOM = 16 / 15;

export interface StarLayout {
  ticks: { value: number; y: number }[];
  stars: (TermPoint & Point)[];
  /** The true Dipper behind them; only seven stars make one. */
  ghost: Point[];
}

export function starLayout(points: readonly TermPoint[], size: StarSize): StarLayout {
  const { top, base, columns } = size;
  const values = points.map(({ value }) => Number(value));
  const scale = niceScale(Math.max(...values, 0), INTERVALS);
  const highest = (scale.at(-1) ?? 1) * HEADROOM;
  const y = (value: number) => tenth(base - ((base - top) * value) / highest);
  const [from, to] = columns;
  const step = (to - from) / Math.max(points.length, 1);
  return {
    ticks: scale.map((value) => ({ value, y: y(value) })),
    stars: points.map((point, index) => ({
      ...point,
      x: tenth(from + (index + 0.5) * step),
      y: y(Number(point.value)),
    })),
    ghost: points.length === 7 ? ghostOf(size) : [],
  };
}

/** As wide as the stars' own line, in the middle of the plot's height. */
function ghostOf({ top, base, columns: [from, to] }: StarSize): Point[] {
  const sky = dipper();
  const step = (to - from) / sky.length;
  const width = to - from - step;
  const height = Math.max(...sky.map(({ y }) => y)) * width;
  const high = (top + base - height) / 2;
  return sky.map(({ x, y }) => ({ x: tenth(from + step / 2 + x * width), y: tenth(high + y * width) }));
}
