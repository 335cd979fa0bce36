import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';
import { FewKept } from '../../../../base/state/few-kept.ts';

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

/** Cities are the same on every page of branches, in each language; a release, or a choice of them, brings others. */
const kept = new FewKept<LabelPlace[]>(8);

// Names that were placed first make way for later ones; after so many rounds nothing moves any more.
const ROUNDS = 4;

/**
 * Where the name of each dot stands, so that it comes near no other name or dot. Who chooses first decides what is left for
 * the others: where that leaves a name none, another begins.
 */
export function labelPlaces(dots: readonly Labelled[], width: number): readonly LabelPlace[] {
  const key = JSON.stringify([width, dots.map((dot) => [dot.x, dot.y, dot.radius, dot.width])]);
  return kept.of(key, () => placeAll(dots, width));
}

function placeAll(dots: readonly Labelled[], width: number): LabelPlace[] {
  const choices = dots.map((dot, index) => choicesOf(dot, index, dots, width));
  let best = placedFrom(choices, 0);
  for (let first = 1; first < dots.length && best.cost > 0; first += 1) {
    const next = placedFrom(choices, first);
    if (next.cost < best.cost) best = next;
  }
  return best.chosen.map(({ place }) => place);
}

/** A place with what it costs whatever other names do. */
interface Choice {
  place: LabelPlace;
  boxes: Box[];
  /** What of it lies on other dots, and out of the drawing, in square units. */
  onDots: number;
  outside: number;
  tied: number;
}

function choicesOf(dot: Labelled, index: number, dots: readonly Labelled[], width: number): Choice[] {
  const others = dots.flatMap((other, at) => (at === index ? [] : [grown(dotBox(other), NEAR)]));
  return placesAround(dot).map((place) => {
    const boxes = boxesOf(place, dot.width);
    const beyond = boxes.reduce((sum, { left, right }) => sum + Math.max(0, -left, right - width), 0);
    return {
      place,
      boxes,
      onDots: addOverlaps(0, boxes, others),
      outside: beyond * HEIGHT,
      tied: place.tie === undefined ? 0 : TIED,
    };
  });
}

function placedFrom(choices: readonly Choice[][], first: number): { chosen: Choice[]; cost: number } {
  const order = choices.map((_, index) => (index + first) % choices.length);
  const chosen: Choice[] = [];
  const costOf = ({ boxes, onDots, outside, tied }: Choice, index: number) => {
    let on = onDots;
    for (const at of choices.keys()) {
      const other = at === index ? undefined : chosen[at];
      if (other !== undefined) on = addOverlaps(on, boxes, other.boxes);
    }
    return on + outside + tied;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const index of order) {
      const best = cheapest(choices[index] ?? [], (choice) => costOf(choice, index));
      if (best === undefined || best === chosen[index]) continue;
      chosen[index] = best;
      moved = true;
    }
    if (!moved) break;
  }
  return { chosen, cost: chosen.reduce((sum, choice, index) => sum + costOf(choice, index), 0) };
}

/** The first of those that cost least. */
function cheapest(choices: readonly Choice[], costOf: (choice: Choice) => number): Choice | undefined {
  let best: Choice | undefined;
  let least = Infinity;
  for (const choice of choices) {
    const cost = costOf(choice);
    if (cost >= least) continue;
    best = choice;
    least = cost;
  }
  return best;
}

function addOverlaps(sum: number, boxes: readonly Box[], others: readonly Box[]): number {
  let all = sum;
  for (const other of others) for (const box of boxes) all += overlap(box, other);
  return all;
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
