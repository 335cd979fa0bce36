import type { Point } from './line-path.ts';

/** In pixels of the drawing: less than a screen of three pixels to one shows. */
const TOLERANCE = 0.4;

/**
 * The same line with fewer corners: none that is left out lies further than two fifths of a pixel from what is drawn
 * (Douglas and Peucker 1973). First and last stay.
 */
export function simplifyLine(points: readonly Point[]): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [start, end] = span;
    const corner = farthestCorner(points, start, end);
    if (corner === undefined) continue;
    kept.add(corner);
    spans.push([start, corner], [corner, end]);
  }
  return points.filter((_, index) => kept.has(index));
}

/** The corner between two that lies farthest from the line through them, if that is far enough to be seen. */
function farthestCorner(points: readonly Point[], start: number, end: number): number | undefined {
  const [from, to] = [points[start], points[end]];
  if (from === undefined || to === undefined) return undefined;
  const [width, height] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(width, height) || 1;
  let corner: number | undefined;
  let farthest = TOLERANCE * length;
  for (let index = start + 1; index < end; index += 1) {
    const point = points[index] ?? from;
    const away = Math.abs((point.x - from.x) * height - (point.y - from.y) * width);
    if (away > farthest) [corner, farthest] = [index, away];
  }
  return corner;
}
