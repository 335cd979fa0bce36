const FULL_TURN = 360;
const ROUNDS = 2000;
/** Less than can be seen, in degrees. */
const CLOSE_ENOUGH = 0.01;

/**
 * Bearings of labels on a rim, in the order given, pushed apart until neighbours are `leastDegrees` from each other:
 * each of two that are too close gives way by half. More labels than the rim has room for are spread evenly.
 */
export function spreadOnRim(bearings: readonly number[], leastDegrees: number): number[] {
  return spread(bearings, Array<number>(bearings.length).fill(leastDegrees));
}

/**
 * The same, and where two neighbours still touch, as the caller sees them at their bearings, these go further apart
 * than the rest, while the rim has room.
 */
export function spreadClear(
  bearings: readonly number[],
  leastDegrees: number,
  touch: (a: RimLabel, b: RimLabel) => boolean,
): number[] {
  const order = clockwise(bearings);
  const leasts = Array<number>(bearings.length).fill(leastDegrees);
  for (;;) {
    const places = spread(bearings, leasts);
    const labelAt = (place: number) => {
      const { index } = order[place % order.length] ?? { index: 0 };
      return { index, degrees: places[index] ?? 0 };
    };
    const close = order.flatMap((_, place) => (touch(labelAt(place), labelAt(place + 1)) ? [place] : []));
    const taken = leasts.reduce((sum, least) => sum + least, 0);
    if (order.length < 2 || close.length === 0 || taken + close.length > FULL_TURN) return places;
    for (const place of close) leasts[place] = (leasts[place] ?? 0) + 1;
  }
}

export interface RimLabel {
  /** In the order given. */
  index: number;
  degrees: number;
}

const clockwise = (bearings: readonly number[]) =>
  bearings.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at || a.index - b.index);

/** `leasts` are between each label and the next one clockwise. */
function spread(bearings: readonly number[], leasts: readonly number[]): number[] {
  if (bearings.length < 2) return [...bearings];
  const even = FULL_TURN / bearings.length;
  const isFull = leasts.reduce((sum, least) => sum + least, 0) > FULL_TURN;
  const order = clockwise(bearings);
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = 0;
    for (const [place, label] of order.entries()) {
      const isLast = place === order.length - 1;
      const next = order[isLast ? 0 : place + 1];
      if (next === undefined) continue;
      const gap = next.at + (isLast ? FULL_TURN : 0) - label.at;
      const missing = (isFull ? even : (leasts[place] ?? 0)) - gap;
      if (missing <= 0) continue;
      label.at -= missing / 2;
      next.at += missing / 2;
      moved = Math.max(moved, missing);
    }
    if (moved < CLOSE_ENOUGH) break;
  }
  const places: number[] = [];
  for (const { at, index } of order) places[index] = ((at % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return places;
}

/** How a label on the rim is set, so that it stands outside it. */
export function anchorAt(degrees: number): 'start' | 'middle' | 'end' {
  const aside = Math.sin((degrees * Math.PI) / 180);
  if (Math.abs(aside) < 0.26) return 'middle';
  return aside > 0 ? 'start' : 'end';
}
