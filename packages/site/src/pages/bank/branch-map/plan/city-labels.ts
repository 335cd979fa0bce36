import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';

interface Labelled extends PlanPoint {
  radius: number;
  /** Of its name and count, in the units of the drawing. */
  width: number;
}

export type LabelSide = 'right' | 'left' | 'above' | 'below';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SIDES: readonly LabelSide[] = ['right', 'left', 'above', 'below'];
const HEIGHT = 16;
const GAP = 5;

/** On which side of its dot each name stands, so that it covers no other name or dot where that can be had. */
export function labelSides(dots: readonly Labelled[], width: number): LabelSide[] {
  const taken: Box[] = dots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return dots.map((dot, index) => {
    const cost = (side: LabelSide) => {
      const box = labelBox(dot, side);
      const outside = Math.max(0, -box.left) + Math.max(0, box.right - width);
      const others = taken.filter((_, other) => other !== index);
      return outside * HEIGHT + others.reduce((sum, other) => sum + overlap(box, other), 0);
    };
    const [best = 'right'] = SIDES.toSorted((a, b) => cost(a) - cost(b));
    taken.push(labelBox(dot, best));
    return best;
  });
}

function labelBox({ x, y, radius, width }: Labelled, side: LabelSide): Box {
  const away = radius + GAP;
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + away : x - away - width;
    return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
  }
  const top = side === 'above' ? y - away - HEIGHT : y + away;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + HEIGHT };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
