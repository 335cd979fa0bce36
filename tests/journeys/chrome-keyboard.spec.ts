import {
  buttonOf,
  ENGLISH_PANELS,
  HEADER_PANELS,
  hoverTargetOf,
  HOTLINE,
  LOGIN,
  panelOf,
  SUB_MENU,
} from '../support/header-panels.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';
import type { Locator, Page } from '@playwright/test';

const FOCUSABLE = 'a[href], button, input, summary';
/** More stops than any header has. */
const PATIENCE = 80;

const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

/** Tab stops from here on, while `within` holds the focus: what each is called and where it stands. */
async function walk(page: Page, within: string): Promise<{ name: string; x: number; y: number }[]> {
  const stops = [];
  for (let step = 0; step < PATIENCE; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const focused = document.activeElement;
      if (focused === null || focused.closest(selector) === null) return undefined;
      const { x, y, height } = focused.getBoundingClientRect();
      const name = focused.getAttribute('aria-label') ?? focused.textContent.trim();
      return { name, x, y: y + height / 2 };
    }, within);
    if (stop === undefined) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not leave ${within} in ${PATIENCE} steps`);
}

for (const panel of [...HEADER_PANELS, ...ENGLISH_PANELS]) {
  test(`${panel.name} works by keyboard: Enter, Space, Tab in reading order, Escape, leaving [S3-menu] [S4-submenu] [S3-hotline] [S4-phone] [S3-login] [S4-login] [S3-qr] [S4-qr] [NAV-1] [NAV-4] [NAV-6]`, async ({
    page,
  }) => {
    await open(page, panel.path);
    const button = buttonOf(page, panel);
    const element = await panelOf(page, panel);
    await button.focus();
    await expect(element).toBeHidden();
    await page.keyboard.press('Space');
    await expect(element).toBeVisible();
    await page.keyboard.press('Space');
    await expect(element).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(element).toBeVisible();
    expect(await isFocused(button), 'the focus moved when the panel opened').toBe(true);

    const items = await element.locator(FOCUSABLE).all();
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      await page.keyboard.press('Tab');
      expect(await isFocused(item), `the focus is not on ${await item.textContent()}`).toBe(true);
      await expect(item).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(element).toBeHidden();
    expect(await isFocused(button), 'the focus did not go back to the button').toBe(true);

    // The focus leaves it forwards, then backwards.
    await button.focus();
    await page.keyboard.press('Enter');
    await element.locator(FOCUSABLE).last().focus();
    await page.keyboard.press('Tab');
    await expect(element).toBeHidden();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(element).toBeVisible();
    // A sub-menu belongs to the link before its button as well.
    await page.keyboard.press('Shift+Tab');
    if (panel.link !== undefined) await page.keyboard.press('Shift+Tab');
    await expect(element).toBeHidden();
  });
}

for (const [path, last] of [
  ['/ckbxDetail', '登录'],
  ['/en/ckbxDetail', 'Log in'],
  ['/personal/second/fund', '登录'],
] as const) {
  test(`the header of ${path} is walked in reading order, behind a skip link [S3-menu] [S3-sticky] [NAV-2]`, async ({
    page,
  }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    expect(await isFocused(skip), 'the first stop is not the skip link').toBe(true);
    const stops = await walk(page, 'header');
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.at(-1)?.name).toContain(last);
    for (const [index, { name, x, y }] of stops.entries()) {
      const before = stops[index - 1];
      if (before === undefined) continue;
      const isSameRow = Math.abs(y - before.y) < 24;
      expect(isSameRow ? x > before.x : y > before.y, `${name} comes after ${before.name}`).toBe(true);
    }
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
}

test('every tab stop of the header is drawn in view with a focus ring [S3-sticky]', async ({ page }) => {
  await open(page, '/ckbxDetail');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null) return undefined;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(focused);
      return {
        name: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
        isOnTop: focused.contains(hit),
        hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity === '1',
      };
    });
    expect(stop).toMatchObject({ isOnTop: true, hasRing: true });
  }
});

test('a panel opened by key stays when the pointer passes over it [S4-login]', async ({ page }) => {
  await open(page, LOGIN.path);
  const element = await panelOf(page, LOGIN);
  await buttonOf(page, LOGIN).focus();
  await page.keyboard.press('Enter');
  await element.hover();
  await page.mouse.move(8, 700);
  await page.mouse.move(300, 700);
  await expect(element).toBeVisible();
});

test('Escape closes a sub-menu that the pointer opened, and leaves the focus where it is [S4-submenu] [NAV-1]', async ({
  page,
}) => {
  await open(page, SUB_MENU.path);
  const searchButton = page.getByRole('banner').getByRole('button', { name: '搜索' });
  await searchButton.focus();
  await hoverTargetOf(page, SUB_MENU).hover();
  const element = await panelOf(page, SUB_MENU);
  await expect(element).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(element).toBeHidden();
  await expect(searchButton).toBeFocused();
});

test('only one panel is open at a time [S4-submenu] [S4-login] [S4-phone]', async ({ page }) => {
  await open(page, LOGIN.path);
  const [menu, login, hotline] = [
    await panelOf(page, SUB_MENU),
    await panelOf(page, LOGIN),
    await panelOf(page, HOTLINE),
  ];
  await buttonOf(page, SUB_MENU).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await buttonOf(page, LOGIN).click();
  await expect(login).toBeVisible();
  await expect(menu).toBeHidden();
  await buttonOf(page, HOTLINE).focus();
  await page.keyboard.press('Enter');
  await expect(hotline).toBeVisible();
  await expect(login).toBeHidden();
});
