import { linePath, tenth, type Point } from '../line-path.ts';
import { simplifyLine } from '../simplify-line.ts';
import type { HistoryLayout } from '../history-layout.ts';
import type { HistoryPoint } from '../thin-points.ts';

interface StripShape {
  top: number;
  base: number;
  /** Of the level at its foot, in the unit of the values. */
  lowest: number;
  line: string;
  area: string;
  /** By day. */
  points: ReadonlyMap<string, Point>;
  /** The deepest point. */
  low: Point;
}

/** Values of zero or below, hung from zero: how far each day was below its high. Undefined without a point. */
export function stripShape(layout: HistoryLayout, points: readonly HistoryPoint[]): StripShape | undefined {
  const { size, axis, stops } = layout;
  const height = size.strip ?? 0;
  const [first] = points;
  if (height === 0 || first === undefined) return undefined;
  const top = axis - height;
  const deepest = points.reduce((low, { value }) => Math.min(low, Number(value)), 0);
  // The foot is a round number of five, or of one where it is all shallower than that.
  const step = deepest > -5 ? 1 : 5;
  const lowest = Math.min(-step, Math.floor(deepest / step) * step);
  const xs = new Map(stops.map(({ day, x }) => [day, x]));
  const places = points.flatMap(({ date, value }) => {
    const x = xs.get(date);
    return x === undefined ? [] : [[date, { x, y: tenth(top + (height * Number(value)) / lowest) }] as const];
  });
  const line = simplifyLine(places.map(([, place]) => place));
  const path = linePath(line);
  const [start] = line;
  const end = line.at(-1);
  if (start === undefined || end === undefined) return undefined;
  return {
    top,
    base: axis,
    lowest,
    line: path,
    area: `M${start.x} ${top}${path.replace('M', 'L')}L${end.x} ${top}Z`,
    points: new Map(places),
    low: line.reduce((low, place) => (place.y > low.y ? place : low), start),
  };
}
