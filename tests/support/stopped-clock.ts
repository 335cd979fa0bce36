import { expect, type Page } from '@playwright/test';
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

/**
 * Moves the pointer and waits until the page has been told: a browser hands moves over once a frame, and a stopped
 * clock must not run on while one is still on its way.
 */
export async function pointAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const move = await page.evaluateHandle(
    (to) => {
      const seen = { arrived: false };
      const follow = ({ clientX, clientY }: PointerEvent) => {
        if (Math.abs(clientX - to.x) > 1 || Math.abs(clientY - to.y) > 1) return;
        seen.arrived = true;
        removeEventListener('pointermove', follow, true);
      };
      addEventListener('pointermove', follow, true);
      return seen;
    },
    { x, y },
  );
  await page.mouse.move(x, y);
  await expect
    .poll(() => move.evaluate(({ arrived }) => arrived), {
      message: `the pointer at ${x}, ${y}`,
      intervals: [5],
    })
    .toBe(true);
  await move.dispose();
  await drawn(page);
}
