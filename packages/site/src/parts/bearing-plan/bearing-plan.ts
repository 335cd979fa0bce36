/*
 * A plan without a base map: true bearings from a fixed point, and the root of the distance as the radius, which gives
 * the dense middle room. Angles are degrees clockwise from north; points are in the drawing's units, y down.
 */

/** Degrees, WGS-84. */
export interface PlanPosition {
  lng: number;
  lat: number;
}

/** Where something is, seen from the centre. */
export interface Bearing {
  /** Degrees clockwise from true north, 0 to below 360. */
  degrees: number;
  /** Along the surface of a sphere. */
  kilometres: number;
}

export interface PlanPoint {
  x: number;
  y: number;
}

/** Size and reach of a drawing whose centre is at 0, 0. */
export interface PlanScale {
  /** The distance that the rim stands for; what is further lies on the rim. */
  maxKm: number;
  radius: number;
}

const EARTH_KM = 6371.0088;
const FULL_TURN = 360;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degreesOf = (angle: number) => (angle * 180) / Math.PI;
const withinTurn = (degrees: number) => ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** The first bearing of the great circle from the centre, and its length. */
export function bearingOf(centre: PlanPosition, place: PlanPosition): Bearing {
  const [from, to] = [radians(centre.lat), radians(place.lat)];
  const across = radians(place.lng - centre.lng);
  const degrees = degreesOf(
    Math.atan2(
      Math.sin(across) * Math.cos(to),
      Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(across),
    ),
  );
  const haversine =
    Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2;
  return { degrees: withinTurn(degrees), kilometres: 2 * EARTH_KM * Math.asin(Math.sqrt(haversine)) };
}

/** radius = R √(km / max). */
export function radiusOf(kilometres: number, { maxKm, radius }: PlanScale): number {
  return radius * Math.sqrt(Math.min(1, Math.max(0, kilometres) / maxKm));
}

/** A point at a bearing; north is up. */
export function pointAt(degrees: number, distance: number): PlanPoint {
  return { x: distance * Math.sin(radians(degrees)), y: -distance * Math.cos(radians(degrees)) };
}

export function planPoint(place: Bearing, scale: PlanScale): PlanPoint {
  return pointAt(place.degrees, radiusOf(place.kilometres, scale));
}

const RINGS_KM = [0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160];
/** A ring of less than this part of the reach is too small to be seen. */
const LEAST_PART = 1 / 18;

/** Rings inside the rim, smaller ones too when the plan is so many times nearer; those at the rim would touch its ticks. */
export function ringsWithin(maxKm: number, nearer = 1): number[] {
  return RINGS_KM.filter((km) => km <= maxKm * 0.9 && km * nearer ** 2 >= maxKm * LEAST_PART);
}

/** The farthest place rounded up to what can be said: 5, 10, 20 … km. */
export function reachOf(kilometres: readonly number[]): number {
  const farthest = Math.max(0, ...kilometres);
  return (
    [5, 10, 15, 20, 26, 30, 40, 60, 80, 120, 160].find((km) => km >= farthest) ??
    Math.ceil(farthest / 100) * 100
  );
}

/** The mean of directions, as that of unit vectors: of 350 and 10 it is 0, not 180. */
export function meanBearing(degrees: readonly number[]): number {
  const [north, east] = degrees.reduce<[number, number]>(
    ([n, e], one) => [n + Math.cos(radians(one)), e + Math.sin(radians(one))],
    [0, 0],
  );
  return withinTurn(degreesOf(Math.atan2(east, north)));
}
