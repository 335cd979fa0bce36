import { linesOf, textWidth } from './text-width.ts';

/** A square of colour before a name, and what parts the name from the next square. */
export const KEY = 18;
const KEY_GAP = 26;
export const KEY_LINE = 22;
const MOST_LINES = 3;

export interface KeyPlace {
  x: number;
  /** Which line of the legend the key begins on. */
  line: number;
  /** Its name, in more than one line where it is longer than the room. */
  names: string[];
}

/** A legend: keys beside each other while there is room, then on the next line. */
export function keyPlaces(names: readonly string[], size: number, width: number) {
  let [x, line, below] = [0, 0, 1];
  const places = names.map((name): KeyPlace => {
    const own = linesOf(name, size, width - KEY, MOST_LINES);
    const end = KEY + textWidth(name, size);
    if (x > 0 && x + end > width) [x, line] = [0, below];
    const place = { x, line, names: own };
    below = Math.max(below, line + own.length);
    x += end + KEY_GAP;
    return place;
  });
  return { places, lines: below };
}
