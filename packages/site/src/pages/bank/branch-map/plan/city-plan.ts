import type { BranchPoint, Position } from '@bank/contract';
import {
  bearingOf,
  meanBearing,
  planPoint,
  reachOf,
  type PlanPoint,
} from '../../../../parts/bearing-plan/bearing-plan.ts';
import { CITY_CENTRES } from '../../../../parts/bearing-plan/city-centres.ts';
import { WHOLE_PLAN, seen, type PlanView } from '../../../../parts/bearing-plan/plan-view.ts';
import { groupPlaces, type PlaceGroup } from './group-places.ts';
import type { PlanSize } from './plan-size.ts';

/** A branch on the plan, in radii of the rim. */
export interface PlanPlace extends PlanPoint {
  point: BranchPoint;
}

export interface PlanDistrict {
  code: string;
  name: string;
  degrees: number;
  count: number;
}

const positionOf = ({ lngWgs, latWgs }: BranchPoint): Position => ({ lng: lngWgs, lat: latWgs });

/** The city's fixed point; where none is known, the middle of its branches. */
export function planCentre(cityCode: string, points: readonly BranchPoint[]): Position {
  const known = CITY_CENTRES[cityCode];
  if (known !== undefined) return known;
  const mean = (value: (one: Position) => number) =>
    points.reduce((sum, point) => sum + value(positionOf(point)), 0) / Math.max(1, points.length);
  return { lng: mean(({ lng }) => lng), lat: mean(({ lat }) => lat) };
}

/** Kilometres to the rim, which holds the farthest. */
export function planReach(centre: Position, points: readonly BranchPoint[]): number {
  return reachOf(points.map((point) => bearingOf(centre, positionOf(point)).kilometres));
}

/** Where a position is on a plan, in radii of the rim; undefined beyond it. */
export function planPlace(centre: Position, maxKm: number, position: Position): PlanPoint | undefined {
  const at = bearingOf(centre, position);
  return at.kilometres > maxKm ? undefined : planPoint(at, { maxKm, radius: 1 });
}

export function planPlaces(centre: Position, maxKm: number, points: readonly BranchPoint[]): PlanPlace[] {
  return points.flatMap((point) => {
    const at = planPlace(centre, maxKm, positionOf(point));
    return at === undefined ? [] : [{ point, ...at }];
  });
}

/** Where each district lies and how many places it has, the order of the points kept. */
export function planDistricts(centre: Position, points: readonly BranchPoint[]): PlanDistrict[] {
  return [...Map.groupBy(points, ({ districtCode }) => districtCode)].map(([code, own]) => ({
    code,
    name: own[0]?.district ?? '',
    degrees: meanBearing(own.map((point) => bearingOf(centre, positionOf(point)).degrees)),
    count: own.length,
  }));
}

/** The marks of a drawing from its middle; what lies beyond the rim is not among them. */
export function planMarks(
  places: readonly PlanPlace[],
  view: PlanView,
  { rim, gap }: PlanSize,
): PlaceGroup<PlanPlace>[] {
  const inSight = places
    .map((place) => ({ place, ...seen(view, place) }))
    .filter(({ x, y }) => Math.hypot(x, y) <= 1)
    .map(({ place, x, y }) => ({ place, x: x * rim, y: y * rim }));
  return groupPlaces(inSight, gap).map(({ members, ...group }) => ({
    ...group,
    members: members.map(({ place }) => place),
  }));
}

const SPREAD = 0.62;
const NEAREST = 6;

/** The view that fills the drawing with these places, at most so near. */
export function viewOfPlaces(places: readonly PlanPoint[]): PlanView {
  if (places.length === 0) return WHOLE_PLAN;
  const range = (values: number[]) => ({ from: Math.min(...values), to: Math.max(...values) });
  const [wide, high] = [range(places.map(({ x }) => x)), range(places.map(({ y }) => y))];
  const reach = Math.max(wide.to - wide.from, high.to - high.from) / 2;
  const scale = Math.max(1, Math.min(NEAREST, SPREAD / Math.max(reach, 1e-6)));
  return {
    scale,
    x: (-(wide.from + wide.to) / 2) * scale,
    y: (-(high.from + high.to) / 2) * scale,
  };
}
