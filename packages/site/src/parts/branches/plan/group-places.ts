import type { PlanPoint } from './bearing-place.ts';

/** One mark: a place, or several that a finger could not tell apart. */
export interface PlaceGroup<Place> extends PlanPoint {
  /** Of the mark, in the units of the drawing. */
  radius: number;
  members: Place[];
}

const SINGLE_RADIUS = 4;
const ROUNDS = 120;
const BETWEEN = 3;
/** Between groups with single marks, which are small. */
const REACH = 1e-6;

/** Area grows with the count. */
export function groupRadius(count: number): number {
  return count === 1 ? SINGLE_RADIUS : 8 + 1.9 * Math.sqrt(count);
}

/** Gathers places within `gap` of each other, the densest spot first, and moves the marks apart. None is lost. */
export function groupPlaces<Place extends PlanPoint>(
  places: readonly Place[],
  gap: number,
): PlaceGroup<Place>[] {
  const near = places.map((one) =>
    places.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) <= gap),
  );
  const densest = places
    .map((place, index) => ({ place, near: near[index] ?? [], index }))
    .toSorted((a, b) => b.near.length - a.near.length || a.index - b.index);
  const taken = new Set<Place>();
  const groups: PlaceGroup<Place>[] = [];
  for (const { place, near: around } of densest) {
    if (taken.has(place)) continue;
    const members = around.filter((one) => !taken.has(one));
    for (const member of members) taken.add(member);
    const mean = (value: (one: Place) => number) =>
      members.reduce((sum, one) => sum + value(one), 0) / members.length;
    groups.push({
      x: mean(({ x }) => x),
      y: mean(({ y }) => y),
      radius: groupRadius(members.length),
      members,
    });
  }
  return apart(groups);
}

/** Marks that would touch push each other away; the heavier moves less. */
function apart<Place>(groups: PlaceGroup<Place>[]): PlaceGroup<Place>[] {
  const moved = groups.map((group) => ({ ...group }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isStill = true;
    moved.forEach((one, index) => {
      for (const other of moved.slice(index + 1)) {
        const distance = Math.hypot(other.x - one.x, other.y - one.y);
        const lack = one.radius + other.radius + BETWEEN - distance;
        if (lack <= REACH) continue;
        isStill = false;
        // Two marks in one spot part sideways.
        const [dx, dy] =
          distance < REACH ? [1, 0] : [(other.x - one.x) / distance, (other.y - one.y) / distance];
        const share = other.members.length / (one.members.length + other.members.length);
        one.x -= dx * lack * share;
        one.y -= dy * lack * share;
        other.x += dx * lack * (1 - share);
        other.y += dy * lack * (1 - share);
      }
    });
    if (isStill) break;
  }
  return moved;
}
