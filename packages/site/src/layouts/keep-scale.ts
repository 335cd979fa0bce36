import { RESIZE_DEBOUNCE_MS } from '@bank/contract';
import { applyPageScale } from './page-scale.ts';

/** Follows the window's width once it has rested for 300 ms; first-paint.ts has set the first value. */
export function keepScale(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(() => applyPageScale(document.documentElement), RESIZE_DEBOUNCE_MS);
  });
}
