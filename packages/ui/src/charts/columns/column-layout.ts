import type { Direction } from '../../base/direction.ts';
import { niceScale } from '../nice-scale.ts';

/** One period. Decimals; the texts are as the caller's language writes them. */
export interface ChangeColumn {
  label: string;
  value: string;
  shown: string;
  /** Against the period before, per cent, and as it is shown; absent for the first. */
  change?: { percent: string; shown: string } | undefined;
}

export interface ColumnSize {
  width: number;
  left: number;
  bar: number;
}

export const WIDE: ColumnSize = { width: 540, left: 52, bar: 50 };
export const NARROW: ColumnSize = { width: 350, left: 54, bar: 34 };
export const HEIGHT = 268;
export const TOP = 28;
export const BASE = 172;
/** The zero of the strip of changes, and how far its bound lies from it either way. */
export const STRIP = { zero: 224, reach: 24 } as const;
const INTERVALS = 3;

export interface PlacedColumn extends ChangeColumn {
  left: number;
  middle: number;
  /** Tops of the level of the period before and of this one; the first period has but one. */
  before: number | undefined;
  top: number;
  /** Height of the bar in the strip, downwards where it is negative. */
  strip: number | undefined;
}

export type ColumnLayout = ReturnType<typeof columnLayout>;

/** Columns from zero; `most` is the change, in per cent, that reaches the bound of the strip. */
export function columnLayout(columns: readonly ChangeColumn[], size: ColumnSize, most: number) {
  // Where all is zero any scale will do.
  const highest = Math.max(...columns.map(({ value }) => Number(value)), 0) || 1;
  const ticks = niceScale(highest, INTERVALS);
  const full = ticks.at(-1) ?? 1;
  const y = (value: string | number) => round(BASE - ((BASE - TOP) * Number(value)) / full);
  const step = (size.width - size.left - 8) / Math.max(columns.length, 1);
  const placed = columns.map((column, index): PlacedColumn => {
    const middle = round(size.left + step * (index + 0.5));
    const before = columns[index - 1];
    const { change } = column;
    return {
      ...column,
      middle,
      left: middle - size.bar / 2,
      before: before && y(before.value),
      top: y(column.value),
      strip: change && round((STRIP.reach * Number(change.percent)) / most),
    };
  });
  return { step, ticks: ticks.map((value) => ({ value, y: y(value) })), columns: placed };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Of a change in per cent; what has none to compare with is flat. */
export function directionOf(percent = '0'): Direction {
  const change = Number(percent);
  return change === 0 ? 'flat' : change < 0 ? 'fall' : 'rise';
}
