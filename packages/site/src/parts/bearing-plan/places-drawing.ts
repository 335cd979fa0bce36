import {
  bearingOf,
  meanBearing,
  planPoint,
  reachOf,
  type PlanPoint,
  type PlanPosition,
} from './bearing-plan.ts';
import type { RimName } from './RimNames.tsx';
import { pushApart } from './push-apart.ts';

/** CSS pixels of a drawing 340 wide, so that its type is as large as it says. */
export const PLAN_RADIUS = 112;
const MARK_APART = 20;

export interface PlanPlace extends PlanPosition {
  id: string;
  name: string;
  /** In the list beside it; absent for a place that stands on another page. */
  number?: number | undefined;
  /** Where it leads. */
  href: string;
  district?: string | undefined;
  /** Drawn as a ring: of another kind than the rest. */
  isHollow?: boolean;
}

export interface PlanDrawing {
  maxKm: number;
  marks: (PlanPlace & PlanPoint)[];
  /** Districts, at the mean bearing of their places. */
  names: RimName[];
}

/** Places about a centre; `maxKm` fixes the rim, else it holds the farthest. */
export function drawPlan(centre: PlanPosition, places: readonly PlanPlace[], fixedKm?: number): PlanDrawing {
  const seen = places.map((place) => ({ place, at: bearingOf(centre, place) }));
  const maxKm = fixedKm ?? reachOf(seen.map(({ at }) => at.kilometres));
  const scale = { maxKm, radius: PLAN_RADIUS };
  const points = pushApart(
    seen.map(({ at }) => planPoint(at, scale)),
    { least: () => MARK_APART },
  );
  const marks = seen.map(({ place }, index) => ({ ...place, ...(points[index] ?? { x: 0, y: 0 }) }));
  const districts = Map.groupBy(
    seen.filter(({ place }) => place.district !== undefined && place.district !== ''),
    ({ place }) => place.district ?? '',
  );
  const names = [...districts].map(([text, own]) => ({
    key: text,
    text,
    degrees: meanBearing(own.map(({ at }) => at.degrees)),
  }));
  return { maxKm, marks, names };
}
