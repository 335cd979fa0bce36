import type { Page } from '@playwright/test';

/** Long enough for what arrives after the first paint to have its place. */
const SETTLES_WITHIN_MS = 800;

/** What guide and issue allow: nothing that a reader would see. */
export const SHIFT_LARGEST = 0.005;

/** Cumulative layout shift of the page since its first paint, without what a visitor's own input moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    (settlesWithin) =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), settlesWithin);
      }),
    SETTLES_WITHIN_MS,
  );
}
