import { expect, test } from '../support/site.ts';

const CN = '/personal/personalExchangeRate';

test('converts, finds and shows a history without script [FX-3] [FX-5] [FX-7]', async ({ page }) => {
  await page.goto(CN);
  const form = page.locator('#converter');
  await form.getByLabel('金额', { exact: true }).fill('2,500');
  await form.getByLabel('我有').selectOption('CNY');
  await form.getByLabel('换成').selectOption('JPY');
  await form.getByLabel('现钞（纸币、硬币）').check();
  await form.getByRole('button', { name: '换算' }).click();
  await expect(page).toHaveURL(/amount=2%2C500.*#converter$/);
  // 2,500 × 100 ÷ 4.5744 = 54,651.9762…, and yen have no smaller unit.
  await expect(form.getByText('54,652', { exact: true })).toBeVisible();
  await expect(form.getByText('2,500.00 × 100 ÷ 4.5744 ≈ 54,652 日元')).toBeVisible();

  await form.getByRole('link', { name: '互换币种' }).click();
  await expect(form.getByLabel('我有')).toHaveValue('JPY');
  // 2,500 × 4.3998 ÷ 100 = 109.995
  await expect(form.getByText('110.00', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('searchbox').fill('ruidian');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page.locator('#rates').getByRole('rowheader')).toHaveText(['瑞典克朗 SEK']);
  await page.locator('#rates').getByRole('link', { name: '瑞典克朗 SEK' }).click();
  const history = page.locator('#history');
  await history.getByRole('link', { name: '1 周' }).click();
  await history.getByRole('link', { name: '以表格查看' }).click();
  await expect(history.getByRole('row').nth(1)).toContainText('2026-11-19');
  // Buttons that would do nothing are not there.
  await expect(page.getByRole('button', { name: '刷新' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /收藏/ })).toHaveCount(0);
});

test('says what the quote was at a time of a day without script [FX-5] [FX-7]', async ({ page, request }) => {
  await page.goto(CN);
  const quotes = page.locator('#quotes');
  await quotes.getByLabel('日期').selectOption('2026-11-18');
  await quotes.getByLabel('时间').fill('14:40');
  await quotes.getByRole('button', { name: '查询当时牌价' }).click();
  await expect(page).toHaveURL(/day=2026-11-18&time=14%3A40#quotes$/);
  await expect(quotes.getByRole('status')).toContainText('执行的是 2026-11-18 14:30:00 发布的牌价');
  // (709.60 − 706.64) ÷ 100 = 0.0296 yuan for a dollar.
  await expect(quotes.locator('dl')).toContainText('296 点（0.42%）');
  await quotes.getByText('查看全部 28 次报价').click();
  await expect(quotes.getByRole('row')).toHaveCount(29);
  const file = await request.get(
    (await quotes.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('USD,2026-11-18,14:30:00,100,707.69,706.64,709.60,700.89,709.60\r\n');

  await page.goto(`/en${CN}?time=25:99`);
  await expect(page.getByText('Time must be between 00:00 and 23:59, such as 14:30')).toBeVisible();
});

test('says what is wrong with an amount without script [FX-3]', async ({ page }) => {
  await page.goto(`/en${CN}?amount=1,5`);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Amount must be a number, such as 10000 or 10000.50')).toBeVisible();
});

test('says which rate applies to what one wants to do, with an example of each [FX-4]', async ({ page }) => {
  for (const { path, head, rates } of [
    { path: CN, head: '您要办的事', rates: ['现汇买入价', '现钞买入价', '现汇卖出价', '现钞卖出价'] },
    {
      path: `/en${CN}`,
      head: 'What you want to do',
      rates: ['transfer buying', 'note buying', 'transfer selling', 'note selling'],
    },
  ]) {
    await page.goto(path);
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: head }) });
    // 1,000 dollars at 707.15, 701.40 and 710.12 for a hundred.
    for (const [index, sum] of ['7,071.50', '7,014.00', '7,101.20', '7,101.20'].entries()) {
      const row = table.getByRole('row').nth(index + 1);
      await expect(row).toContainText(new RegExp(rates[index] ?? '', 'i'));
      await expect(row).toContainText(sum);
    }
  }
});

test('without script an emptied amount and an unknown currency are asked for [FX-3]', async ({ page }) => {
  await page.goto('/personal/personalExchangeRate?amount=');
  await expect(page.getByText('请填写金额')).toBeVisible();
  await expect(page.locator('#converter')).not.toContainText('7,071.50');
  await page.goto('/personal/personalExchangeRate?from=XYZ&amount=5');
  await expect(page.getByLabel('我有')).toHaveAccessibleDescription('请选择币种');
  await page.goto('/personal/personalExchangeRate?keyword=港币');
  await expect(page.getByRole('rowheader', { name: /港元/ })).toBeVisible();
});
