/** A percentage, the width of the window, or that width up to what is comfortable to read. */
export type Zoom = 'auto' | 'fit' | number;

/** Percent of the size on paper. */
export const ZOOM_LEVELS = [50, 75, 100, 125, 150, 200, 300] as const;

const LOWEST = ZOOM_LEVELS[0];
const HIGHEST = 300;
// A4 at 125 % is 992 px wide: larger, a line of text no longer fits one look.
const AUTO_MOST = 1.25;
const LEAST = 0.1;

/** How many CSS px stand for one px of the page at 100 %. */
export function scaleOf(zoom: Zoom, availableWidth: number, pageWidth: number): number {
  if (typeof zoom === 'number') return zoom / 100;
  const fit = Math.min(Math.max(availableWidth / pageWidth, LEAST), HIGHEST / 100);
  return zoom === 'fit' ? fit : Math.min(fit, AUTO_MOST);
}

/** The next level in a direction; undefined at the end. Below the lowest level there is only a page that fits a phone. */
export function nextZoom(scale: number, direction: 'in' | 'out', autoScale: number): Zoom | undefined {
  const percent = Math.round(scale * 100);
  if (direction === 'in') return ZOOM_LEVELS.find((level) => level > percent);
  const lower = ZOOM_LEVELS.findLast((level) => level < percent);
  if (lower !== undefined) return lower;
  return percent === LOWEST && autoScale * 100 < LOWEST ? 'auto' : undefined;
}
