/** How stops lie: `rows` one under another, so that the key down goes on; in a `grid` up and down go by so many stops. */
export type Way = 'along' | 'rows' | { grid: number };

interface Place {
  first: number;
  last: number;
  at: number;
  way: Way;
}

/** Steps of Page Up and Page Down. */
const LEAP = 20;

/** The stop that a key goes to; undefined for a key that goes nowhere. */
export function keyTarget(key: string, { first, last, at, way }: Place): number | undefined {
  const by = (steps: number) => Math.max(first, Math.min(last, at + steps));
  const up = way === 'along' ? 1 : way === 'rows' ? -1 : way.grid;
  switch (key) {
    case 'ArrowLeft':
      return by(-1);
    case 'ArrowRight':
      return by(1);
    case 'ArrowDown':
      return by(-up);
    case 'ArrowUp':
      return by(up);
    case 'PageDown':
      return by(-LEAP);
    case 'PageUp':
      return by(LEAP);
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
