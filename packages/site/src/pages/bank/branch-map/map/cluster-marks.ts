import type { BranchPoint } from '@bank/contract';
import { VIEW_SIZE, viewPoint, type MapView, type WorldPoint } from './map-view.ts';

export interface Placed {
  point: BranchPoint;
  world: WorldPoint;
}

/** One mark of the drawing: a branch, or several that would cover each other. */
export interface Mark {
  key: string;
  /** In units of the drawing. */
  x: number;
  y: number;
  members: Placed[];
}

/** Marks closer than this cannot be told apart by a finger. */
const APART = 36;
/** A little beyond the edge, so that a mark does not jump in. */
const OUTSIDE = 20;

/** Gathers what stands closer than a finger is wide; what lies outside the drawing is left out. */
export function clusterMarks(placed: readonly Placed[], view: MapView): Mark[] {
  const marks: Mark[] = [];
  for (const member of placed) {
    const { x, y } = viewPoint(view, member.world);
    if (Math.min(x, y) < -OUTSIDE || Math.max(x, y) > VIEW_SIZE + OUTSIDE) continue;
    const near = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < APART);
    if (near === undefined) marks.push({ key: member.point.id, x, y, members: [member] });
    else near.members.push(member);
  }
  return marks.map((mark) => ({ ...mark, ...middleOf(mark.members, view) }));
}

function middleOf(members: readonly Placed[], view: MapView): WorldPoint {
  const mean = (value: (member: Placed) => number) =>
    members.reduce((sum, member) => sum + value(member), 0) / members.length;
  return viewPoint(view, { x: mean(({ world }) => world.x), y: mean(({ world }) => world.y) });
}
