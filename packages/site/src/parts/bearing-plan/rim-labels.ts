const FULL_TURN = 360;
const ROUNDS = 2000;
/** Less than can be seen, in degrees. */
const CLOSE_ENOUGH = 0.01;

/**
 * Bearings of labels on a rim, in the order given, pushed apart until neighbours are `leastDegrees` from each other:
 * each of two that are too close gives way by half. More labels than the rim has room for are spread evenly.
 */
export function spreadOnRim(bearings: readonly number[], leastDegrees: number): number[] {
  if (bearings.length < 2) return [...bearings];
  const least = Math.min(leastDegrees, FULL_TURN / bearings.length);
  const order = bearings
    .map((at, index) => ({ at, index }))
    .toSorted((a, b) => a.at - b.at || a.index - b.index);
  for (let round = 0; round < ROUNDS; round += 1) {
    let most = 0;
    for (const [place, label] of order.entries()) {
      const isLast = place === order.length - 1;
      const next = order[isLast ? 0 : place + 1];
      if (next === undefined) continue;
      const gap = next.at + (isLast ? FULL_TURN : 0) - label.at;
      const missing = least - gap;
      if (missing <= 0) continue;
      label.at -= missing / 2;
      next.at += missing / 2;
      most = Math.max(most, missing);
    }
    if (most < CLOSE_ENOUGH) break;
  }
  const spread: number[] = [];
  for (const { at, index } of order) spread[index] = ((at % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return spread;
}

/** How a label on the rim is set, so that it stands outside it. */
export function anchorAt(degrees: number): 'start' | 'middle' | 'end' {
  const aside = Math.sin((degrees * Math.PI) / 180);
  if (Math.abs(aside) < 0.26) return 'middle';
  return aside > 0 ? 'start' : 'end';
}
