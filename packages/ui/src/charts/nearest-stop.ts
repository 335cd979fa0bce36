/** The stop nearest to `x`. */
export function nearestStop(stops: readonly { x: number }[], x: number): number {
  let nearest = 0;
  let distance = Infinity;
  stops.forEach((stop, index) => {
    const away = Math.abs(stop.x - x);
    if (away < distance) {
      distance = away;
      nearest = index;
    }
  });
  return nearest;
}
