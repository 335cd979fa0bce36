import { expect, type Page, type Request } from '@playwright/test';
import { open } from './hydrated.ts';

/** What scripts on their way bring is there in less than the half second that Playwright would wait meanwhile. */
const SOON_MS = [20, 50, 100];

/** Opens a page in which time passes only with `page.clock.runFor`. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openWithItsParts(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/**
 * Opens a page and waits until the scripts of all parts in sight have come: one that is still on its way when the clock
 * is moved on by minutes would be given up as late.
 */
export async function openWithItsParts(page: Page, path: string): Promise<void> {
  const coming = new Set<Request>();
  const begin = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) coming.add(request);
  };
  const end = (request: Request) => void coming.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await open(page, path);
  await turnTo(page, 'header');
  await expect
    .poll(() => asleepInReach(page), { message: 'parts in reach that are asleep', intervals: SOON_MS })
    .toEqual([]);
  await expect.poll(() => coming.size, { message: 'scripts on their way', intervals: SOON_MS }).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await drawn(page);
}

/** As a pointer does that comes by: what is here waits for one. */
async function turnTo(page: Page, place: string): Promise<void> {
  const part = page.locator(`${place} [data-late]`).first();
  await expect
    .poll(
      async () => {
        // Again, for a busy page may have listened to none yet.
        await part.dispatchEvent('pointerover', { bubbles: true });
        return hasComeAlive(page, place);
      },
      { message: `${place} is alive`, intervals: SOON_MS },
    )
    .toBe(true);
}

function hasComeAlive(page: Page, place: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const first = document.querySelector(`${selector} [data-late]`)?.firstElementChild;
    return Object.keys(first ?? {}).some((key) => key.startsWith('__reactProps'));
  }, place);
}

/** Parts that wait for their script though they are as near as it takes; see LatePart.tsx. */
function asleepInReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const REACH_PX = 100;
    const isAlive = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll('[data-wanted="near"]')]
      .filter((place) => {
        const { top, bottom, height } = place.getBoundingClientRect();
        return height > 0 && top < innerHeight + REACH_PX && bottom > -REACH_PX;
      })
      .filter((place) => !isAlive(place.firstElementChild))
      .map((place) => place.textContent.slice(0, 40));
  });
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
