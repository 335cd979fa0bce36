import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Again where the page went on to another document meanwhile. */
export async function hydrated(page: Page): Promise<void> {
  await expect(() => page.evaluate(untilAlive), 'the page comes alive').toPass();
}

// The page tells at once: asked from outside it would be asked twice a second only, once it has taken a moment.
function untilAlive(): Promise<void> {
  const root = document.documentElement;
  const isHydrated = () => root.dataset['hydrated'] === 'true';
  return new Promise((done) => {
    if (isHydrated()) done();
    new MutationObserver((_, observer) => {
      if (!isHydrated()) return;
      observer.disconnect();
      done();
    }).observe(root, { attributeFilter: ['data-hydrated'] });
  });
}

/** Whether the script of a part has come, which answers in it from then on. */
export function isAlive(page: Page, inside: string): Promise<boolean> {
  return page.evaluate(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactProps')),
    inside,
  );
}

/** Marks the document, so that a journey can tell navigation inside the site from a new load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]'), 'the page was loaded anew').toBeAttached();
}
