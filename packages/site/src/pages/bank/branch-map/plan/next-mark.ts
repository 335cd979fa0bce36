import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';

/** Where an arrow key points. */
export const ARROWS: Readonly<Record<string, PlanPoint>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};
const ACROSS = 3;

/** The nearest mark in a direction; what lies aside counts three times as far. */
export function nextMark<Mark extends PlanPoint>(
  marks: readonly Mark[],
  from: PlanPoint,
  way: PlanPoint,
): Mark | undefined {
  const costs = marks.flatMap((mark) => {
    const [dx, dy] = [mark.x - from.x, mark.y - from.y];
    const along = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return along > 0.5 ? [{ mark, cost: along + ACROSS * across }] : [];
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.mark;
}
