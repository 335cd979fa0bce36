/** How long one character is given to be read, in ms. */
const CHARACTER_MS = 120;
const REST_MS = 1_200;

/**
 * Moves a line that is longer than its box from beginning to end once; it waits while it is pointed at. For visitors
 * who asked for less motion it turns page by page instead. Returns how to stop.
 */
export function rollText(line: HTMLElement): () => void {
  line.scrollLeft = 0;
  const way = line.scrollWidth - line.clientWidth;
  if (way <= 0) return () => undefined;
  const perMs = line.scrollWidth / ((line.textContent.length || 1) * CHARACTER_MS);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const timer = setInterval(() => line.scrollBy(line.clientWidth * 0.9, 0), line.clientWidth / perMs);
    return () => clearInterval(timer);
  }
  let frame = 0;
  let at = 0;
  let last = performance.now() + REST_MS;
  const roll = (now: number) => {
    const passed = Math.max(0, now - last);
    last = Math.max(last, now);
    if (!line.matches(':hover')) at += passed * perMs;
    line.scrollLeft = at;
    if (at < way) frame = requestAnimationFrame(roll);
  };
  frame = requestAnimationFrame(roll);
  return () => cancelAnimationFrame(frame);
}
