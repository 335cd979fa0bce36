import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { open } from '../support/hydrated.ts';
import { drawn, openWithStoppedClock, pointAt } from '../support/stopped-clock.ts';

const LONGER_THAN_A_SLIDE_MS = 7_500;

for (const { path, carousel, pause, play } of [
  { path: '/personal', carousel: '首页推荐', pause: '暂停轮播', play: '播放轮播' },
  { path: '/en', carousel: 'In focus', pause: 'Pause slideshow', play: 'Play slideshow' },
]) {
  const banner = (page: Page) => page.getByRole('region', { name: carousel });
  const shown = (page: Page) =>
    banner(page).locator('[role="group"]:not([inert]) :is(h1, h2)').first().textContent();

  test(`the home banner of ${path} moves on by itself until it is paused [NAV-8]`, async ({ page }) => {
    await openWithStoppedClock(page, path);
    await comeTo(page, banner(page));
    const first = await shown(page);
    await page.clock.runFor(LONGER_THAN_A_SLIDE_MS);
    await drawn(page);
    const second = await shown(page);
    expect(second).not.toBe(first);

    await banner(page).getByRole('button', { name: pause }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(3 * LONGER_THAN_A_SLIDE_MS);
    await drawn(page);
    expect(await shown(page)).toBe(second);
    await expect(banner(page).getByRole('button', { name: play })).toBeVisible();
  });

  test(`the home banner of ${path} rests under the pointer and while the focus is in it [NAV-8]`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, path);
    await comeTo(page, banner(page));
    const first = await shown(page);
    await pointAt(page, await middleOf(banner(page)));
    await page.clock.runFor(2 * LONGER_THAN_A_SLIDE_MS);
    await drawn(page);
    expect(await shown(page)).toBe(first);

    await banner(page).getByRole('button', { name: pause }).focus();
    await pointAt(page, { x: 2, y: 2 });
    await page.clock.runFor(2 * LONGER_THAN_A_SLIDE_MS);
    await drawn(page);
    expect(await shown(page)).toBe(first);
  });

  test(`every picture of the home banner of ${path} says what it shows, and none is fetched ahead of the head of the page [NAV-8]`, async ({
    page,
  }) => {
    await open(page, path);
    const pictures = banner(page).locator('img');
    expect(await pictures.count()).toBeGreaterThan(1);
    for (const picture of await pictures.all()) expect(await picture.getAttribute('alt')).toMatch(/\S/);
    expect(await pictures.first().getAttribute('loading')).toBe('lazy');
    const head = await page.locator('main img').first().getAttribute('src');
    const ahead = page.locator('head link[rel="preload"][as="image"]');
    await expect(ahead.and(page.locator(`[href="${head}"]`))).toBeAttached();
    for (const link of await ahead.all()) {
      expect(await link.getAttribute('href')).not.toBe(await pictures.first().getAttribute('src'));
    }
  });
}

test.describe('for who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the home banner stands still until it is started [NAV-8]', async ({ page }) => {
    await openWithStoppedClock(page, '/personal');
    const region = page.getByRole('region', { name: '首页推荐' });
    await comeTo(page, region);
    const title = region.locator('[role="group"]:not([inert]) :is(h1, h2)').first();
    const first = await title.textContent();
    await page.clock.runFor(2 * LONGER_THAN_A_SLIDE_MS);
    await drawn(page);
    expect(await title.textContent()).toBe(first);
    await expect(region.getByRole('button', { name: '播放轮播' })).toBeVisible();
  });
});

/** The banner moves from when somebody has come to it. */
async function comeTo(page: Page, banner: Locator): Promise<void> {
  await banner.scrollIntoViewIfNeeded();
  const isAlive = () =>
    banner.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive, { message: 'the banner is alive' }).toBe(true);
  await drawn(page);
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The banner is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
