import { expect, test } from '../support/site.ts';

const PRODUCT = '/personal/lcmx?prodCode=TX26012';

test('reads a history, its table and an estimate without script [WLTH-4] [WLTH-11]', async ({ page }) => {
  await page.goto(PRODUCT);
  const panel = page.getByRole('region', { name: '净值走势' });
  await expect(panel.getByRole('img').first()).toHaveAccessibleName(/单位净值由 .* 到 /);
  await expect(panel.getByRole('slider')).toHaveCount(0);
  await panel.getByRole('link', { name: '累计净值' }).click();
  await expect(page).toHaveURL(/nav=acc#nav-history$/);
  await panel.getByRole('link', { name: '全部' }).click();
  await expect(panel.getByRole('status')).toContainText(/自 2024 年 5 月 21 日以来，累计净值由/);
  await panel.getByRole('link', { name: '以表格查看' }).click();
  await expect(panel.getByRole('row')).toHaveCount(21);
  await panel.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/rows=2/);

  const estimate = page.getByRole('region', { name: '收益试算' });
  await estimate.getByLabel('投入金额').fill('50000');
  await estimate.getByLabel('假设年化收益率').fill('2');
  await estimate.getByLabel('持有天数').fill('365');
  await estimate.getByRole('button', { name: '试算' }).click();
  // 50,000 × 2 % × 365 ÷ 365 = 1,000.
  await expect(estimate.getByText('+1,000.00')).toBeVisible();
  await expect(page).toHaveURL(/range=ALL/);
});

test('reads what was reached and when it deals without script [WLTH-8]', async ({ page }) => {
  await page.goto(PRODUCT);
  const part = page.getByRole('region', { name: '每一期达到基准了吗' });
  await expect(part.getByRole('img')).toBeVisible();
  await part.getByText('以表格查看').click();
  await expect(part.getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('region', { name: '持有多久，结果如何' }).getByRole('row')).toHaveCount(5);
  await expect(
    page.getByRole('region', { name: '什么时候能买卖' }).getByRole('link', { name: '加入日历' }),
  ).toHaveAttribute('href', '/feed/wealth-openings-TX26012.ics');
});

test('has every drawing of a product as a file that answers, with heads in both languages [WLTH-5] [WLTH-8]', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const rows: Record<string, number> = {};
  for (const [id, file] of [
    ['nav-history', 'wealth-nav'],
    ['attainment', 'wealth-track'],
    ['outcomes', 'wealth-outcomes'],
  ] as const) {
    const link = page.locator(`section#${id}`).getByRole('link', { name: '下载 CSV' }).first();
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(`/download/${file}.csv?prodCode=TX26012`);
    const [chinese, english] = await Promise.all(
      [href, `${href}&language=EN`].map(async (address) => (await page.request.get(address)).text()),
    );
    expect(chinese?.slice(1)).toMatch(/^产品代码,/);
    expect(english?.slice(1)).toMatch(/^Product code,/);
    rows[file] = (chinese ?? '').trim().split('\r\n').length - 1;
  }
  await expect(page.locator('#outcomes tbody tr')).toHaveCount(rows['wealth-outcomes'] ?? 0);
});
