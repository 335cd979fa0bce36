import { spread, tenth, valueTicks } from '@bank/ui';
import { sizesIn, type DrawingProps } from './drawing.ts';
import { valueColumns, withUnit } from './figure-values.ts';
import { widestOf } from './text-width.ts';

/** More values than this are not all written: the first and the last stand for them. */
const MOST_WRITTEN = { wide: 12, narrow: 6 } as const;
const NAME_GAP = 22;

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
  const names = widestOf(
    ends.flatMap(({ name, value }) => [name, value]),
    sizes.label,
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

  const longest = widestOf(
    rows.map(([name = '']) => name),
    sizes.note,
  );
  const every = Math.max(1, Math.ceil((longest + 10) / step));
  const last = rows.length - 1;
  const most = room.isNarrow ? MOST_WRITTEN.narrow : MOST_WRITTEN.wide;
  const heights = spread(
    lines.map(({ values }) => y(values.at(-1)?.number ?? 0)),
    NAME_GAP * 1.8,
    top,
    base,
  );
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
    isWritten: (index: number) => rows.length <= most || index === 0 || index === last,
  };
}
