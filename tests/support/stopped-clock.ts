import type { Page } from '@playwright/test';
import { open } from './hydrated.ts';

/** Opens a page in which time passes only with `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Lets the page draw what the last event changed, in which no timer takes part. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done);
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}
