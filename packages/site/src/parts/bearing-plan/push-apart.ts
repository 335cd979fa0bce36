import type { PlanPoint } from './bearing-plan.ts';

const ROUNDS = 120;

/** Points moved until any two are `least` apart, both by half of what is missing; those with room stay where they are. */
export function pushApart(points: readonly PlanPoint[], least: number): PlanPoint[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isStill = true;
    for (const [index, a] of moved.entries())
      for (const [order, b] of moved.slice(index + 1).entries()) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= least - 0.01) continue;
        isStill = false;
        // Two at one place part along a direction of their own.
        const turn = (index + order) * 2.4;
        const [ux, uy] = apart === 0 ? [Math.cos(turn), Math.sin(turn)] : [dx / apart, dy / apart];
        const half = (least - apart) / 2;
        a.x -= ux * half;
        a.y -= uy * half;
        b.x += ux * half;
        b.y += uy * half;
      }
    if (isStill) break;
  }
  return moved;
}
