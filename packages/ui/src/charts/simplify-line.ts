import type { Point } from './line-path.ts';

/** In pixels of the drawing: less than a screen of three pixels to one shows. */
const TOLERANCE = 0.4;

/**
 * The same line with fewer corners: none that is left out lies further than two fifths of a pixel from what is drawn
 * (Douglas and Peucker 1973). First and last stay.
 */
export function simplifyLine(points: readonly Point[]): Point[] {
  const kept = points.slice(0, 1);
  // Of the spans that are not drawn yet, the nearest one last: they follow each other, so each begins where the one before ended.
  const ends = [points.length - 1];
  let start = 0;
  for (let end = ends.at(-1) ?? 0; end > start; end = ends.at(-1) ?? 0) {
    const corner = farthestCorner(points, start, end);
    if (corner > start) {
      ends.push(corner);
      continue;
    }
    const point = points[end];
    if (point !== undefined) kept.push(point);
    ends.pop();
    start = end;
  }
  return kept;
}

/** The corner between two that lies farthest from the line through them, or `start` if none is far enough to be seen. */
function farthestCorner(points: readonly Point[], start: number, end: number): number {
  const [from, to] = [points[start], points[end]];
  if (from === undefined || to === undefined) return start;
  const { x, y } = from;
  const width = to.x - x;
  const height = to.y - y;
  let corner = start;
  let farthest = TOLERANCE * (Math.hypot(width, height) || 1);
  for (let index = start + 1; index < end; index += 1) {
    const point = points[index] ?? from;
    const away = Math.abs((point.x - x) * height - (point.y - y) * width);
    if (away <= farthest) continue;
    corner = index;
    farthest = away;
  }
  return corner;
}
