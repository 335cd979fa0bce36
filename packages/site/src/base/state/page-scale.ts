/** Specification 9: the width that the page is drawn for, in CSS px. */
export const DESIGN_WIDTH_PX = 1366;
/** Product guide, decision 1: below this the page reflows to one column instead of scaling. */
export const REFLOW_WIDTH_PX = 768;

/**
 * How far the 1366 px page is scaled down (specification 4, Scaling): `width` is the window without its
 * scrollbar. 1 means unscaled: the window is wide enough, or so narrow that the page reflows instead
 * (product guide, decision 1), or the visitor enlarged the text (`data-reflow`).
 */
export function pageScale(width: number, isNarrow: boolean, isReflowed: boolean): number {
  return isNarrow || isReflowed ? 1 : Math.min(1, width / DESIGN_WIDTH_PX);
}

/** Writes the scale where the style sheet reads it; chrome and pages never measure the window themselves. */
export function applyPageScale(root: HTMLElement): void {
  // The same comparison as the style sheets make, so that both always agree.
  const isNarrow = matchMedia(`(max-width: ${REFLOW_WIDTH_PX - 0.02}px)`).matches;
  const scale = pageScale(root.clientWidth, isNarrow, 'reflow' in root.dataset);
  root.toggleAttribute('data-scaled', scale < 1);
  root.style.setProperty('--page-scale', String(scale));
}
