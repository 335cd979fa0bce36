import type { Page } from '@playwright/test';

let visitors = 0;

/** Limits are counted by address, and all journeys come from one: a journey that asks often comes from its own. */
export async function fromOwnAddress(page: Page): Promise<void> {
  visitors += 1;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${1 + (visitors % 250)}` });
}
