import { linesOf, textWidth } from './text-width.ts';

/** From one line of a head to the next. */
export const HEAD_LINE = 20;
const MOST_LINES = 4;
const GAP = 12;

interface Piece {
  text: string;
  size: number;
}

/** The lines above a bar: its name, and what follows it. */
export interface HeadLines {
  names: string[];
  /** On which line each of what follows stands. */
  after: number[];
  /** How many lines there are. */
  count: number;
}

/** A name above its bar, broken where it is longer than the room; what follows is on its last line where it fits, else on one of its own. */
export function headLines(name: Piece, after: readonly Piece[], width: number): HeadLines {
  const names = linesOf(name.text, name.size, width, MOST_LINES);
  let line = names.length - 1;
  let taken = textWidth(names.at(-1) ?? '', name.size);
  const lines = after.map(({ text, size }) => {
    const own = textWidth(text, size);
    [line, taken] = taken + GAP + own <= width ? [line, taken + GAP + own] : [line + 1, own];
    return line;
  });
  return { names, after: lines, count: line + 1 };
}
