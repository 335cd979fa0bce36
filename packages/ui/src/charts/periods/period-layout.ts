import { tenth } from '../line-path.ts';
import type { ReadFigure } from '../reading/Readout.tsx';
import { valueTicks } from '../value-ticks.ts';

/** One period. Decimals; the texts are as the caller's language writes them. */
export interface PeriodColumn {
  label: string;
  /** What the value is held against: a range, or one figure where both are the same. */
  low: string;
  high: string;
  value: string;
  /** Beside the dot; left out where the verdict has a figure. */
  shown?: string | undefined;
  /** Under the period; without a direction it is a figure of its own. */
  verdict: { direction?: 'rise' | 'fall' | 'flat'; words: string };
  /** What is read out of it. */
  figures: readonly ReadFigure[];
}

export interface PeriodSize {
  /** As wide as this with as many columns as fit; narrower with fewer. */
  width: number;
  least: number;
  height: number;
  left: number;
  /** A column is no wider than this. */
  column: number;
  /** Older periods are left to the table. */
  most: number;
}

export const WIDE: PeriodSize = { width: 756, least: 480, height: 312, left: 56, column: 180, most: 12 };
export const HALF: PeriodSize = { width: 546, least: 360, height: 300, left: 56, column: 124, most: 8 };
export const NARROW: PeriodSize = { width: 350, least: 350, height: 280, left: 46, column: 124, most: 5 };
const TOP = 28;
/** Room under the axis for the period and what is said of it. */
const FOOT = 62;
const BAND_MOST = 78;
const LABEL_AWAY = 12;
/** Of the scale, so that a figure under a dot stands clear of the axis. */
const LABEL_SHARE = 0.12;

interface PlacedPeriod extends PeriodColumn {
  middle: number;
  lowY: number;
  highY: number;
  valueY: number;
  /** From the dot to what it is held against; undefined within a range. */
  stem: { from: number; to: number } | undefined;
  shownY: number;
  /** Both bounds are one figure. */
  isPoint: boolean;
  isBelow: boolean;
}

export type PeriodLayout = ReturnType<typeof periodLayout>;

/** Places of the newest periods on one scale, which holds `baseline` too where one is given. */
export function periodLayout(columns: readonly PeriodColumn[], size: PeriodSize, baseline?: string) {
  const drawn = columns.slice(-size.most);
  const numbers = [
    ...drawn.flatMap(({ low, high, value }) => [Number(low), Number(high), Number(value)]),
    ...(baseline === undefined ? [] : [Number(baseline)]),
  ];
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  const labelled = drawn
    .filter(({ low, value, shown }) => shown !== undefined && Number(value) < Number(low))
    .map(({ value }) => Number(value) - LABEL_SHARE * (greatest - least));
  const { ticks, places } = valueTicks(Math.min(least, ...labelled), greatest);
  const lowest = ticks[0] ?? 0;
  const highest = ticks.at(-1) ?? 1;
  const base = size.height - FOOT;
  const y = (value: string | number) =>
    tenth(base - ((base - TOP) * (Number(value) - lowest)) / (highest - lowest));
  const count = Math.max(drawn.length, 1);
  const width = Math.min(size.width, Math.max(size.least, size.left + count * size.column));
  const step = (width - size.left) / count;
  return {
    width,
    step,
    base,
    band: tenth(Math.min(step * 0.62, BAND_MOST)),
    ticks: ticks.map((value) => ({ value: value.toFixed(places), y: y(value) })),
    baselineY: baseline === undefined ? undefined : y(baseline),
    columns: drawn.map((column, index): PlacedPeriod => {
      const [lowY, highY, valueY] = [y(column.low), y(column.high), y(column.value)];
      const [isBelow, isAbove] = [valueY > lowY, valueY < highY];
      return {
        ...column,
        middle: tenth(size.left + step * (index + 0.5)),
        lowY,
        highY,
        valueY,
        stem: isBelow ? { from: valueY, to: lowY } : isAbove ? { from: valueY, to: highY } : undefined,
        shownY: isBelow ? valueY + LABEL_AWAY + 10 : valueY - LABEL_AWAY,
        isPoint: column.low === column.high,
        isBelow,
      };
    }),
  };
}
