/** More than two canvas pixels for each CSS px cannot be told apart at reading distance. */
const MOST_DENSITY = 2;
/** 64 MB each; older iPhones refuse anything above. */
const MOST_PIXELS = 2 ** 24;

/** Canvas pixels for each CSS px of a page of this size, on a screen with `screenDensity` device pixels for each. */
export function canvasDensity(width: number, height: number, screenDensity: number): number {
  return Math.min(screenDensity, MOST_DENSITY, Math.sqrt(MOST_PIXELS / (width * height)));
}
