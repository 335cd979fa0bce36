import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

/* Until the first view is drawn the line belongs to it: modules are fetched after it, and not for long after it. */

const PICTURES_WITHIN_MS = 300;

/** In ms since the document was asked for. */
const times = (page: Page) =>
  page.evaluate(() => ({
    loaded: Math.max(
      ...performance
        .getEntriesByType('navigation')
        .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : NaN)),
    ),
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? NaN,
    modules: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(?!first-paint).*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));

for (const path of ['/personal', '/en', '/bobbank/map']) {
  test(`no module of ${path} is asked for before the first view is there [PERF-1]`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const { loaded, painted, modules } = await times(page);
    expect(modules.length).toBeGreaterThan(2);
    // Whole milliseconds: what the browser says of itself is rounded.
    expect(Math.ceil(Math.min(...modules))).toBeGreaterThanOrEqual(
      Math.floor(Math.min(loaded, painted + PICTURES_WITHIN_MS)),
    );
  });
}

test('a picture of the first view that does not come keeps the page from answering for moments only [PERF-1]', async ({
  page,
}) => {
  const free = Promise.withResolvers<void>();
  await page.route('**/images/*', async (route) => {
    await free.promise;
    await route.continue();
  });
  await page.goto('/personal', { waitUntil: 'commit' });
  await hydrated(page);
  const { loaded, painted, modules } = await times(page);
  expect(loaded, 'the picture had come').toBe(0);
  expect(Math.ceil(Math.min(...modules))).toBeGreaterThanOrEqual(Math.floor(painted + PICTURES_WITHIN_MS));
  free.resolve();
});

test('a page in a tab that nobody looks at comes alive [PERF-1]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    globalThis.requestAnimationFrame = () => 0;
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      override observe(options: PerformanceObserverInit): void {
        if (options.type !== 'paint') super.observe(options);
      }
    };
  });
  await page.goto('/personal');
  await hydrated(page);
});
