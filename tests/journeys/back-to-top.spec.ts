import type { Page } from '@playwright/test';
import { LANGUAGES } from '../support/languages.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const NAMES = { CN: '回到顶部', EN: 'Back to top' } as const;
const FIRST_STOP = '#page-start';

const linkOf = (page: Page, language: 'CN' | 'EN') =>
  page.getByRole('link', { name: NAMES[language], exact: true });
const scrollBy = (page: Page, screens: number) =>
  page.evaluate((count) => scrollTo({ top: count * innerHeight, behavior: 'instant' }), screens);

/** Texts, pictures and controls that can be seen and stand under the link's box. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('[data-to-top]');
    const box = link?.getBoundingClientRect();
    if (!link || !box) return ['there is no link'];
    const isShownUnder = (from: number) => (part: Element) => {
      if (link.contains(part) || !part.checkVisibility({ visibilityProperty: true })) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      // A picture from edge to edge is the ground of the words on it.
      if (part.matches('img') && right - left >= document.documentElement.clientWidth) return false;
      return left < box.right && right > box.left && Math.max(top, from) < box.bottom && bottom > box.top;
    };
    const parts = (within: string) => [
      ...document.querySelectorAll(`${within} :is(p, a, button, h2, h3, td, th, img, input)`),
    ];
    // What has gone below the bar is out of sight already.
    const bar = document
      .querySelector('header:not(main *) > [data-late] > div:last-child')
      ?.firstElementChild?.getBoundingClientRect();
    return [
      ...parts('header:not(main *)').filter(isShownUnder(0)),
      ...[...parts('main'), ...parts('footer')].filter(isShownUnder(bar?.bottom ?? 0)),
    ].map((part) => part.outerHTML.slice(0, 120));
  });

for (const { language, home } of LANGUAGES) {
  for (const width of [1920, 1366, 390]) {
    test(`the way back to the top shows after a screen, covers nothing and leads to the first stop, in ${language} at ${width} px [NAV-9]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, home);
      const link = linkOf(page, language);
      await expect(link).toBeHidden();
      await scrollBy(page, 0.9);
      await expect(link).toBeHidden();
      for (const screens of [1.1, 2, 3]) {
        await scrollBy(page, screens);
        await expect(link).toBeInViewport({ ratio: 1 });
        expect(await covered(page), `after ${screens} screens`).toEqual([]);
      }
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(link).toBeHidden();
      await expect(page.locator(FIRST_STOP)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    });
  }
}

test('by keyboard it shows where the focus has gone, and for calm eyes nothing glides [NAV-9]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/personal');
  await scrollBy(page, 2);
  await linkOf(page, 'CN').focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeInViewport({ ratio: 1 });
});

for (const mode of ['reading', 'elder']) {
  for (const width of [1366, 390]) {
    test(`in ${mode} mode it is there too, 44 px and more, at ${width} px [NAV-9]`, async ({ page }) => {
      await page.addInitScript(
        `localStorage.setItem('bob-a11y', '${JSON.stringify({ v: 1, [mode]: true })}')`,
      );
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/bobbank/seconddetail?id=20261120-q3-results&column=701001');
      const link = linkOf(page, 'CN');
      await expect(link).toBeHidden();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await covered(page)).toEqual([]);
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  }
}

test('it leaves the compare tray and the consent notice free [NAV-9]', async ({ page }) => {
  await open(page, '/personal/fundpro');
  await expect(page.getByRole('region', { name: '访问统计' })).toBeVisible();
  await page.getByRole('checkbox', { name: /对比/ }).first().check();
  await scrollBy(page, 1.1);
  const link = await linkOf(page, 'CN').boundingBox();
  const notice = await page.getByRole('region', { name: '访问统计' }).boundingBox();
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  expect(await covered(page)).toEqual([]);
});

test('the bar gets lower once the page was scrolled, and nothing moves by it [NAV-9] [S3-sticky]', async ({
  page,
}) => {
  await open(page, '/personal');
  const bar = page.getByRole('navigation', { name: '主菜单' });
  const top = (await page.getByRole('main').boundingBox())?.y ?? 0;
  expect((await bar.boundingBox())?.height).toBeCloseTo(80, 0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(60);
  expect((await bar.boundingBox())?.y).toBe(0);
  expect((await page.getByRole('main').boundingBox())?.y).toBeCloseTo(top - 300, 0);
});
