import { tenth } from '../../charts/line-path.ts';

/* The dial in its own 260 × 260: 280 degrees of a circle about the middle, open below. */

export const SIZE = 260;
const MIDDLE = SIZE / 2;
export const RADIUS = 104;
const SWEEP = 280;
const FIRST = -SWEEP / 2;
export const POSITIONS = 100;
const TICKS = 71;
const LONG_EVERY = 10;
const TICK_FROM = 111;

/** Degrees from straight up, clockwise; position 0 is −140°, position 100 is 140°. */
function angleOf(position: number): number {
  return FIRST + (SWEEP * position) / POSITIONS;
}

export function placeOf(position: number, radius = RADIUS): { x: number; y: number } {
  return placeAt(angleOf(position), radius);
}

function placeAt(degrees: number, radius: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  return { x: tenth(MIDDLE + radius * Math.sin(turn)), y: tenth(MIDDLE - radius * Math.cos(turn)) };
}

/** The arc from the beginning to a position. */
export function arcTo(position: number): string {
  const from = placeOf(0);
  const to = placeOf(position);
  const isLong = angleOf(position) - FIRST > 180 ? 1 : 0;
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 ${isLong} 1 ${to.x} ${to.y}`;
}

/** Seventy even steps around the arc, every tenth mark longer. */
export function graduation(): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const degrees = FIRST + (SWEEP * index) / (TICKS - 1);
    const from = placeAt(degrees, TICK_FROM);
    const to = placeAt(degrees, TICK_FROM + (index % LONG_EVERY === 0 ? 10 : 4));
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }).join('');
}

/** Where a pointer turns the dial: offsets from the middle of what is shown, downwards positive. */
export function positionAt(right: number, down: number): number {
  const degrees = (Math.atan2(right, -down) * 180) / Math.PI;
  const within = Math.min(Math.max(degrees, FIRST), -FIRST);
  return Math.round(((within - FIRST) / SWEEP) * POSITIONS);
}
