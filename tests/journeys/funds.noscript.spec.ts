import { expect, test } from '../support/site.ts';

test('without script funds are filtered, sorted and given other columns [FUND-1]', async ({ page }) => {
  await page.goto('/personal/fundpro');
  const main = page.getByRole('main');
  await main
    .getByRole('navigation', { name: '基金类型' })
    .getByRole('link', { name: /债券型/ })
    .click();
  await main.getByRole('checkbox', { name: 'R2 中低风险' }).check({ force: true });
  await main.getByRole('button', { name: '应用筛选' }).click();
  await expect(page).toHaveURL(/type=03.*risk=R2/);
  for (const row of await main.locator('tbody tr').all()) await expect(row).toContainText(/债券型.*R2/);
  await main.getByText('选择显示的列').first().click();
  await main.getByRole('checkbox', { name: '成立以来' }).check({ force: true });
  await main.getByRole('button', { name: '显示所选列' }).click();
  await expect(main.getByRole('columnheader', { name: '成立以来' })).toBeVisible();
  await expect(page).toHaveURL(/type=03.*risk=R2.*cols=/);
});

test('without script every tab of a fund, its chart and its months can be read [FUND-2]', async ({
  page,
}) => {
  await page.goto('/personal/second/fundshow?fundCode=012480');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('img', { name: /近 1 年，本基金累计收益率 \+18\.06%，业绩比较基准/ }).first(),
  ).toBeVisible();
  await expect(main.getByText(/表现最差的月份是 \d{4} 年/)).toBeVisible();
  const tabs = main.getByRole('navigation', { name: '基金信息' });
  for (const [tab, heading] of [
    ['资产配置', '投资范围'],
    ['基金经理', '现任与历任基金经理'],
    ['分红记录', '分红政策'],
    ['费率', '赎回费'],
    ['财务指标', '基金发行'],
    ['销售机构', '销售机构'],
    ['公告', '本基金公告'],
  ] as const) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
});

test('without script funds are compared and the range is changed [FUND-3]', async ({ page }) => {
  await page.goto('/personal/second/funddb?codes=009126,012480');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '3 年', exact: true }).click();
  await expect(page).toHaveURL(/codes=009126,012480&range=3Y#curves$/);
  await expect(
    main.getByRole('img', { name: /近 3 年累计收益率：远岫稳健债券 A \+10\.15%/ }).first(),
  ).toBeVisible();
  await main.getByRole('searchbox').fill('huobi');
  await main.getByRole('button', { name: '查找' }).click();
  await main
    .getByRole('link', { name: /^加入对比/ })
    .first()
    .click();
  await expect(main.getByRole('table', { name: '基金逐项对比' }).getByRole('columnheader')).toHaveCount(4);
  await main.getByRole('link', { name: '只看差异项' }).click();
  await expect(main.getByRole('rowheader', { name: /风险等级 不同/ })).toBeVisible();
});

test('without script a money fund’s yield changes by points and its kind is said once [FUND-4]', async ({
  page,
}) => {
  await page.goto('/personal/second/fundshow?fundCode=008734');
  const main = page.getByRole('main');
  await expect(
    main.getByText(/七日年化收益率由 [\d.]+% 到 [\d.]+%，下跌 [\d.]+ 个基点/).first(),
  ).toBeVisible();
  await expect(main).not.toContainText('货币型（货币型）');
  await page.goto('/personal/second/funddb?codes=008734,009126');
  await expect(main.getByRole('row', { name: /万份收益/ })).toContainText('0.4636 元');
  await main.getByRole('link', { name: '近 1 年夏普比率' }).click();
  await expect(page).toHaveURL('/personal/glossary#SHARPE');
  await expect(main.getByText(/超出无风险利率的收益除以波动率/)).toBeVisible();
});

test('without script what a fund holds is said as shares of its net assets [FUND-2]', async ({ page }) => {
  await page.goto('/personal/second/fundshow?fundCode=022127&tab=holdings');
  const held = page.getByRole('region', { name: '持仓' });
  await expect(held).toContainText(/占净值比例，截至 2026-09-30/);
  await expect(held).toContainText(/合计 1\d\d\.\d\d%|合计 100\.00%/);
  await expect(page.getByRole('columnheader', { name: '市值（万元）' })).toBeVisible();
});

test('without script last year’s notices say their year, and counts what they count [FUND-5] [FUND-1]', async ({
  page,
}) => {
  await page.goto('/personal/second/fundshow?fundCode=009126');
  for (const time of await page.getByRole('region', { name: '最新公告' }).getByRole('time').all()) {
    const day = (await time.getAttribute('datetime')) ?? '';
    await expect(time).toHaveText(day.startsWith('2026') ? day.slice(5) : day);
  }
  await page.goto('/personal/fundpro');
  await expect(page.getByRole('status').filter({ hasText: '只基金' })).toHaveText(
    '可申购 281 只，共 300 只基金',
  );
});

test('without script the fee of a purchase and a plan reckoned back answer in the address [FUND-6]', async ({
  page,
}) => {
  await page.goto('/personal/second/fundshow?fundCode=007735');
  const fee = page.getByRole('region', { name: '申购费计算' });
  await fee.getByRole('textbox', { name: '申购金额' }).fill('5,000,000');
  await fee.getByRole('button', { name: '计算' }).click();
  await expect(page).toHaveURL(/sum=5%2C000%2C000/);
  await expect(fee).toContainText('1,000.00 元');
  await expect(fee).toContainText('4,999,000.00 元');
  const plan = page.getByRole('region', { name: '定投回算' });
  await plan.getByRole('textbox', { name: '最近几个月' }).fill('12');
  await plan.getByRole('textbox', { name: '每月几日' }).fill('31');
  await plan.getByRole('button', { name: '计算' }).click();
  await expect(plan).toContainText('每月几日不能高于 28');
  await plan.getByRole('textbox', { name: '每月几日' }).fill('15');
  await plan.getByRole('button', { name: '计算' }).click();
  await expect(plan.getByRole('status')).toContainText('定投 12 期，共投入 12,000.00 元');
});

test('without script every drawing of a fund has a file that answers, with heads in both languages [FUND-2]', async ({
  page,
}) => {
  await page.goto('/personal/second/fundshow?fundCode=012480');
  const rows: Record<string, number> = {};
  for (const [id, file] of [
    ['history-title', 'fund-nav'],
    ['fund-months', 'fund-months'],
    ['fund-windows', 'fund-periods'],
    ['fund-quarters', 'fund-quarters'],
    ['fund-allocation', 'fund-holdings'],
  ] as const) {
    const part = page.locator(`section[aria-labelledby="${id}"]`);
    const href = (await part.getByRole('link', { name: '下载 CSV' }).getAttribute('href')) ?? '';
    expect(href).toBe(`/download/${file}.csv?fundCode=012480`);
    const [chinese, english] = await Promise.all(
      [href, `${href}&language=EN`].map(async (address) => (await page.request.get(address)).text()),
    );
    expect(chinese?.slice(1)).toMatch(/^基金代码,/);
    // What funds hold is told in Chinese alone.
    if (file !== 'fund-holdings') expect(english?.slice(1)).toMatch(/^Fund code,/);
    rows[file] = (chinese ?? '').trim().split('\r\n').length - 1;
  }
  const windows = page.locator('section[aria-labelledby="fund-windows"]');
  await expect(windows.locator('tbody tr')).toHaveCount(rows['fund-periods'] ?? 0);
  const quarters = page.locator('section[aria-labelledby="fund-quarters"]');
  await expect(quarters.getByRole('listitem')).toHaveCount(rows['fund-quarters'] ?? 0);
});
