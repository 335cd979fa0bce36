import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';

interface Labelled extends PlanPoint {
  radius: number;
  /** Of its name and count, in the units of the drawing. */
  width: number;
}

/** Where a name is written: a point of its baseline, and which part of it stands there. */
export interface LabelPlace extends PlanPoint {
  anchor: 'start' | 'middle' | 'end';
  /** Ends of a line to its dot, where it stands a line further off. */
  tie?: { x: number; from: number; to: number };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HEIGHT = 18;
const ASCENT = 14;
const GAP = 5;
/** Free on each side of a name, so that no two read as one. */
const CLEAR = 4;
/** Free around a dot but for its own name, so that no other seems to be its. */
const NEAR = 3;
/** What a line to the dot costs beside a name that lies on something else, in square units. */
const TIED = 40;

// Names that were placed first make way for later ones; after so many rounds nothing moves any more.
const ROUNDS = 4;

/**
 * Where the name of each dot stands, so that it comes near no other name or dot. Who chooses first decides what is left for
 * the others: where that leaves a name none, another begins.
 */
export function labelPlaces(dots: readonly Labelled[], width: number): LabelPlace[] {
  let best = placedFrom(dots, width, 0);
  for (let first = 1; first < dots.length && best.cost > 0; first += 1) {
    const next = placedFrom(dots, width, first);
    if (next.cost < best.cost) best = next;
  }
  return best.places;
}

function placedFrom(dots: readonly Labelled[], width: number, first: number) {
  const around = dots.map((dot) => grown(dotBox(dot), NEAR));
  const taken: Box[][] = dots.map(() => []);
  const order = dots.map((_, index) => (index + first) % dots.length);
  const costOf = (place: LabelPlace, index: number) => {
    const own = boxesOf(place, dots[index]?.width ?? 0);
    const others = [...around, ...taken.flatMap((boxes, other) => (other === index ? [] : boxes))];
    const on = others.reduce(
      (sum, other) =>
        other === around[index] ? sum : own.reduce((all, box) => all + overlap(box, other), sum),
      0,
    );
    const outside = own.reduce((sum, { left, right }) => sum + Math.max(0, -left, right - width), 0);
    return on + outside * HEIGHT + (place.tie === undefined ? 0 : TIED);
  };
  const places: LabelPlace[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of order) {
      const dot = dots[index];
      if (dot === undefined) continue;
      const place = placesAround(dot).reduce((one, other) =>
        costOf(other, index) < costOf(one, index) ? other : one,
      );
      places[index] = place;
      taken[index] = boxesOf(place, dot.width);
    }
  }
  return { places, cost: places.reduce((sum, place, index) => sum + costOf(place, index), 0) };
}

/** A name with what must stay free on both sides of it, and the line to its dot. */
function boxesOf(place: LabelPlace, width: number): Box[] {
  const name = labelBox(place, width);
  const wide = { ...name, left: name.left - CLEAR, right: name.right + CLEAR };
  if (place.tie === undefined) return [wide];
  const { x, from, to } = place.tie;
  return [wide, { left: x - CLEAR, right: x + CLEAR, top: Math.min(from, to), bottom: Math.max(from, to) }];
}

/** Beside the dot, then over and under it: in the middle, or beginning or ending with it. The first are the best to read. */
function placesAround({ x, y, radius }: Labelled): LabelPlace[] {
  const away = radius + GAP;
  const row = (baseline: number, tie?: LabelPlace['tie']): LabelPlace[] =>
    [
      { x, y: baseline, anchor: 'middle' } as const,
      { x: x - radius, y: baseline, anchor: 'start' } as const,
      { x: x + radius, y: baseline, anchor: 'end' } as const,
    ].map((place) => (tie === undefined ? place : { ...place, tie }));
  const [over, under] = [y - away - 3, y + away + 12];
  return [
    { x: x + away, y: y + 4.5, anchor: 'start' },
    { x: x - away, y: y + 4.5, anchor: 'end' },
    ...row(over),
    ...row(under),
    { x: x + away, y: y - radius, anchor: 'start' },
    { x: x - away, y: y - radius, anchor: 'end' },
    { x: x + away, y: y + radius + 9, anchor: 'start' },
    { x: x - away, y: y + radius + 9, anchor: 'end' },
    ...row(over - HEIGHT, { x, from: y - radius, to: over - HEIGHT + 5 }),
    ...row(under + HEIGHT, { x, from: y + radius, to: under + HEIGHT - ASCENT }),
  ];
}

export function dotBox({ x, y, radius }: Labelled): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function labelBox({ x, y, anchor }: LabelPlace, width: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const top = y - ASCENT;
  return { left, right: left + width, top, bottom: top + HEIGHT };
}

function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
