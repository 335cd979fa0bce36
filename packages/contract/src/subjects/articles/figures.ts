import { z } from 'zod';
import { columnHead } from './column-head.ts';
import { FIGURE_TYPES, type FigureType } from './constants.ts';

/** What a figure of a type is made of. */
interface Shape {
  /** Fewest and most names of columns beside the rows' own. */
  columns: readonly [least: number, most: number];
  rows: readonly [least: number, most: number];
  /** Of the cells after a row's name, in order; the last kind holds for all that follow. */
  cells: readonly Kind[];
  /** Fewest and most cells after a row's name, where they do not follow from the columns. */
  length?: readonly [least: number, most: number];
  /** What `highlight` names. */
  highlights?: 'row' | 'column';
  hasReference?: boolean;
  /** Which way percentages add up to a whole. */
  whole?: 'row' | 'column';
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

const KINDS = {
  number: { expected: 'a number such as 268.1', fits: (cell: string) => NUMBER.test(cell) },
  amount: {
    expected: 'a number that is not below zero',
    fits: (cell: string) => NUMBER.test(cell) && Number(cell) >= 0,
  },
  duration: {
    expected: 'a number above zero',
    fits: (cell: string) => NUMBER.test(cell) && Number(cell) > 0,
  },
  longitude: { expected: 'a longitude such as 116.4', fits: (cell: string) => isWithin(cell, 180) },
  latitude: { expected: 'a latitude such as 39.9', fits: (cell: string) => isWithin(cell, 90) },
  day: { expected: 'a day such as 2026-11-20', fits: (cell: string) => z.iso.date().safeParse(cell).success },
  text: { expected: 'a text', fits: () => true },
} as const;
type Kind = keyof typeof KINDS;

const SHAPES: Record<FigureType, Shape> = {
  ribbon: { columns: [2, 2], rows: [2, 5], cells: ['amount'], highlights: 'row', whole: 'column' },
  line: { columns: [1, 5], rows: [3, 40], cells: ['number'], highlights: 'column', hasReference: true },
  bars: { columns: [1, 2], rows: [2, 12], cells: ['amount'], highlights: 'row', hasReference: true },
  dots: { columns: [1, 1], rows: [2, 12], cells: ['number'], highlights: 'row', hasReference: true },
  stack: { columns: [2, 5], rows: [1, 6], cells: ['amount'], highlights: 'column', whole: 'row' },
  gantt: {
    columns: [0, 0],
    rows: [1, 12],
    cells: ['day', 'day', 'text'],
    length: [1, 3],
    highlights: 'row',
  },
  timeline: { columns: [1, 1], rows: [2, 7], cells: ['duration'], highlights: 'row' },
  steps: { columns: [0, 0], rows: [2, 7], cells: ['text'], length: [0, 1] },
  sky: {
    columns: [1, 1],
    rows: [2, 40],
    cells: ['longitude', 'latitude', 'amount'],
    length: [3, 3],
    highlights: 'row',
  },
  plate: { columns: [0, 0], rows: [1, 1], cells: ['text'], length: [1, 2] },
  numbers: { columns: [0, 0], rows: [2, 6], cells: ['text'], length: [1, 3], highlights: 'row' },
  table: { columns: [1, 5], rows: [1, 14], cells: ['text'], highlights: 'row' },
};

/** What a drawing may stand beside another for: two that need no more than half of the page each. */
const HALVES: readonly FigureType[] = ['line', 'bars', 'dots'];

const Words = z.string().min(1).max(200);

/** Numbers of a figure stay as they were written, so that 1.20 keeps its nought: in a record they may be numbers. */
function figureOf<Cell extends z.ZodType<string>>(cell: Cell) {
  const drawing = {
    type: z.enum(FIGURE_TYPES),
    /** Of the columns after the rows' names, each with its unit in brackets at its end. */
    columns: z.array(Words).max(5).default([]),
    /** Each begins with its name. */
    rows: z.array(z.array(cell).min(1).max(6)),
    /** What the rows are: the head of their names in the table. */
    rowHead: Words.optional(),
    /** Of all values, where the columns do not each say their own. */
    unit: z.string().min(1).max(20).optional(),
    highlight: Words.optional(),
    /** What the values are measured against: a requirement, or the whole. */
    reference: z.strictObject({ label: Words, value: cell }).optional(),
  };
  return z.strictObject({
    ...drawing,
    /** The conclusion, not the topic. */
    title: Words,
    /** What is shown, and of when. */
    sub: Words.optional(),
    /** Where the numbers come from and what is not in them. */
    note: z.string().min(1).max(400).optional(),
    /** Stands at the end of the part under this second-level heading, 0 being what comes before the first. One without it opens the text. */
    after: z.number().int().min(0).optional(),
    /** A second drawing at its side. */
    beside: z.strictObject({ ...drawing, title: Words }).optional(),
  });
}

export const Figure = figureOf(z.string());
export type Figure = z.infer<typeof Figure>;
export type Drawing = NonNullable<Figure['beside']>;

const Cell = z.union([z.string().min(1).max(120), z.number().transform(String)]);
const FigureSource = figureOf(Cell).superRefine((figure, context) => {
  checkDrawing(figure, [], context);
  if (figure.beside === undefined) return;
  for (const [path, type] of [
    [['type'], figure.type],
    [['beside', 'type'], figure.beside.type],
  ] as const) {
    if (!HALVES.includes(type))
      tell(context, path, `one of ${HALVES.join(', ')}, since two stand side by side`);
  }
  checkDrawing(figure.beside, ['beside'], context);
});
export const FigureSources = z
  .array(FigureSource)
  .max(8)
  .superRefine((figures, context) => {
    for (const [index, { after }] of figures.entries()) {
      const opening = figures.findIndex((figure) => figure.after === undefined);
      if (after === undefined && index !== opening) {
        tell(
          context,
          [index, 'after'],
          'the number of the heading it stands under: another figure opens the text',
        );
      }
    }
  });

type Context = z.core.$RefinementCtx;

function tell(context: Context, path: readonly PropertyKey[], expected: string): void {
  context.addIssue({ code: 'custom', path: [...path], message: expected });
}

function checkDrawing(drawing: Drawing, path: readonly PropertyKey[], context: Context): void {
  const shape = SHAPES[drawing.type];
  const { columns, rows, highlight, reference } = drawing;
  if (!isBetween(columns.length, shape.columns)) {
    tell(context, [...path, 'columns'], `${span(shape.columns)} names of columns in a ${drawing.type}`);
  }
  if (!isBetween(rows.length, shape.rows)) {
    tell(context, [...path, 'rows'], `${span(shape.rows)} rows in a ${drawing.type}`);
  }
  for (const [index, row] of rows.entries()) checkRow(drawing, row, [...path, 'rows', index], context);
  const { highlights } = shape;
  const named =
    highlights === 'column' ? columns.map((head) => columnHead(head).name) : rows.map(([name]) => name);
  if (highlight !== undefined && (highlights === undefined || !named.includes(highlight))) {
    const expected =
      highlights === undefined ? `no highlight in a ${drawing.type}` : `the name of a ${highlights}`;
    tell(context, [...path, 'highlight'], expected);
  }
  if (reference !== undefined && shape.hasReference !== true) {
    tell(context, [...path, 'reference'], `no reference in a ${drawing.type}`);
  }
  if (reference !== undefined && !NUMBER.test(reference.value)) {
    tell(context, [...path, 'reference', 'value'], KINDS.number.expected);
  }
  checkWhole(drawing, path, context);
}

function checkRow(
  { type, columns }: Drawing,
  row: readonly string[],
  path: readonly PropertyKey[],
  context: Context,
): void {
  const { cells, length = [columns.length, columns.length] } = SHAPES[type];
  const [, ...values] = row;
  if (!isBetween(values.length, length)) {
    tell(context, path, `a name and ${span(length)} values in a row of a ${type}`);
  }
  for (const [index, value] of values.entries()) {
    const { expected, fits } = KINDS[cells[index] ?? cells.at(-1) ?? 'text'];
    if (!fits(value)) tell(context, [...path, index + 1], expected);
  }
  const [from, to] = values;
  if (type === 'gantt' && from !== undefined && to !== undefined && to < from) {
    tell(context, [...path, 2], `a day not before ${from}`);
  }
}

/** Rounded shares may add up to a little more than their whole. */
const WHOLE = 100.5;

function checkWhole(
  { type, columns, rows, unit }: Drawing,
  path: readonly PropertyKey[],
  context: Context,
): void {
  const { whole } = SHAPES[type];
  if (whole === undefined) return;
  const isShare = (column: string) => column.includes('%') || (unit ?? '').includes('%');
  const over = (values: readonly (string | undefined)[]) =>
    values.reduce((sum, value) => sum + Number(value), 0) > WHOLE;
  const expected = 'shares of one whole, which add up to no more than 100';
  if (whole === 'column') {
    for (const [index, column] of columns.entries()) {
      if (isShare(column) && over(rows.map((row) => row[index + 1])))
        tell(context, [...path, 'columns', index], expected);
    }
  } else if (columns.every(isShare)) {
    for (const [index, row] of rows.entries()) {
      if (over(row.slice(1))) tell(context, [...path, 'rows', index], expected);
    }
  }
}

const isWithin = (cell: string, most: number) => NUMBER.test(cell) && Math.abs(Number(cell)) <= most;
const isBetween = (count: number, [least, most]: readonly [number, number]) =>
  count >= least && count <= most;
const span = ([least, most]: readonly [number, number]) =>
  least === most ? String(least) : `${least} to ${most}`;
