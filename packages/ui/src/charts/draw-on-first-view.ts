/**
 * A ref for a chart: marks it `data-draw="wait"`, then `"now"` when it first comes into view; its style sheet draws
 * the line. A chart already in view stays complete: without script, before script and in print nothing is missing.
 */
export function drawOnFirstView(chart: HTMLElement | null): (() => void) | undefined {
  if (chart === null || isStill() || chart.getBoundingClientRect().top < innerHeight) return undefined;
  chart.dataset['draw'] = 'wait';
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    chart.dataset['draw'] = 'now';
    observer.disconnect();
  });
  observer.observe(chart);
  return () => {
    observer.disconnect();
    delete chart.dataset['draw'];
  };
}

/** Nothing draws itself for visitors who asked for stillness, nor in mourning mode. */
function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['grey'] === 'on'
  );
}
