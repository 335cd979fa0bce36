/** A pointer on its way down to the panel may rest this long. */
const STALL_MS = 120;
/** A hand trembles, and a browser that repeats a move after a change of layout rounds the place. */
const TREMBLE_PX = 3;

/**
 * Follows a pointer that has left the trigger downwards, towards the panel below it, and calls `giveUp` as
 * soon as it turns back, stops, or passes `panelTop` beside the panel. The way there may lead over other
 * triggers (WCAG 1.4.13, hoverable). Both edges in px of the window; the panel's is asked for at each move, for it
 * may still be gliding in. Returns a function that ends the watch.
 */
export function watchCrossing(startY: number, panelTop: () => number, giveUp: () => void): () => void {
  let lowestY = startY;
  let frame = 0;
  let timer = setTimeout(stall, STALL_MS);
  document.addEventListener('pointermove', follow);

  function follow({ clientY }: PointerEvent) {
    if (clientY < lowestY - TREMBLE_PX || clientY > panelTop()) return end(true);
    // A step aside is no progress; the first event repeats the place where the pointer left.
    if (clientY <= lowestY) return;
    lowestY = clientY;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = setTimeout(stall, STALL_MS);
  }

  /** Browsers hand over moves once a frame: those that a busy page has kept waiting come before this one. */
  function stall() {
    frame = requestAnimationFrame(() => end(true));
  }

  function end(lost: boolean) {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    document.removeEventListener('pointermove', follow);
    if (lost) giveUp();
  }

  return () => end(false);
}
