import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';

interface Labelled extends PlanPoint {
  radius: number;
  /** Of its name and count, in the units of the drawing. */
  width: number;
}

/** Where a name is written: a point of its baseline, and which part of it stands there. */
export interface LabelPlace extends PlanPoint {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HEIGHT = 16;
const ASCENT = 12.5;
const GAP = 5;

// Names that were placed first make way for later ones; after so many rounds nothing moves any more.
const ROUNDS = 4;

/** Where the name of each dot stands, so that it covers no other name or dot where that can be had. */
export function labelPlaces(dots: readonly Labelled[], width: number): LabelPlace[] {
  const boxes = dots.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const names: Box[] = [];
  const choose = (dot: Labelled, index: number) => {
    const taken = [...boxes, ...names].filter((box) => box !== boxes[index] && box !== names[index]);
    const cost = (place: LabelPlace) => {
      const box = labelBox(place, dot.width);
      const outside = Math.max(0, -box.left) + Math.max(0, box.right - width);
      return outside * HEIGHT + taken.reduce((sum, other) => sum + overlap(box, other), 0);
    };
    const best = placesAround(dot).reduce((one, other) => (cost(other) < cost(one) ? other : one));
    names[index] = labelBox(best, dot.width);
    return best;
  };
  let places: LabelPlace[] = [];
  for (let round = 0; round < ROUNDS; round += 1) places = dots.map(choose);
  return places;
}

/** Beside the dot, then over and under it: in the middle, or beginning or ending with it. The first are the best to read. */
function placesAround({ x, y, radius }: Labelled): LabelPlace[] {
  const away = radius + GAP;
  const row = (baseline: number): LabelPlace[] => [
    { x, y: baseline, anchor: 'middle' },
    { x: x - radius, y: baseline, anchor: 'start' },
    { x: x + radius, y: baseline, anchor: 'end' },
  ];
  return [
    { x: x + away, y: y + 4.5, anchor: 'start' },
    { x: x - away, y: y + 4.5, anchor: 'end' },
    ...row(y - away - 3),
    ...row(y + away + 12),
  ];
}

function labelBox({ x, y, anchor }: LabelPlace, width: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const top = y - ASCENT;
  return { left, right: left + width, top, bottom: top + HEIGHT };
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
