import type { PlanPoint } from '../../../../parts/branches/plan/bearing-place.ts';

const WAYS: Readonly<Record<string, PlanPoint>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
const ACROSS = 3;

/** The nearest mark in the direction of an arrow key; what lies aside counts three times as far. */
export function nextMark<Mark extends PlanPoint>(
  marks: readonly Mark[],
  from: PlanPoint,
  key: string,
): Mark | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const costs = marks.flatMap((mark) => {
    const [dx, dy] = [mark.x - from.x, mark.y - from.y];
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return along > 0.5 ? [{ mark, cost: along + ACROSS * across }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.mark;
}
