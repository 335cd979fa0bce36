import type { Page } from '@playwright/test';
import { expectSameDocument, isAlive, mark, open } from '../support/hydrated.ts';
import {
  buttonOf,
  expectStanding,
  FUND_LOGIN,
  HOTLINE,
  hoverTargetOf,
  LOGIN,
  panelOf,
  QR,
  SUB_MENU,
} from '../support/header-panels.ts';
import { expect, test } from '../support/site.ts';

// A tablet held across: wide enough for the whole header.
test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

// Until then an entry is a link like any other.
const menuIsAlive = (page: Page) =>
  expect.poll(() => isAlive(page, 'header [data-divide="MENU"] a')).toBe(true);

test('the first tap on an entry of the main menu opens its sub-menu, the second follows it [S3-menu] [S4-submenu]', async ({
  page,
}) => {
  await open(page, SUB_MENU.path);
  await menuIsAlive(page);
  await mark(page);
  const element = await panelOf(page, SUB_MENU);
  await hoverTargetOf(page, SUB_MENU).tap();
  await expect(element).toBeVisible();
  await expect(page).toHaveURL(SUB_MENU.path);
  await hoverTargetOf(page, SUB_MENU).tap();
  await expect(page).toHaveURL('/company');
  await expect(element).toBeHidden();
  await expectSameDocument(page);
});

test('a tap on a link of the sub-menu follows it; a tap beside the sub-menu closes it [S3-menu] [S4-submenu]', async ({
  page,
}) => {
  await open(page, SUB_MENU.path);
  await menuIsAlive(page);
  const element = await panelOf(page, SUB_MENU);
  await hoverTargetOf(page, SUB_MENU).tap();
  await expect(element).toBeVisible();
  await page.touchscreen.tap(8, 780);
  await expect(element).toBeHidden();
  await hoverTargetOf(page, SUB_MENU).tap();
  await expectStanding(element);
  await element.getByRole('link', { name: '保函查询' }).tap();
  await expect(page).toHaveURL('/company/lettersearch');
  await expect(element).toBeHidden();
});

for (const panel of [HOTLINE, LOGIN, QR, FUND_LOGIN]) {
  test(`${panel.name} opens with a tap, closes with another and with one elsewhere [S4-phone] [S4-login] [S4-qr]`, async ({
    page,
  }) => {
    await open(page, panel.path);
    const element = await panelOf(page, panel);
    await buttonOf(page, panel).tap();
    await expect(element).toBeVisible();
    await buttonOf(page, panel).tap();
    await expect(element).toBeHidden();
    await buttonOf(page, panel).tap();
    await expect(element).toBeVisible();
    await page.touchscreen.tap(8, 780);
    await expect(element).toBeHidden();
  });
}
