import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hydrated, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';
import { forgetRecords, storedRecords } from '../support/tracking-calls.ts';

/** Chromium without windows keeps no document; the journeys may run in that. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
test.skip(WHOLE === undefined, 'needs /usr/bin/chromium or /usr/bin/google-chrome, which keep documents');

// Only a browser that may keep documents shows that they are counted right; Playwright takes that from it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      await use({ ...launchOptions, ...(WHOLE && { executablePath: WHOLE }), ignoreDefaultArgs });
    },
    { scope: 'worker' },
  ],
});

/**
 * Lets time pass only when it is told to, for all documents at once: a kept one must see how late it has become, which
 * Playwright's own clock, one for each document, cannot show.
 */
async function stopTime(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.addInitScript(() => {
    performance.now = () => 1_000 + Number(localStorage.getItem('test-clock') ?? 0);
  });
  return (passed) =>
    page.evaluate((ms) => {
      localStorage.setItem('test-clock', String(Number(localStorage.getItem('test-clock') ?? 0) + ms));
    }, passed);
}

/** Goes one step in the history to a document that the browser has kept. */
async function turnTo(page: Page, path: string, step: 1 | -1): Promise<void> {
  await page.evaluate((by) => {
    delete document.documentElement.dataset['shownAgain'];
    history.go(by);
  }, step);
  await expect(page).toHaveURL(path);
  await expect(page.locator('html[data-shown-again]'), `${path} comes back as it was kept`).toBeAttached();
}

test('a document that the browser keeps and shows again is another stay, and the time in between nobody’s [S7-tracking] [S9-track] [TRK-1]', async ({
  page,
  site,
}) => {
  forgetRecords(site);
  await page.addInitScript(() => {
    localStorage.setItem('bob-consent', '2');
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['shownAgain'] = '1';
    });
  });
  const pass = await stopTime(page);
  const openDocument = async (path: string) => {
    // The time in sight is counted from here on.
    const started = page.waitForRequest((request) => request.postData()?.includes('uploadInit') === true);
    await open(page, path);
    await started;
  };
  const stored = (action: string) =>
    storedRecords(site)
      .filter((record) => record['action'] === action)
      .map(({ path, duration, view }) => ({ path, duration, view }));

  await openDocument('/personal');
  await pass(8_000);
  await openDocument('/ckbxDetail');
  await pass(90_000);
  await turnTo(page, '/personal', -1);
  await hydrated(page);
  // Too short, and another stay when it goes on: dropped.
  await pass(1_999);
  await turnTo(page, '/ckbxDetail', 1);
  await pass(2_500);
  await turnTo(page, '/personal', -1);
  await pass(2_001);
  await openDocument('/welcome');

  for (const action of ['time', 'wholeTime']) {
    await expect
      .poll(() => stored(action).map(({ path, duration }) => [path, duration]))
      .toEqual([
        ['/personal', 8_000],
        ['/ckbxDetail', 90_000],
        ['/ckbxDetail', 2_500],
        ['/personal', 2_001],
      ]);
    expect(new Set(stored(action).map(({ view }) => view)).size, 'each time a stay of its own').toBe(4);
  }
  // A document that is shown again was not opened again.
  const opened = () => stored('wholeWebsiteDisplay').map(({ path }) => path);
  await expect.poll(opened).toEqual(['/personal', '/ckbxDetail', '/welcome']);
});
