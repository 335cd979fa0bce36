import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until the page has come alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated="true"]')).toBeAttached();
}

/** Marks the document, so that a journey can tell navigation inside the site from a new load. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]'), 'the page was loaded anew').toBeAttached();
}
