import { spread, tenth, valueTicks } from '@bank/ui';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { valueColumns, withUnit } from './figure-values.ts';
import { textWidth, widestOf } from './text-width.ts';

/** More values than this are not all written: the first and the last stand for them. */
const MOST_WRITTEN = { wide: 12, narrow: 6 } as const;
const NAME_GAP = 22;
/** Between the names of two steps. */
const STEP_GAP = 10;
/** A value nearer to the axis than this reaches down to the names below it. */
const LOW = 12;
/** Bold letters of what stands out are so much wider. */
const STRONG = 1.12;
/** How much of a name lies before the point that it is anchored at. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

export type LineLayout = ReturnType<typeof lineLayout>;

/** Where everything of one or several lines stands in a room. */
export function lineLayout({ rows, ...drawing }: DrawingProps['drawing'], room: DrawingProps['room']) {
  const sizes = sizesIn(room);
  const lines = valueColumns({ rows, ...drawing });
  const isOne = lines.length === 1;
  const numbers = lines.flatMap(({ values }) => values.map(({ number }) => number));
  if (drawing.reference !== undefined) numbers.push(Number(drawing.reference.value));
  const scale = valueTicks(Math.min(...numbers), Math.max(...numbers));
  const ticks = scale.ticks.map((value) => ({ value, text: value.toFixed(scale.places) }));
  const ends = lines.map(({ name, unit, values }) => ({
    name,
    value: withUnit(values.at(-1)?.text ?? '', unit),
  }));

  const axis = widestOf(
    ticks.map(({ text }) => text),
    sizes.note,
  );
  const names = Math.max(
    ...ends.map(
      ({ name, value }) => widestOf([name, value], sizes.label) * (name === drawing.highlight ? STRONG : 1),
    ),
  );
  const left = isOne ? 0 : axis + 10;
  const right = room.width - (isOne ? axis + 10 : names + 14);
  const height = room.isNarrow ? 250 : 300;
  const top = isOne ? 74 : 40;
  const base = height - 52;
  const from = left + 8;
  const to = right - (isOne ? 38 : 4);
  const step = (to - from) / Math.max(rows.length - 1, 1);
  const lowest = ticks.at(0)?.value ?? 0;
  const highest = ticks.at(-1)?.value ?? 1;
  const x = (index: number) => tenth(from + step * index);
  const y = (value: number) => tenth(base - ((base - top) * (value - lowest)) / (highest - lowest));

  const heights = spread(
    lines.map(({ values }) => y(values.at(-1)?.number ?? 0)),
    NAME_GAP * 1.8,
    top,
    base,
  );
  const last = rows.length - 1;
  // What a line comes to may stand as low as the name of the last step, which then ends before it.
  const isLow = !isOne && Math.max(...heights) > base - LOW;
  const steps = rows.map(([name = ''], index) => {
    const width = textWidth(name, sizes.note);
    const anchor = index === last && isLow ? 'end' : x(index) < width / 2 ? 'start' : 'middle';
    const begin = x(index) - width * BEFORE[anchor];
    return { anchor, from: begin, to: begin + width } as const;
  });
  const every = stepsBetween(steps);
  const most = room.isNarrow ? MOST_WRITTEN.narrow : MOST_WRITTEN.wide;
  return {
    lines,
    isOne,
    ticks,
    left,
    right,
    height,
    base,
    last,
    x,
    y,
    /** What is written at the ends of several lines. */
    ends: ends.map((end, series) => ({ ...end, x: to + 14, y: heights[series] ?? 0 })),
    /** Whether a step has its name below, counted from the newest. */
    isNamed: (index: number) => (last - index) % every === 0,
    anchorOf: (index: number) => steps[index]?.anchor,
    isWritten: (index: number) => rows.length <= most || index === 0 || index === last,
  };
}

/** The fewest steps from one name to the next, counted from the newest, with which no two touch. */
function stepsBetween(steps: readonly { from: number; to: number }[]): number {
  const newestFirst = steps.toReversed();
  const isFree = (every: number) =>
    newestFirst
      .filter((_, index) => index % every === 0)
      .every(({ to }, index, named) => index === 0 || to + STEP_GAP <= (named[index - 1]?.from ?? 0));
  const free = newestFirst.findIndex((_, index) => isFree(index + 1));
  return Math.max(free + 1, 1);
}
