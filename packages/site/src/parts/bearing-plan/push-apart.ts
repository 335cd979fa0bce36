import type { PlanPoint } from './bearing-plan.ts';

const ROUNDS = 120;
const CLOSE_ENOUGH = 0.01;

interface Apart<Mark> {
  /** Between the middles of two marks. */
  least: (a: Mark, b: Mark) => number;
  /** The heavier of two moves less. */
  weight?: (mark: Mark) => number;
}

/** Marks moved until any two are far enough apart; those with room stay where they are. */
export function pushApart<Mark extends PlanPoint>(
  marks: readonly Mark[],
  { least, weight = () => 1 }: Apart<Mark>,
): Mark[] {
  const moved = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isStill = true;
    for (const [index, a] of moved.entries())
      for (const [order, b] of moved.slice(index + 1).entries()) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        const missing = least(a, b) - apart;
        if (missing <= CLOSE_ENOUGH) continue;
        isStill = false;
        // Two at one place part along a direction of their own.
        const turn = (index + order) * 2.4;
        const [ux, uy] = apart === 0 ? [Math.cos(turn), Math.sin(turn)] : [dx / apart, dy / apart];
        const share = weight(b) / (weight(a) + weight(b));
        a.x -= ux * missing * share;
        a.y -= uy * missing * share;
        b.x += ux * missing * (1 - share);
        b.y += uy * missing * (1 - share);
      }
    if (isStill) break;
  }
  return moved;
}
