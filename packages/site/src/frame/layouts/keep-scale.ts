import { writeLayout } from '../../base/state/layout-store.ts';
import { DESIGN_WIDTH_PX, applyPageScale } from '../../base/state/page-scale.ts';

/** S9-const. */
const BANNER_ASPECT = 2.82;
const RESIZE_DEBOUNCE_MS = 300;

/** Follows the window's width once it has rested for 300 ms; first-paint.ts has set the first value. */
export function keepScale(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      applyPageScale(root);
      noteScale(root);
    }, RESIZE_DEBOUNCE_MS);
  });
  // The accessibility toolbar changes the scale too.
  new MutationObserver(() => noteScale(root)).observe(root, { attributeFilter: ['style', 'data-scaled'] });
  noteScale(root);
}

function noteScale(root: HTMLElement): void {
  const scale = Number(root.style.getPropertyValue('--page-scale')) || 1;
  writeLayout({ browserScalenum: scale, topbannerHeight: bannerHeight(scale, root.clientWidth) });
}

/** S4-banner: width / 2.82, of the 1366 px page when that is scaled, else of the body. */
export function bannerHeight(scale: number, bodyWidth: number): string {
  return `${Math.round((scale < 1 ? DESIGN_WIDTH_PX : bodyWidth) / BANNER_ASPECT)}px`;
}
