/** S9-const: the width that the page is drawn for, in CSS px. */
export const DESIGN_WIDTH_PX = 1366;
/** PD-1: below this the page reflows to one column instead of scaling. */
export const REFLOW_WIDTH_PX = 768;
/** Below this width at 100 % the wide design does not fit: 1144 px of content and two margins. */
export const WIDE_DESIGN_PX = 1184;

/* The queries as style sheets write them, which cannot read these measures; packages/site/src/styles.test.ts compares them. */
export const NARROW_WINDOW = belowWidth(REFLOW_WIDTH_PX);
export const CROWDED_WINDOW = belowWidth(WIDE_DESIGN_PX);

/**
 * How far the 1366 px page is scaled down (S4-scale): `width` is the window without its
 * scrollbar. 1 means unscaled: the window is wide enough, or so narrow that the page reflows instead
 * (PD-1), or the visitor enlarged the text (`data-reflow`).
 */
export function pageScale(width: number, isNarrow: boolean, isReflowed: boolean): number {
  return isNarrow || isReflowed ? 1 : Math.min(1, width / DESIGN_WIDTH_PX);
}

/** Writes the scale where the style sheet reads it; chrome and pages never measure the window themselves. */
export function applyPageScale(root: HTMLElement): void {
  // The same comparison as the style sheets make, so that both always agree.
  const isNarrow = matchMedia(NARROW_WINDOW).matches;
  const scale = pageScale(root.clientWidth, isNarrow, 'reflow' in root.dataset);
  root.toggleAttribute('data-scaled', scale < 1);
  root.style.setProperty('--page-scale', String(scale));
}

function belowWidth(px: number): string {
  return `(max-width: ${px - 0.02}px)`;
}
