import {
  bearingOf,
  meanBearing,
  planPoint,
  pointAt,
  radiusOf,
  reachOf,
  type PlanPoint,
  type PlanPosition,
} from '../../../../parts/bearing-plan/bearing-plan.ts';
import { pushApart } from '../../../../parts/bearing-plan/push-apart.ts';
import { anchorAt, spreadOnRim } from '../../../../parts/bearing-plan/rim-labels.ts';

/** CSS pixels of a drawing 340 wide, so that its type is as large as it says. */
export const PLAN_RADIUS = 112;
const LABEL_RADIUS = PLAN_RADIUS + 20;
const MARK_APART = 20;
const LABELS_APART_DEGREES = 15;

export interface PlanPlace extends PlanPosition {
  id: string;
  name: string;
  /** In the list beside it; absent for a place that stands on another page. */
  number?: number | undefined;
  /** Where it leads. */
  href: string;
  district?: string | undefined;
  /** Drawn as a ring: what is no merchant. */
  isHollow?: boolean;
}

interface PlanLabel extends PlanPoint {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface PlanDrawing {
  maxKm: number;
  marks: (PlanPlace & PlanPoint)[];
  labels: PlanLabel[];
}

/** Places about a centre; `maxKm` fixes the rim, else it holds the farthest. */
export function drawPlan(centre: PlanPosition, places: readonly PlanPlace[], fixedKm?: number): PlanDrawing {
  const seen = places.map((place) => ({ place, at: bearingOf(centre, place) }));
  const maxKm = fixedKm ?? reachOf(seen.map(({ at }) => at.kilometres));
  const scale = { maxKm, radius: PLAN_RADIUS };
  const points = pushApart(
    seen.map(({ at }) => planPoint(at, scale)),
    MARK_APART,
  );
  const marks = seen.map(({ place }, index) => ({ ...place, ...(points[index] ?? { x: 0, y: 0 }) }));
  const districts = Map.groupBy(
    seen.filter(({ place }) => place.district !== undefined && place.district !== ''),
    ({ place }) => place.district ?? '',
  );
  const names = [...districts.keys()];
  const bearings = spreadOnRim(
    [...districts.values()].map((own) => meanBearing(own.map(({ at }) => at.degrees))),
    LABELS_APART_DEGREES,
  );
  const labels = names.map((text, index) => {
    const degrees = bearings[index] ?? 0;
    return { text, anchor: anchorAt(degrees), ...pointAt(degrees, LABEL_RADIUS) };
  });
  return { maxKm, marks, labels };
}

/** Radius of a ring on the drawing. */
export const ringRadius = (km: number, maxKm: number) => radiusOf(km, { maxKm, radius: PLAN_RADIUS });

const DIAGONALS = [135, 225, 315, 45];

/** Where each ring names its distance: on the diagonal that is farthest from any mark. */
export function ringPoints(radii: readonly number[], marks: readonly PlanPoint[]): PlanPoint[] {
  const [best = []] = DIAGONALS.map((degrees) => radii.map((radius) => pointAt(degrees, radius))).toSorted(
    (a, b) => roomAt(b, marks) - roomAt(a, marks),
  );
  return best;
}

function roomAt(points: readonly PlanPoint[], marks: readonly PlanPoint[]): number {
  return Math.min(
    PLAN_RADIUS,
    ...points.flatMap((point) => marks.map((mark) => Math.hypot(point.x - mark.x, point.y - mark.y))),
  );
}
