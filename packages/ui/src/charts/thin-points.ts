import { dayNumber } from './day-number.ts';

/** One day of a history; the value is a decimal as text, and stays it. */
export interface HistoryPoint {
  /** `YYYY-MM-DD` */
  date: string;
  value: string;
}

/**
 * At most `limit` of the points, those that keep the shape of the line: largest triangle, three buckets
 * (Steinarsson 2013). First and last stay. Fewer points than `limit` come back as they are.
 */
export function thinPoints<Point extends HistoryPoint>(points: readonly Point[], limit: number): Point[] {
  if (points.length <= limit || limit < 3) return [...points];
  const places = points.map(({ date, value }) => ({ x: dayNumber(date), y: Number(value) }));
  const last = points.length - 1;
  const buckets = limit - 2;
  const bucketStart = (bucket: number) => 1 + Math.floor((bucket * (last - 1)) / buckets);
  const kept = [0];
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const next = bucketStart(bucket + 1);
    const following =
      bucket === buckets - 1 ? places.slice(last) : places.slice(next, bucketStart(bucket + 2));
    const before = kept.at(-1) ?? 0;
    kept.push(farthest(places, bucketStart(bucket), next, { before, next: centreOf(following) }));
  }
  kept.push(last);
  return kept.flatMap((index) => points[index] ?? []);
}

/**
 * Thins several lines to the same days, so that a reader finds a figure of each on every day:
 * together at most `limit` days, and those of `keep`.
 */
export function thinTogether<Line extends { points: readonly HistoryPoint[] }>(
  lines: readonly Line[],
  limit: number,
  keep: readonly string[] = [],
): (Line & { points: HistoryPoint[] })[] {
  if (lines.every(({ points }) => points.length <= limit)) {
    return lines.map((line) => ({ ...line, points: [...line.points] }));
  }
  const share = Math.max(3, Math.floor(limit / Math.max(lines.length, 1)));
  const days = new Set([
    ...lines.flatMap(({ points }) => thinPoints(points, share).map(({ date }) => date)),
    ...keep,
  ]);
  return lines.map((line) => ({ ...line, points: line.points.filter(({ date }) => days.has(date)) }));
}

interface Place {
  x: number;
  y: number;
}

function centreOf(places: readonly Place[]): Place {
  let [x, y] = [0, 0];
  for (const place of places) {
    x += place.x;
    y += place.y;
  }
  return { x: x / places.length, y: y / places.length };
}

/** The place from `start` up to `end` that spans the largest triangle with the one before and the centre of what follows. */
function farthest(
  places: readonly Place[],
  start: number,
  end: number,
  { before, next }: { before: number; next: Place },
): number {
  const { x, y } = places[before] ?? next;
  let best = start;
  let largest = -1;
  for (let index = start; index < end; index += 1) {
    const place = places[index] ?? next;
    const area = Math.abs((x - next.x) * (place.y - y) - (x - place.x) * (next.y - y));
    if (area > largest) {
      largest = area;
      best = index;
    }
  }
  return best;
}
