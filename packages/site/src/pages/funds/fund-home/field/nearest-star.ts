import type { Placed } from './field-scale.ts';

/** So near, in units of the drawing, must a pointer come to a star to mean it. */
const REACH = 30;

/** The star nearest to a place, none where all are too far. */
export function nearestStar(
  stars: readonly Placed[],
  at: { x: number; y: number },
  reach = REACH,
): Placed | undefined {
  let found: Placed | undefined;
  let least = reach ** 2;
  for (const star of stars) {
    const distance = (star.x - at.x) ** 2 + (star.y - at.y) ** 2;
    if (distance > least) continue;
    least = distance;
    found = star;
  }
  return found;
}

export const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type ArrowKey = keyof typeof DIRECTIONS;
export const isArrowKey = (key: string): key is ArrowKey => key in DIRECTIONS;

/** Stars this near to each other lie at one place for the eye. */
const SAME_PLACE = 0.5;
/** What lies aside of the way counts so much more than what lies along it. */
const ASIDE = 3;

/** The next star in the direction of an arrow key, seen from one of them. */
export function nextStar(stars: readonly Placed[], from: Placed, key: ArrowKey): Placed | undefined {
  const [right, down] = DIRECTIONS[key];
  let found: Placed | undefined;
  let least = Infinity;
  for (const star of stars) {
    if (star.fund.fundCode === from.fund.fundCode) continue;
    const [across, below] = [star.x - from.x, star.y - from.y];
    const along = across * right + below * down;
    if (along <= SAME_PLACE) continue;
    const cost = along + ASIDE * Math.abs(across * down - below * right);
    if (cost >= least) continue;
    least = cost;
    found = star;
  }
  return found;
}
