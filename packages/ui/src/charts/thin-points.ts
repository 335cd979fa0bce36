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
  const first = points[0];
  const last = points.at(-1);
  if (points.length <= limit || limit < 3 || first === undefined || last === undefined) return [...points];
  const inner = points.length - 2;
  const buckets = limit - 2;
  const bucketStart = (bucket: number) => 1 + Math.floor((bucket * inner) / buckets);
  const kept = [first];
  let before = first;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const own = points.slice(bucketStart(bucket), bucketStart(bucket + 1));
    const next =
      bucket === buckets - 1 ? [last] : points.slice(bucketStart(bucket + 1), bucketStart(bucket + 2));
    before = farthest(own, before, centreOf(next)) ?? before;
    kept.push(before);
  }
  kept.push(last);
  return kept;
}

/**
 * Thins several lines to the same days, so that a reader finds a figure of each on every day:
 * together at most `limit` days.
 */
export function thinTogether<Line extends { points: readonly HistoryPoint[] }>(
  lines: readonly Line[],
  limit: number,
): (Line & { points: HistoryPoint[] })[] {
  const share = Math.max(3, Math.floor(limit / Math.max(lines.length, 1)));
  const days = new Set(lines.flatMap(({ points }) => thinPoints(points, share).map(({ date }) => date)));
  const isSmall = lines.every(({ points }) => points.length <= limit);
  return lines.map((line) => ({
    ...line,
    points: isSmall ? [...line.points] : line.points.filter(({ date }) => days.has(date)),
  }));
}

interface Centre {
  x: number;
  y: number;
}

function centreOf(points: readonly HistoryPoint[]): Centre {
  const sum = points.reduce(
    ({ x, y }, { date, value }) => ({ x: x + dayNumber(date), y: y + Number(value) }),
    { x: 0, y: 0 },
  );
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The point that spans the largest triangle with the one before and the centre of what follows. */
function farthest<Point extends HistoryPoint>(
  points: readonly Point[],
  before: HistoryPoint,
  next: Centre,
): Point | undefined {
  const x = dayNumber(before.date);
  const y = Number(before.value);
  let best: Point | undefined;
  let largest = -1;
  for (const point of points) {
    const area = Math.abs(
      (x - next.x) * (Number(point.value) - y) - (x - dayNumber(point.date)) * (next.y - y),
    );
    if (area > largest) {
      largest = area;
      best = point;
    }
  }
  return best;
}
