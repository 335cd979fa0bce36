import type { PlanPoint } from './bearing-plan.ts';

/** What part of a plan is in sight. All in radii of the rim, so that it holds for a drawing of any size. */
export interface PlanView {
  /** 1 shows everything up to the rim. */
  scale: number;
  /** Where the fixed point stands, from the middle of the drawing. */
  x: number;
  y: number;
}

export const WHOLE_PLAN: PlanView = { scale: 1, x: 0, y: 0 };
const NEAREST = 24;

export function seen({ scale, x, y }: PlanView, point: PlanPoint): PlanPoint {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** Nearer or farther, while what stands at `at` stays there. Fully out, the plan stands as it did at first. */
export function zoomedPlan(view: PlanView, factor: number, at: PlanPoint = { x: 0, y: 0 }): PlanView {
  const scale = Math.min(NEAREST, view.scale * factor);
  if (scale <= 1) return WHOLE_PLAN;
  const own = scale / view.scale;
  return withinReach({ scale, x: at.x - (at.x - view.x) * own, y: at.y - (at.y - view.y) * own });
}

/** What stands at `at` comes to the middle, so many times nearer. */
export function zoomedInto(view: PlanView, factor: number, at: PlanPoint): PlanView {
  const next = zoomedPlan(view, factor, at);
  return withinReach({ ...next, x: next.x - at.x, y: next.y - at.y });
}

export function movedPlan(view: PlanView, right: number, down: number): PlanView {
  return withinReach({ ...view, x: view.x + right, y: view.y + down });
}

/** The plan is never pushed out of its own frame. */
function withinReach({ scale, x, y }: PlanView): PlanView {
  const most = scale - 1;
  const clamped = (value: number) => Math.max(-most, Math.min(most, value));
  return { scale, x: clamped(x), y: clamped(y) };
}

export function isNearest({ scale }: PlanView): boolean {
  return scale >= NEAREST;
}
