import { pointAt, type PlanPoint } from './bearing-plan.ts';

const DIAGONALS = [135, 225, 315, 45];
const FREE = Number.MAX_SAFE_INTEGER;

/** Where each ring names its distance: on the diagonal that is farthest from any mark. */
export function ringPoints(radii: readonly number[], marks: readonly PlanPoint[]): PlanPoint[] {
  const [best = []] = DIAGONALS.map((degrees) => radii.map((radius) => pointAt(degrees, radius))).toSorted(
    (a, b) => roomAt(b, marks) - roomAt(a, marks),
  );
  return best;
}

function roomAt(points: readonly PlanPoint[], marks: readonly PlanPoint[]): number {
  return Math.min(
    FREE,
    ...points.flatMap((point) => marks.map((mark) => Math.hypot(point.x - mark.x, point.y - mark.y))),
  );
}
