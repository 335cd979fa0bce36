import type { Locator } from '@playwright/test';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { layoutShift, SHIFT_LARGEST } from '../support/layout-shift.ts';
import { expect, test } from '../support/site.ts';

const LANGUAGES = [
  {
    language: 'CN',
    rates: '/personal/personalExchangeRate',
    change: '较昨收',
    spot: '现汇 银行买入价',
    falling: '已按“较昨收”降序排列',
    rising: '已按“较昨收”升序排列',
    given: '已恢复原来的次序',
  },
  {
    language: 'EN',
    rates: '/en/personal/personalExchangeRate',
    change: 'Change',
    spot: 'Transfer Bank buys',
    falling: 'Sorted by “Change”, descending',
    rising: 'Sorted by “Change”, ascending',
    given: 'In the order given again',
  },
];

/** The figures of a column of the table of exchange rates, without marks and signs of percentages. */
async function changes(table: Locator): Promise<number[]> {
  const cells = await table.locator('tbody tr td:nth-last-child(2)').allInnerTexts();
  return cells.map((cell) => Number(cell.replaceAll(/[^\d.−-]/g, '').replace('−', '-')));
}

const names = (table: Locator) => table.locator('tbody th').allInnerTexts();

for (const words of LANGUAGES) {
  test(`sorts rates by a press on a column's head, turns them, and gives them back, in ${words.language}`, async ({
    page,
  }) => {
    await open(page, words.rates);
    const table = page.locator('table#rates');
    const given = await names(table);
    const key = table.getByRole('button', { name: words.change, exact: true });
    const said = page.locator('table#rates + [role=status]');

    await key.click();
    await expect(said).toHaveText(words.falling);
    await expect(table.getByRole('columnheader', { name: words.change, exact: true })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(await changes(table)).toEqual((await changes(table)).toSorted((a, b) => b - a));

    await key.press('Enter');
    await expect(said).toHaveText(words.rising);
    await expect(key).toBeFocused();
    expect(await changes(table)).toEqual((await changes(table)).toSorted((a, b) => a - b));

    await key.press('Space');
    await expect(said).toHaveText(words.given);
    expect(await names(table)).toEqual(given);
    await expect(table.locator('[aria-sort]')).toHaveCount(0);

    await table.getByRole('button', { name: words.spot, exact: true }).click();
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
    expect((await names(table)).toSorted()).toEqual(given.toSorted());
    await expectAccessibleAddress(page, words.rates);
  });
}

test('a history is sorted as a whole, not by its page', async ({ page }) => {
  await open(page, '/personal/personalExchangeRate?currency=USD&range=1Y&view=table');
  const history = page.locator('#history');
  const figures = async () =>
    (await history.locator('tbody td:nth-child(2)').allInnerTexts()).map((text) => Number(text));
  const highest = history.getByRole('link', { name: /^按/ }).nth(1);
  await highest.click();
  await expect(page).toHaveURL(/order=1-down/);
  await expect(history.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
  const first = await figures();
  expect(first).toHaveLength(20);
  expect(first).toEqual(first.toSorted((a, b) => b - a));
  await history.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/order=1-down/);
  await expect.poll(async () => (await figures())[0]).toBeLessThanOrEqual(first.at(-1) ?? 0);
});

test('a list that its address sorts has links for heads', async ({ page }) => {
  await open(page, '/personal/second/fund?view=table');
  const byFall = page.getByRole('link', { name: '按最深下跌排序' });
  await byFall.click();
  await expect(page).toHaveURL(/sort=fall-down/);
  await expect(page.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
  await byFall.press('Enter');
  await expect(page).toHaveURL(/sort=fall-up/);

  await open(page, '/personal/lcmx');
  const byTerm = page.getByRole('link', { name: '按期限排序' });
  await byTerm.click();
  await expect(page).toHaveURL(/sort=term-up/);
  // Whoever sorts by the keyboard goes on from the same head, and hears the order.
  await byTerm.press('Enter');
  await expect(page).toHaveURL(/sort=term-down/);
  await expect(byTerm).toBeFocused();
  await expect(page.getByText('已按“期限”降序排列')).toHaveRole('status');
  await byTerm.press('Enter');
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page.getByText('已恢复原来的次序')).toHaveRole('status');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap sorts a part whose script has not come', async ({ page }) => {
    await open(page, '/personal/second/fundshow?fundCode=012480&tab=indices');
    const table = page.getByRole('table', { name: '财务指标' });
    const head = table.getByRole('columnheader', { name: /资产净值/ });
    await expect(head.getByRole('button')).toHaveCount(0);
    const given = await names(table);
    await head.tap();
    await expect(head).toHaveAttribute('aria-sort', /^(?:a|de)scending$/);
    expect((await names(table)).toSorted()).toEqual(given.toSorted());
  });

  for (const words of LANGUAGES) {
    test(`a tap on a head sorts, and nothing moves as the heads wake, in ${words.language}`, async ({
      page,
    }) => {
      await open(page, words.rates);
      expect(await layoutShift(page)).toBeLessThanOrEqual(SHIFT_LARGEST);
      const table = page.locator('table#rates');
      const key = table.getByRole('button', { name: words.spot, exact: true });
      await key.scrollIntoViewIfNeeded();
      await key.tap();
      await expect(table.locator('[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
      const box = await table.locator('[aria-sort]').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
    });
  }
});
