export interface Point {
  x: number;
  y: number;
}

/** `M3 34.5L5.4 35`: one decimal is a tenth of a pixel, finer than any screen shows. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
