import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';
import { pushApart } from '../../../../parts/bearing-plan/push-apart.ts';

/** One mark: a place, or several that a finger could not tell apart. */
export interface PlaceGroup<Place> extends PlanPoint {
  /** Of the mark, in the units of the drawing. */
  radius: number;
  members: Place[];
}

const SINGLE_RADIUS = 4;
const BETWEEN = 3;

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
  return pushApart(groups, {
    least: (a, b) => a.radius + b.radius + BETWEEN,
    weight: ({ members }) => members.length,
  });
}
