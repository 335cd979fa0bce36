export interface Point {
  x: number;
  y: number;
}

/**
 * `M3 34.5l2.4.5`: a tenth of a pixel is finer than any screen shows, and steps from point to point are two thirds of the
 * bytes that places are. Steps are taken between rounded places, so that they never drift.
 */
export function linePath(points: readonly Point[]): string {
  const [start, ...others] = points.map(({ x, y }) => ({ x: Math.round(x * 10), y: Math.round(y * 10) }));
  if (start === undefined) return '';
  let before = start;
  const steps = others.map((at) => {
    const step = pair(at.x - before.x, at.y - before.y);
    before = at;
    return step;
  });
  const line = steps.reduce(
    (path, step) => path + (path === '' || step.startsWith('-') ? '' : ' ') + step,
    '',
  );
  return `M${pair(start.x, start.y)}${line === '' ? '' : `l${line}`}`;
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Both in tenths. */
function pair(x: number, y: number): string {
  return `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;
}

function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}
