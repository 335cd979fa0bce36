import type { Page } from '@playwright/test';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const ZONE = '/personal/second/fund';
const KEYS = /只基金的年化波动率与近 1 年收益.*方向键/;

const main = (page: Page) => page.getByRole('main');
const plot = (page: Page) => main(page).getByRole('application', { name: KEYS });
const panel = (page: Page) => main(page).getByRole('complementary');
const picked = (page: Page) => panel(page).getByRole('heading', { level: 3 });

/** The field comes alive once it is touched: whoever goes by keyboard passes the levels before it. */
async function wake(page: Page): Promise<void> {
  await main(page).getByRole('navigation', { name: '按风险等级筛选' }).getByRole('link').first().focus();
  await expect(plot(page)).toBeVisible();
}

test('arrow keys go from fund to fund, Enter takes one along to the comparison [FUND-1]', async ({
  page,
}) => {
  await open(page, ZONE);
  const first = (await picked(page).textContent()) ?? '';
  await wake(page);
  await plot(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(picked(page)).not.toHaveText(first);
  const next = (await picked(page).textContent()) ?? '';
  await expect(main(page).getByRole('status').filter({ hasText: next })).toContainText('%');
  await expect(panel(page).getByRole('img', { name: /累计收益/ })).toBeVisible();
  await expect(main(page).getByRole('region', { name: '最深跌过多少' })).toContainText(`上图选中的${next}`);

  await page.keyboard.press('Enter');
  const tray = main(page).getByRole('region', { name: '待对比的基金' });
  await expect(tray).toContainText(next);
  await panel(page).getByRole('button', { name: '移出对比' }).click();
  await expect(tray).toHaveCount(0);
  await expect(panel(page).getByRole('button', { name: '加入对比' })).toBeVisible();
});

test('a risk level leaves only its own funds to be picked [FUND-1]', async ({ page }) => {
  await open(page, ZONE);
  const level = main(page)
    .getByRole('navigation', { name: '按风险等级筛选' })
    .getByRole('link', { name: /^R5 / });
  await level.click();
  await expect(level).toHaveAttribute('aria-current', 'true');
  await expect(panel(page)).toContainText('R5');
  await plot(page).focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
    await expect(panel(page)).toContainText('R5');
  }
});

test('a fund that is searched is shown in the field [FUND-1]', async ({ page }) => {
  await open(page, ZONE);
  const form = page.getByRole('search', { name: '查找基金' });
  await form.getByRole('searchbox').fill('012480');
  await form.getByRole('button', { name: '搜索' }).click();
  await expect(panel(page)).toContainText('012480');
  await expect(main(page).getByRole('heading', { name: '一张图看清风险与收益' })).toBeFocused();
});

test('a pointer names the nearest fund, and a click draws its curve [FUND-1]', async ({ page }) => {
  await open(page, ZONE);
  const first = (await picked(page).textContent()) ?? '';
  await wake(page);
  const box = await plot(page).boundingBox();
  if (box === null) throw new Error('The field is not drawn.');
  // Bond funds crowd here: of little volatility and little return.
  await plot(page).click({ position: { x: box.width * 0.22, y: box.height * 0.68 } });
  await expect(picked(page)).not.toHaveText(first);
  await expect(panel(page)).toContainText('债券型');
  await expect(panel(page).getByRole('img', { name: /累计收益/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap picks a fund, which can be added to the comparison [FUND-1]', async ({ page }) => {
    await open(page, ZONE);
    const first = (await picked(page).textContent()) ?? '';
    await wake(page);
    const box = await plot(page).boundingBox();
    if (box === null) throw new Error('The field is not drawn.');
    await plot(page).tap({ position: { x: box.width * 0.27, y: box.height * 0.66 } });
    await expect(picked(page)).not.toHaveText(first);
    await panel(page).getByRole('button', { name: '加入对比' }).tap();
    await expect(main(page).getByRole('region', { name: '待对比的基金' })).toBeVisible();
  });

  test('limits are chosen in a sheet that says how many funds they find [FUND-1]', async ({ page }) => {
    await open(page, '/personal/fundpro');
    const opener = main(page).getByRole('button', { name: /^筛选/ });
    await opener.tap();
    const sheet = page.getByRole('dialog', { name: '筛选' });
    await sheet.getByRole('radio', { name: '10 亿元以上' }).tap();
    const show = sheet.getByRole('button', { name: /^查看 \d+ 只$/ });
    await expect(show).toBeVisible();
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
    await show.tap();
    await expect(page).toHaveURL(/size=10/);
    await expect(main(page).getByRole('status').filter({ hasText: '只基金' })).toContainText(
      `共 ${count} 只基金`,
    );
    await expect(sheet).toHaveCount(0);

    await opener.tap();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

for (const [name, path] of [
  ['the field as a table', `${ZONE}?view=table&risk=R4`],
  ['how figures are worked out', '/personal/second/fundmethods'],
] as const) {
  test(`${name} can be used by everyone, wide and narrow [A11Y-7]`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
