/** By then the strip above the bar is gone, and the banner is being read. */
const COMPACT_FROM_PX = 120;
/** A thumb trembles, and browsers round. */
const TURN_PX = 6;

/**
 * Tells style sheets how far the page was scrolled and which way, and goes the way back to the top: smoothly unless the visitor wants
 * less motion, with the focus at the page's first stop. Returns what ends that.
 */
export function keepScrolled(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const root = document.documentElement;
  let turnedAt = scrollY;
  const note = () => {
    if (Math.abs(scrollY - turnedAt) > TURN_PX) {
      root.toggleAttribute('data-scrolled-down', scrollY > turnedAt && scrollY > COMPACT_FROM_PX);
      turnedAt = scrollY;
    }
    root.toggleAttribute('data-scrolled', scrollY > COMPACT_FROM_PX);
    root.toggleAttribute('data-scrolled-far', scrollY > innerHeight);
  };
  addEventListener('scroll', note, { signal, passive: true });
  addEventListener('resize', note, { signal });
  document.addEventListener('click', goToTop, { signal });
  note();
  return () => watch.abort();
}

function goToTop(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-to-top]') : null;
  const start = link === null ? null : document.querySelector<HTMLElement>(link.hash);
  if (start === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  start.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
