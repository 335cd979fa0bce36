import { dayNumber } from './day-number.ts';

/** One day of a history; the value is a decimal as text, and stays it. */
export interface HistoryPoint {
  /** `YYYY-MM-DD` */
  date: string;
  value: string;
}

/**
 * A line needs no more points than this to look the same: the dealing days of a year, each of them. The whole of a
 * longer history belongs in a table and a download.
 */
export const POINTS_DRAWN = 246;

/**
 * At most `limit` of the points, those that keep the shape of the line: largest triangle, three buckets
 * (Steinarsson 2013). First and last stay. Fewer points than `limit` come back as they are.
 */
export function thinPoints<Point extends HistoryPoint>(points: readonly Point[], limit: number): Point[] {
  if (points.length <= limit || limit < 3) return [...points];
  const places = points.map(({ date, value }) => ({ x: dayNumber(date), y: Number(value) }));
  const last = points.length - 1;
  const starts = bucketStarts(places, limit - 2);
  const kept = [0];
  for (const [bucket, start] of starts.entries()) {
    const end = starts[bucket + 1] ?? last;
    const following = end === last ? places.slice(last) : places.slice(end, starts[bucket + 2] ?? last);
    const before = kept.at(-1) ?? 0;
    kept.push(farthest(places, start, end, { before, next: centreOf(following) }));
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

/**
 * Where each of at most `buckets` buckets begins. Their share is half of the points and half of the time: years with few
 * points keep their shape, and days without one take none away from the rest.
 */
function bucketStarts(places: readonly Place[], buckets: number): number[] {
  const last = places.length - 1;
  const [from, to] = [places[0]?.x ?? 0, places[last]?.x ?? 0];
  const bucketOf = (index: number) => {
    const ofTime = ((places[index]?.x ?? from) - from) / (to - from);
    return Math.floor((buckets * ((index - 1) / (last - 1) + ofTime)) / 2);
  };
  return places.flatMap((_, index) =>
    index === 1 || (index > 1 && index < last && bucketOf(index) > bucketOf(index - 1)) ? [index] : [],
  );
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
