import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/lcmx?column=101003';
const COMPARE = '/personal/personalInvestmentCompare';
const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status').filter({ hasText: '共' });
const names = (page: Page) => main(page).locator('tbody th a');
const filter = (page: Page, name: string) => main(page).getByRole('checkbox', { name, exact: true });
const tick = (page: Page, name: string) => main(page).getByRole('checkbox', { name: `对比 ${name}` });
const tray = (page: Page) => main(page).getByRole('region', { name: '待对比的产品' });

test.describe('the list of wealth products', () => {
  test('filters by ticks without moving page or focus, and the address can be shared [WLTH-1] [SRCH-8]', async ({
    page,
    context,
  }) => {
    await open(page, LIST);
    await mark(page);
    await expect(count(page)).toHaveText('在售 50 只，共 55 只产品');
    const box = filter(page, 'R1 低风险');
    await box.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/risk=R1$/);
    await expect(box).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await filter(page, '随时取').check();
    await expect(page).toHaveURL(/risk=R1&term=T0$/);
    await expect(count(page)).toContainText('共 3 只产品');
    await expect(names(page)).toHaveText(['天枢·日日享', '天枢·美元日日享', '启航·添利现金']);
    await expectSameDocument(page);

    const shared = await context.newPage();
    await open(shared, page.url());
    await expect(names(shared)).toHaveText(['天枢·日日享', '天枢·美元日日享', '启航·添利现金']);
    await expect(filter(shared, 'R1 低风险')).toBeChecked();
    await shared.getByRole('link', { name: '移除条件 随时取' }).click();
    await expect(filter(shared, '随时取')).not.toBeChecked();
    await expect(filter(shared, 'R1 低风险')).toBeChecked();
    await shared.getByRole('link', { name: '清除全部' }).click();
    await expect(shared).toHaveURL(LIST);
    await expect(count(shared)).toHaveText('在售 50 只，共 55 只产品');
  });

  test('finds by code, name, pinyin initials, and leaves the unregistered out [WLTH-1] [WLTH-6]', async ({
    page,
  }) => {
    await open(page, LIST);
    const field = main(page).getByRole('searchbox');
    for (const [typed, found] of [
      ['ty25', '没有符合全部条件的产品。'],
      ['ky2600', '开阳·优选权益'],
      ['TQDYPZ', '天权·多元配置 18 月'],
      ['安养五年', '摇光·安养五年'],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(main(page)).toContainText(found);
    }
    await field.fill('TX26088');
    await field.press('Enter');
    await expect(count(page)).toContainText('共 0 只产品');
    await main(page).getByRole('link', { name: '看全部产品' }).click();
    await expect(page).toHaveURL(LIST);
  });

  test('orders, pages and serves purposes in plain words [WLTH-1] [WLTH-2]', async ({ page }) => {
    await open(page, LIST);
    await main(page).getByRole('combobox', { name: '排序' }).selectOption({ label: '期限由长到短' });
    await expect(page).toHaveURL(/sort=term-down$/);
    await expect(names(page).first()).toHaveText('摇光·安养十年');
    await main(page).getByRole('link', { name: '第 2 页' }).click();
    await expect(page).toHaveURL(/sort=term-down&page=2$/);
    await main(page).getByRole('link', { name: '3 个月内用钱' }).click();
    await expect(page).toHaveURL(/term=T0,T1,T2&sort=term-up$/);
    await expect(main(page).getByRole('link', { name: '3 个月内用钱' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('shows companies their own products only [S2-company]', async ({ page }) => {
    await open(page, '/company/lcmx');
    await expect(count(page)).toContainText('共 8 只产品');
    for (const name of await names(page).allTextContents()) expect(name).toContain('公曜·');
  });

  test('says beside every benchmark that it is no promise, and as of when figures are [WLTH-7] [WLTH-8]', async ({
    page,
  }) => {
    await open(page, LIST);
    const rows = main(page).locator('tbody tr');
    for (const row of await rows.all()) await expect(row).toContainText('不构成收益承诺');
    await expect(main(page)).toContainText('净值数据截至 2026-11-19');
    await expect(main(page)).toContainText('理财非存款，产品有风险，投资须谨慎');
  });
});

test.describe('the comparison', () => {
  test('collects products across pages and opens them side by side [WLTH-3]', async ({ page }) => {
    await open(page, LIST);
    await mark(page);
    await tick(page, '天璇·半年定开 12 号').check();
    await expect(main(page).getByRole('status').filter({ hasText: '已加入对比' })).toHaveText(
      '天璇·半年定开 12 号已加入对比，已选 1 只，最多 4 只',
    );
    await main(page).getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(tray(page)).toContainText('天璇·半年定开 12 号');
    const second = (await names(page).first().textContent()) ?? '';
    await tick(page, second).check();
    await page.reload();
    await expect(tray(page)).toContainText('已选 2 / 4');
    await tray(page).getByRole('link', { name: '开始对比' }).click();
    await expect(page).toHaveURL(/personalInvestmentCompare\?codes=TX26012,[A-Z0-9]+$/);
    await expect(main(page).getByRole('columnheader')).toHaveCount(3);
  });

  test('takes four and says that it is full [WLTH-3]', async ({ page }) => {
    await open(page, LIST);
    const boxes = main(page).getByRole('checkbox', { name: /^对比 / });
    for (let index = 0; index < 4; index += 1) await boxes.nth(index).check();
    await boxes.nth(4).click();
    await expect(boxes.nth(4)).not.toBeChecked();
    await expect(main(page).getByText('最多同时对比 4 只，请先移除一只')).toBeVisible();
    await tray(page).getByRole('button', { name: /^移除/ }).first().click();
    await boxes.nth(4).check();
    await expect(tray(page)).toContainText('已选 4 / 4');
    await tray(page).getByRole('button', { name: '清空' }).click();
    await expect(tray(page)).toHaveCount(0);
  });

  test('marks what differs, for the eye and for the ear, and can show that alone [WLTH-3]', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${COMPARE}?codes=TX26012,TJ25031,TQ25011`);
    await expect(main(page).getByRole('columnheader')).toHaveCount(4);
    await expect(main(page).getByRole('rowheader', { name: '风险等级 不同' })).toBeVisible();
    await expect(main(page).getByRole('rowheader', { name: '产品状态', exact: true })).toBeVisible();
    const rowCount = await main(page).locator('tbody tr').count();
    await main(page).getByRole('link', { name: '只看差异项' }).click();
    await expect(page).toHaveURL(/only=different$/);
    await expect(main(page).getByRole('rowheader', { name: '产品状态' })).toHaveCount(0);
    expect(await main(page).locator('tbody tr').count()).toBeLessThan(rowCount);

    await main(page).getByRole('button', { name: '复制链接' }).click();
    await expect(main(page).getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('adds by a search and takes out again [WLTH-3]', async ({ page }) => {
    await open(page, `${COMPARE}?codes=TX26012,NOSUCH`);
    await expect(main(page)).toContainText('没有找到可以对比的产品：NOSUCH');
    await main(page).getByRole('searchbox').fill('安养五年');
    await page.keyboard.press('Enter');
    await main(page).getByRole('link', { name: '加入对比 摇光·安养五年' }).click();
    await expect(page).toHaveURL(`${COMPARE}?codes=TX26012,YG26020`);
    await expect(main(page).getByRole('columnheader')).toHaveCount(3);
    await main(page).getByRole('link', { name: '移除 天璇·半年定开 12 号' }).click();
    await expect(page).toHaveURL(`${COMPARE}?codes=YG26020`);
  });
});

test.describe('the comparison on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('shows two at a time under heads that stay, and another in the place of one [WLTH-3]', async ({
    page,
  }) => {
    await open(page, `${COMPARE}?codes=TX26012,TJ25031,TQ25011`);
    await mark(page);
    const heads = main(page).getByRole('columnheader');
    await expect(heads.filter({ visible: true })).toHaveCount(2);
    await expect(heads.filter({ visible: true }).first()).toContainText('天璇·半年定开 12 号');
    await heads.filter({ hasText: '天玑' }).getByText('换一只').click();
    await main(page)
      .getByRole('link', { name: '换成 天权·多元配置一年持有' })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/pair=TX26012,TQ25011$/);
    await expect(heads.filter({ visible: true }).nth(1)).toContainText('天权·多元配置一年持有');
    await expectSameDocument(page);

    const row = main(page).getByRole('row', { name: /投资范围/ });
    await expect(row.getByRole('cell').filter({ visible: true })).toHaveCount(2);
    await main(page)
      .getByRole('rowheader', { name: /产品状态/ })
      .scrollIntoViewIfNeeded();
    await expect(heads.filter({ visible: true }).first()).toBeInViewport();
    // The page scrolls, and nothing inside it does.
    expect(
      await main(page)
        .getByRole('table')
        .evaluate((table) => {
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            element !== document.documentElement &&
            (/auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
          return scrolls(table);
        }),
    ).toBe(false);
  });
});

for (const viewport of [undefined, PHONE]) {
  test.describe(`at ${viewport?.width ?? 1366} px`, () => {
    if (viewport !== undefined) test.use({ viewport });

    test('list, tray and comparison are accessible and no wider than the window [A11Y-7]', async ({
      page,
    }) => {
      const judge = viewport === undefined ? expectAccessible : expectAccessibleToo;
      await open(page, LIST);
      await judge(page, 'the list');
      await main(page).locator('summary').click();
      await judge(page, 'the list with all filters');
      await tick(page, '天枢·日日享').check();
      // At the end of the page, where the tray lies over nothing.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await judge(page, 'the list with the tray');
      await open(page, `${LIST}&risk=R5&term=T1`);
      await judge(page, 'the empty list');
      for (const query of [
        '',
        '?codes=TX26012,TJ25031,TQ26005',
        '?codes=TX26012&add=天枢',
        '?codes=TX26012,TJ25031,TQ26005,KY26002',
        '?codes=TX26012,TJ25031,KY26002&pair=TJ25031,KY26002&only=different',
      ]) {
        await open(page, COMPARE + query);
        await judge(page, `the comparison ${query}`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider).toBeLessThanOrEqual(0);
      }
    });
  });
}
