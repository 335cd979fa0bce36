export interface Point {
  x: number;
  y: number;
}

/**
 * `M3 34.5l2.4.5`: a tenth of a pixel is finer than any screen shows, and steps from point to point are two thirds of the
 * bytes that places are. Steps are taken between rounded places, so that they never drift.
 */
export function linePath(points: readonly Point[]): string {
  const [start] = points;
  if (start === undefined) return '';
  let [beforeX, beforeY] = [tenths(start.x), tenths(start.y)];
  let path = `M${pair(beforeX, beforeY)}`;
  for (let index = 1; index < points.length; index += 1) {
    const { x, y } = points[index] ?? start;
    const [atX, atY] = [tenths(x), tenths(y)];
    const step = pair(atX - beforeX, atY - beforeY);
    path += (index === 1 ? 'l' : step.startsWith('-') ? '' : ' ') + step;
    [beforeX, beforeY] = [atX, atY];
  }
  return path;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const tenths = (value: number) => Math.round(value * 10);

/** Both in tenths. */
function pair(x: number, y: number): string {
  return `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;
}

/** Whole numbers are several times as fast to write as fractions are. */
function short(count: number): string {
  const size = Math.abs(count);
  const rest = size % 10;
  const whole = (size - rest) / 10;
  const digits = rest === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${rest}`;
  return count < 0 ? `-${digits}` : digits;
}
