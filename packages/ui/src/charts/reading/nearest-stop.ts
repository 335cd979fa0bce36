/** Where a reader can stop, in the drawing's own units: a column has no height of its own, a row no distance along. */
export interface Stop {
  x?: number | undefined;
  y?: number | undefined;
}

/** The stop nearest to a place, by what the stops have. */
export function nearestStop(stops: readonly Stop[], at: { x: number; y: number }): number {
  let nearest = 0;
  let least = Infinity;
  stops.forEach(({ x = at.x, y = at.y }, index) => {
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < least) {
      least = away;
      nearest = index;
    }
  });
  return nearest;
}
