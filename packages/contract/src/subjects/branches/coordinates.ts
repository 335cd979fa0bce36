/**
 * Chinese web maps draw in shifted coordinates: Amap and Tencent in GCJ-02, Baidu in BD-09 (which its links convert to
 * from GCJ-02 themselves). Satellites and browsers give WGS-84. Degrees everywhere (BR-5).
 */
export interface Position {
  lng: number;
  lat: number;
}

const EARTH_RADIUS_M = 6_371_008.8;
/** Krasovsky 1940, on which GCJ-02 is defined. */
const AXIS_M = 6_378_245;
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943;

const sine = (turns: number) => Math.sin(turns * Math.PI);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceBetween(from: Position, to: Position): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord));
}

/** The shift that Chinese map services apply, by the published approximation: exact to about two metres. */
export function toGcj02({ lng, lat }: Position): Position {
  const x = lng - 105;
  const y = lat - 35;
  const common = ((sine(6 * x) + sine(2 * x)) * 20 * 2) / 3;
  const shiftLat =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    common +
    ((sine(y) * 20 + sine(y / 3) * 40) * 2) / 3 +
    ((sine(y / 12) * 160 + sine(y / 30) * 320) * 2) / 3;
  const shiftLng =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    common +
    ((sine(x) * 20 + sine(x / 3) * 40) * 2) / 3 +
    ((sine(x / 12) * 150 + sine(x / 30) * 300) * 2) / 3;
  const curve = 1 - ECCENTRICITY_SQUARED * Math.sin(radians(lat)) ** 2;
  const metresOfLat = radians((AXIS_M * (1 - ECCENTRICITY_SQUARED)) / (curve * Math.sqrt(curve)));
  const metresOfLng = radians((AXIS_M / Math.sqrt(curve)) * Math.cos(radians(lat)));
  return { lng: lng + shiftLng / metresOfLng, lat: lat + shiftLat / metresOfLat };
}
