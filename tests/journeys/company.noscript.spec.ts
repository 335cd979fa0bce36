import { expect, test } from '../support/site.ts';

test('filters services and reads what to bring without script [S2-company] [CORP-3]', async ({ page }) => {
  await page.goto('/company/corporateFinance');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^进出口与保函/ }).click();
  await expect(page).toHaveURL('/company/corporateFinanceList?kind=SERVICE&need=TRADE');
  await expect(main.getByRole('status')).toHaveText('找到 6 项');
  await main.getByRole('searchbox').fill('保函');
  await main.getByRole('button', { name: '应用筛选' }).click();
  await expect(page).toHaveURL(/keyword=.*&need=TRADE$/);
  await expect(main.getByRole('status')).toHaveText('找到 1 项');
  await main.getByRole('link', { name: '保函', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('保函');
  await expect(main.getByRole('region', { name: '怎么办理' }).getByRole('listitem')).toHaveCount(4);
});

test('finds a product paper and a market notice without script [S2-company] [S2-finance] [WLTH-10]', async ({
  page,
}) => {
  await page.goto('/company/second/lccplist');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('GY25500');
  await main.getByRole('combobox', { name: '文件', exact: true }).selectOption('费率公告');
  await main.getByRole('button', { name: '应用筛选' }).click();
  await expect(main.getByRole('status')).toHaveText('1 只产品');
  await expect(main.getByRole('link', { name: /管理费调整公告/ })).toHaveAttribute(
    'href',
    /^\/pdfView\?file=/,
  );

  await page.goto('/finance');
  await main.getByRole('link', { name: '同业业务全部公告' }).click();
  await main.getByRole('link', { name: /同业存单发行计划/ }).click();
  await expect(page).toHaveURL(/\/finance\/second\/detail\?id=20261119-ncd-q4/);
  await expect(main.getByRole('row', { name: /^合计/ })).toHaveText(/280/);
});
