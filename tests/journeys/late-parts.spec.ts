import type { Page } from '@playwright/test';
import { isAlive, open } from '../support/hydrated.ts';
import { holdScript } from '../support/held-files.ts';
import { expect, test } from '../support/site.ts';

/* The script of a part comes only when the journey lets it: what is done until then must neither be lost nor come twice. */

const PRODUCT = '/personal/lcmx?prodCode=TX26012';

const bar = (page: Page) => page.getByRole('region', { name: '无障碍浏览工具条' });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' });
const notice = (page: Page) => page.getByRole('region', { name: '访问统计' });
/** The consent notice is answered, so that it comes by its button alone. */
const answered = (page: Page) => page.addInitScript("localStorage.setItem('bob-trackOff', '1')");
test('a shortcut pressed in a part whose script is still coming is answered at once, and once [S3-a11ybar]', async ({
  page,
}) => {
  const footer = await holdScript(page, 'SiteFooter');
  await open(page, '/personal');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await footer.asked;
  await page.keyboard.press('Alt+Shift+KeyA');
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  const focused = await page.evaluateHandle(() => document.activeElement);
  footer.letGo();
  await expect.poll(() => isAlive(page, '[role="contentinfo"], footer')).toBe(true);
  await expect(bar(page)).toBeHidden();
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
});

for (const press of ['Enter', 'Space', 'pointer'] as const) {
  test(`a button pressed by ${press} before its script has come is answered when it has, and once`, async ({
    page,
  }) => {
    await answered(page);
    const footer = await holdScript(page, 'SiteFooter');
    await open(page, '/personal');
    await settings(page).focus();
    await footer.asked;
    await page.evaluate(() => {
      const root = document.documentElement;
      root.dataset['presses'] = '';
      addEventListener('click', () => (root.dataset['presses'] += 'x'));
    });
    if (press === 'pointer') await settings(page).click();
    else await page.keyboard.press(press);
    await expect(notice(page)).toBeHidden();
    footer.letGo();
    await expect(notice(page)).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-presses', 'x');
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
  });
}

test('Tab and Shift+Tab go through a part whose script is still coming, and the focus stays where they led', async ({
  page,
}) => {
  const footer = await holdScript(page, 'SiteFooter');
  await open(page, '/personal');
  const links = page.getByRole('contentinfo').getByRole('link').filter({ visible: true });
  await links.nth(2).focus();
  await footer.asked;
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(links.nth(3)).toBeFocused();
  footer.letGo();
  await expect.poll(() => isAlive(page, 'footer')).toBe(true);
  await expect(links.nth(3)).toBeFocused();
});

test('a part that comes late does not take the focus that has left it, and still does what was asked', async ({
  page,
}) => {
  await answered(page);
  const footer = await holdScript(page, 'SiteFooter');
  await open(page, '/personal');
  await settings(page).focus();
  await footer.asked;
  await page.keyboard.press('Enter');
  const elsewhere = page.getByRole('banner').getByRole('link').filter({ visible: true }).first();
  await elsewhere.focus();
  footer.letGo();
  await expect(notice(page)).toBeVisible();
  await expect(elsewhere).toBeFocused();
});

test('keys and a press on the tabs of a late part count once each, in their order', async ({ page }) => {
  const sections = await holdScript(page, 'HomeSections');
  await open(page, '/personal');
  const tabs = page.locator('[id^="wealth-tab-"]');
  await tabs.first().focus();
  await sections.asked;
  await tabs.nth(1).click();
  await page.keyboard.press('ArrowRight');
  sections.letGo();
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(2)).toBeFocused();
});

test('what is typed into a late part stays, with the focus, and is sent once [WLTH-11]', async ({ page }) => {
  const terms = await holdScript(page, 'ProductTerms');
  await open(page, PRODUCT);
  const amount = page.locator('#estimate-amount');
  await amount.scrollIntoViewIfNeeded();
  await terms.asked;
  await amount.focus();
  await page.keyboard.type('12');
  terms.letGo();
  await expect.poll(() => isAlive(page, '#estimate-amount')).toBe(true);
  await page.keyboard.type('345');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('12345');
  await page.locator('#estimate-rate').fill('2.5');
  await page.locator('#estimate-rate').press('Enter');
  await expect(page).toHaveURL(/amount=12345&rate=2\.5/);
});

test('a panel of the header closes by a press into a part whose script is still coming', async ({ page }) => {
  const footer = await holdScript(page, 'SiteFooter');
  await open(page, '/personal');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await footer.asked;
  const opener = page.getByRole('banner').locator('button[aria-expanded]:visible').first();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('contentinfo')
    .getByRole('heading', { level: 2 })
    .filter({ visible: true })
    .first()
    .click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  footer.letGo();
});

test('a panel of the header opens under a pointer that comes from a part whose script is still coming [S3-login]', async ({
  page,
}) => {
  const field = await holdScript(page, 'FundField');
  await open(page, '/personal/second/fund');
  const opener = page.getByRole('banner').getByRole('button', { name: '登录', exact: true });
  // The first time wakes the header.
  await opener.hover();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(8, 700);
  await field.asked;
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.hover();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  field.letGo();
});
