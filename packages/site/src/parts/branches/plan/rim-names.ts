const FULL = 2 * Math.PI;
const ROUNDS = 200;
const HALF = 0.5;

/**
 * Bearings of names on a rim, radians, in the order given: no two closer than `apart`, each moved as little as its
 * neighbours allow. More names than the rim holds at that distance share it evenly.
 */
export function spreadBearings(bearings: readonly number[], apart: number): number[] {
  const count = bearings.length;
  if (count < 2) return [...bearings];
  const least = Math.min(apart, FULL / count);
  const order = bearings.map((_, index) => index).toSorted((a, b) => at(bearings, a) - at(bearings, b));
  const places = order.map((index) => at(bearings, index));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    for (let index = 0; index < count; index += 1) {
      const next = (index + 1) % count;
      const gap = at(places, next) - at(places, index) + (next === 0 ? FULL : 0);
      const lack = least - gap;
      if (lack <= 1e-9) continue;
      places[index] = at(places, index) - lack * HALF;
      places[next] = at(places, next) + lack * HALF;
      moved += lack;
    }
    if (moved < 1e-6) break;
  }
  const spread = Array.from({ length: count }, () => 0);
  order.forEach((index, rank) => {
    spread[index] = (at(places, rank) + FULL) % FULL;
  });
  return spread;
}

function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

/** The mean direction, radians: 359° and 1° make 0°, not 180°. */
export function meanBearing(bearings: readonly number[]): number {
  const sum = (part: (angle: number) => number) => bearings.reduce((total, angle) => total + part(angle), 0);
  return (Math.atan2(sum(Math.sin), sum(Math.cos)) + FULL) % FULL;
}
