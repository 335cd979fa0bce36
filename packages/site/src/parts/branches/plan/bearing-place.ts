import { distanceBetween, type Position } from '@bank/contract';

/** Where something lies as seen from a fixed point. */
export interface BearingPlace {
  /** Radians clockwise from true north, 0 to 2π. */
  bearing: number;
  /** As the crow flies. */
  km: number;
}

export interface PlanPoint {
  x: number;
  y: number;
}

const FULL = 2 * Math.PI;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The first bearing of the great circle, and its length. */
export function bearingPlace(from: Position, to: Position): BearingPlace {
  const [south, north, east] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)];
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(north),
    Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(east),
  );
  return { bearing: (angle + FULL) % FULL, km: distanceBetween(from, to) / 1000 };
}

/** In radii of the rim: the root of the distance gives the dense middle room. North is up. */
export function rootPoint({ bearing, km }: BearingPlace, maxKm: number): PlanPoint {
  const radius = Math.sqrt(km / maxKm);
  return { x: radius * Math.sin(bearing), y: -radius * Math.cos(bearing) };
}

const STEPS_KM = [5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 120, 160, 200];

/** The rim: the first round distance that holds all of them. */
export function rimDistance(places: readonly BearingPlace[]): number {
  const farthest = Math.max(0, ...places.map(({ km }) => km));
  return STEPS_KM.find((step) => step >= farthest) ?? Math.ceil(farthest / 100) * 100;
}
