/** A pointer on its way down to the panel may rest this long. */
const STALL_MS = 120;

/**
 * Follows a pointer that has left the trigger downwards, towards the panel below it, and calls `giveUp` as
 * soon as it turns back, stops, or passes `panelTop` beside the panel. The way there may lead over other
 * triggers (WCAG 1.4.13, hoverable). Both edges in px of the window. Returns a function that ends the watch.
 */
export function watchCrossing(startY: number, panelTop: number, giveUp: () => void): () => void {
  let lastY = startY;
  let timer = setTimeout(end, STALL_MS, true);
  document.addEventListener('pointermove', follow);

  function follow({ clientY }: PointerEvent) {
    if (clientY < lastY || clientY > panelTop) return end(true);
    // A step aside is no progress; the first event repeats the place where the pointer left.
    if (clientY === lastY) return;
    lastY = clientY;
    clearTimeout(timer);
    timer = setTimeout(end, STALL_MS, true);
  }

  function end(lost: boolean) {
    clearTimeout(timer);
    document.removeEventListener('pointermove', follow);
    if (lost) giveUp();
  }

  return () => end(false);
}
