import { chromium } from '@playwright/test';
import { PartSkipped } from '../../../bench/rows.mjs';
import { findJourneyBrowser } from '../../../scripts/prepare/chromium.mjs';

/** A Chromium for `work(browser)`, closed afterwards. */
export async function withBrowser(work) {
  const executablePath = findJourneyBrowser();
  if (executablePath === undefined) throw new PartSkipped('Chromium not found. Install chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
