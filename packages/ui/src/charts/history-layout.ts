import { dayNumber } from './day-number.ts';
import { linePath, tenth, type Point } from './line-path.ts';
import type { HistoryPoint } from './thin-points.ts';
import { monthTicks } from './history/month-ticks.ts';
import { simplifyLine } from './simplify-line.ts';
import { timeTicks, type TickUnit } from './time-ticks.ts';
import { valueTicks } from './value-ticks.ts';

/** One line of a chart. */
export interface HistorySeries {
  id: string;
  name: string;
  /** Oldest first; a value that is not a number is left out. */
  points: readonly HistoryPoint[];
  /** A rate that holds until it is changed is drawn in steps. */
  shape?: 'line' | 'step';
}

interface HistorySize {
  width: number;
  height: number;
  /** Room for the figures of the value axis. */
  left: number;
  /** Room for the names at the lines' ends; 0 leaves them out. */
  labels: number;
  /** Most labels under the time axis. */
  days: number;
  /** Height of a strip below the plot, and whether events stand between the two. */
  strip?: number;
  hasEvents?: boolean;
}

interface DrawnSeries {
  id: string;
  name: string;
  path: string;
  start: Point;
  end: Point;
  /** Where the label at the end stands, moved so that no two cover each other. */
  labelY: number;
  last: HistoryPoint;
}

export interface HistoryLayout {
  size: HistorySize;
  right: number;
  top: number;
  /** Foot of the plot, and of all that shares its days. */
  base: number;
  axis: number;
  values: { y: number; value: string }[];
  /** Height of the line that the values are counted from, or undefined. */
  baselineY: number | undefined;
  days: { x: number; day: string; unit: TickUnit; anchor: 'start' | 'middle' | 'end' }[];
  /** Beginnings of the months, in gold. */
  months: { x: number; isJanuary: boolean }[];
  series: DrawnSeries[];
  /** Every day that any line has a point on, oldest first: where the reader can stop. */
  stops: { day: string; x: number; marks: { id: string; y: number; value: string }[] }[];
}

const TOP = 18;
const FOOT = 42;
const END = 14;
const LABEL_HEIGHT = 36;
const DAY_LABEL_HALF = 26;
/** Between plot and strip, with or without events in it. */
const STRIP_GAP = 34;
const EVENTS = 26;

/** What the drawings of a chart have in common, whatever their size. */
export interface HistoryFigures {
  series: readonly LineFigures[];
  from: string;
  to: string;
  /** Every day that a line has a point on, oldest first, and the same as numbers. */
  days: readonly string[];
  numbers: readonly number[];
  ticks: readonly number[];
  /** Decimals of the ticks. */
  places: number;
  baseline: string | undefined;
}

/** Undefined when no line has a point. `baseline` is a value that the axis must show, such as `0`. */
export function historyFigures(
  given: readonly HistorySeries[],
  baseline?: string,
): HistoryFigures | undefined {
  const series = given.map(toFigures).filter(({ points }) => points.length > 0);
  const days = daysOf(series);
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return undefined;
  const shown = series.flatMap(({ figures }) => figures);
  if (baseline !== undefined) shown.push(Number(baseline));
  const axis = valueTicks(least(shown), most(shown));
  return { series, from, to, days, numbers: days.map(dayNumber), ...axis, baseline };
}

export function historyLayout(
  { series, from, to, days, numbers, ticks, places, baseline }: HistoryFigures,
  size: HistorySize,
): HistoryLayout {
  const lowest = ticks[0] ?? 0;
  const highest = ticks.at(-1) ?? 1;

  const right = size.width - END - size.labels;
  const foot = size.height - FOOT;
  const { strip = 0, hasEvents = false } = size;
  const base = foot - (strip > 0 ? strip + STRIP_GAP : hasEvents ? EVENTS : 0);
  const start = dayNumber(from);
  const span = dayNumber(to) - start;
  const across = (number: number) =>
    tenth(span === 0 ? right : size.left + ((right - size.left) * (number - start)) / span);
  const x = (day: string) => across(dayNumber(day));
  const y = (figure: number) => tenth(base - ((base - TOP) * (figure - lowest)) / (highest - lowest));
  // Several lines have most of their days in common.
  const xs = new Map(days.map((day, index) => [day, across(numbers[index] ?? start)]));

  const placed = series.map((line) => ({ ...line, ys: line.figures.map(y) }));
  const drawn = placed.map(({ id, name, points, ys, shape }) => {
    const last = points.at(-1) ?? { date: to, value: '0' };
    const drawnAt = points.map(({ date }, index) => ({ x: xs.get(date) ?? right, y: ys[index] ?? base }));
    const end = drawnAt.at(-1) ?? { x: right, y: base };
    const path = shape === 'step' ? stepPath(drawnAt) : linePath(simplifyLine(drawnAt));
    return { id, name, path, start: drawnAt[0] ?? end, end, last };
  });
  const labelYs = spread(
    drawn.map(({ end }) => end.y),
    LABEL_HEIGHT,
    TOP,
    base,
  );
  const axis = timeTicks(from, to, size.days);
  return {
    size,
    right,
    top: TOP,
    base,
    axis: foot,
    values: ticks.map((value) => ({ y: y(value), value: value.toFixed(places) })),
    baselineY: baseline === undefined ? undefined : y(Number(baseline)),
    days: axis.days.map((day) => {
      const at = x(day);
      const isAtStart = at - DAY_LABEL_HALF < size.left;
      const isAtEnd = at + DAY_LABEL_HALF > size.width;
      return { x: at, day, unit: axis.unit, anchor: isAtStart ? 'start' : isAtEnd ? 'end' : 'middle' };
    }),
    months: monthTicks(from, to).map(({ day, isJanuary }) => ({ x: x(day), isJanuary })),
    series: drawn.map((line, index) => ({ ...line, labelY: labelYs[index] ?? line.end.y })),
    stops: stopsOf(placed, xs),
  };
}

interface LineFigures extends HistorySeries {
  /** One for each point. */
  figures: number[];
}

/** Without the points that have no figure. */
function toFigures(line: HistorySeries): LineFigures {
  const points: HistoryPoint[] = [];
  const figures: number[] = [];
  for (const point of line.points) {
    const figure = point.value === '' ? NaN : Number(point.value);
    if (!Number.isFinite(figure)) continue;
    points.push(point);
    figures.push(figure);
  }
  return { ...line, points, figures };
}

function daysOf(series: readonly HistorySeries[]): string[] {
  const [first, ...others] = series.map(({ points }) => points.map(({ date }) => date));
  // As a rule all lines have the same days.
  if (first === undefined || others.every((days) => isSame(days, first))) return first ?? [];
  return [...new Set([first, ...others].flat())].sort();
}

const isSame = (days: readonly string[], others: readonly string[]) =>
  days.length === others.length && days.every((day, index) => day === others[index]);

/** On a day without a point of its own a line is read as it stood last. */
function stopsOf(
  series: readonly (LineFigures & { ys: readonly number[] })[],
  xs: ReadonlyMap<string, number>,
): HistoryLayout['stops'] {
  const next = series.map(() => 0);
  return Array.from(xs, ([day, x]) => {
    const marks: HistoryLayout['stops'][number]['marks'] = [];
    for (const [index, { id, points, ys }] of series.entries()) {
      let at = next[index] ?? 0;
      while ((points[at]?.date ?? '9') <= day) at += 1;
      next[index] = at;
      const point = points[at - 1];
      const y = ys[at - 1];
      if (point !== undefined && y !== undefined) marks.push({ id, y, value: point.value });
    }
    return { day, x, marks };
  });
}

function stepPath(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => (index === 0 ? `M${tenth(x)} ${tenth(y)}` : `H${tenth(x)}V${tenth(y)}`))
    .join('');
}

/** Moves heights apart to at least `gap`, inside `top` and `base`, in their order. */
export function spread(heights: readonly number[], gap: number, top: number, base: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let at = top - gap;
  for (const label of order) {
    at = Math.max(label.height, at + gap);
    label.height = at;
  }
  let limit = base;
  for (const label of order.reverse()) {
    label.height = Math.min(label.height, limit);
    limit = label.height - gap;
  }
  const moved = heights.map(() => 0);
  for (const { height, index } of order) moved[index] = tenth(height);
  return moved;
}

// Not Math.min(...numbers): five years of several lines are more arguments than some engines take.
function least(numbers: readonly number[]): number {
  return numbers.reduce((low, number) => Math.min(low, number), Infinity);
}

function most(numbers: readonly number[]): number {
  return numbers.reduce((high, number) => Math.max(high, number), -Infinity);
}
