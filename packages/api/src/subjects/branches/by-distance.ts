import { type Branch, type Position, distanceBetween } from '@bank/contract';

/** Beyond this nobody calls a branch near. */
const NEARBY_M = 30_000;

type BranchAway = Branch & { distance: number };

/** Nearest first, with the distance in metres. */
export function byDistance(branches: readonly Branch[], from: Position): BranchAway[] {
  return branches
    .map((branch) => ({ ...branch, distance: Math.round(distanceBetween(from, positionOf(branch))) }))
    .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1));
}

/** The others near a branch, the nearest first. */
export function nearOf(branch: Branch, all: readonly Branch[], atMost: number): BranchAway[] {
  const others = all.filter(({ id }) => id !== branch.id);
  return byDistance(others, positionOf(branch))
    .filter(({ distance }) => distance <= NEARBY_M)
    .slice(0, atMost);
}

const positionOf = ({ lngWgs: lng, latWgs: lat }: Branch): Position => ({ lng, lat });
