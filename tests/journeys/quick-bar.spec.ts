import type { Page } from '@playwright/test';
import { expectAccessibleToo } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { SHIFT_LARGEST, layoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/site.ts';

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
const barOf = (page: Page) => page.getByRole('navigation', { name: /快捷入口|Quick access/ });
const topOf = async (page: Page) => Math.round((await barOf(page).boundingBox())?.y ?? 0);
const scrollPage = (page: Page, y: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

test('a window that is not narrow has no bar at its foot [S1-mobile-reflow]', async ({ page }) => {
  await open(page, '/personal');
  await expect(barOf(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const { path, entries, login, bank } of [
    {
      path: '/personal',
      entries: ['首页', '牌价', '理财', '网点'],
      login: '登录',
      bank: /个人网上银行/,
    },
    {
      path: '/en',
      entries: ['Home', 'Rates', 'Fees', 'Branches'],
      login: 'Log in',
      bank: /Personal online banking/,
    },
  ] as const) {
    test(`the bar of ${path} leads to what is wanted most, and opens the logins [S1-mobile-reflow] [S3-login]`, async ({
      page,
    }) => {
      await open(page, path);
      const bar = barOf(page);
      expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 844 - 56, width: 390, height: 56 });
      expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_LARGEST);
      expect(await bar.getByRole('link').allTextContents()).toEqual(entries);
      await expect(bar.getByRole('link', { name: entries[0] })).toHaveAttribute('aria-current', 'page');
      for (const target of await bar.locator('a, button').all()) {
        const box = await target.boundingBox();
        if (box) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      await bar.getByRole('button', { name: login }).tap();
      await expect(bar.getByRole('link', { name: bank })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('link', { name: bank })).toBeHidden();
      await bar.getByRole('link', { name: entries[3] }).tap();
      await expect(page).toHaveURL(/\/bobbank\/map$/);
      await expect(bar.getByRole('link', { name: entries[3] })).toHaveAttribute('aria-current', 'page');
      await bar.getByRole('button', { name: login }).tap();
      await expectAccessibleToo(page, `the bar of ${path} with its logins`);
    });
  }

  test('the bar makes way for reading on, and comes back with the way back and with the focus [S1-mobile-reflow]', async ({
    page,
  }) => {
    await open(page, '/bobbank/secondlist?column=701001');
    // What follows the scrolling has come with the late part of the page.
    await expect(page.getByRole('region', { name: '访问统计' })).toBeVisible();
    await scrollPage(page, 900);
    await expect.poll(() => topOf(page), 'gone').toBeGreaterThanOrEqual(843);
    await scrollPage(page, 700);
    await expect.poll(() => topOf(page), 'back').toBe(844 - 56);
    await scrollPage(page, 1_200);
    await expect.poll(() => topOf(page), 'gone again').toBeGreaterThanOrEqual(843);
    await page.getByRole('contentinfo').getByRole('button').last().focus();
    for (let stop = 0; stop < 12 && !(await barOf(page).locator(':focus').count()); stop++) {
      await page.keyboard.press('Tab');
    }
    await expect(barOf(page).locator(':focus')).toHaveCount(1);
    await expect.poll(() => topOf(page), 'with the focus').toBe(844 - 56);
  });

  test('the bar makes way for somebody who types [S1-mobile-reflow]', async ({ page }) => {
    await open(page, '/bobbank/secondlist?column=701001');
    await page.getByRole('main').getByRole('searchbox').tap();
    await expect.poll(() => topOf(page)).toBeGreaterThanOrEqual(843);
    await page.getByRole('main').getByRole('searchbox').blur();
    // Reaching the field may have scrolled the page down, which keeps the bar away for another reason.
    await scrollPage(page, 0);
    await expect.poll(() => topOf(page)).toBe(844 - 56);
  });

  test('the consent notice lies above the bar, and the end of the page above both [S1-mobile-reflow] [TRK-3]', async ({
    page,
  }) => {
    await open(page, '/ckbxDetail');
    const notice = page.getByRole('region', { name: '访问统计' });
    expect(await notice.boundingBox()).toMatchObject({ y: 844 - 56 - 48, height: 48 });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const link = await last.boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(844 - 56 - 48 + 1);
    await scrollPage(page, 100_000);
    const end = await page.getByRole('contentinfo').getByRole('list').last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(844 - 56 - 48 + 1);
  });

  test('neither paper nor the reading mode has the bar [S1-mobile-reflow]', async ({ page }) => {
    await open(page, '/ckbxDetail');
    await page.emulateMedia({ media: 'print' });
    await expect(barOf(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() =>
      localStorage.setItem('bob-a11y', JSON.stringify({ v: 1, open: true, reading: true })),
    );
    await page.reload();
    await expect(barOf(page)).toBeHidden();
  });
});
