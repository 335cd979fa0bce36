import { expect, test } from '../support/site.ts';

test('searches, filters, orders and turns the list of fees without script [FEE-1] [FEE-3]', async ({
  page,
}) => {
  await page.goto('/personal/sfbz');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('zhuanzhang');
  await main.getByRole('radio', { name: /^结算/ }).check();
  await main.getByRole('button', { name: '应用筛选' }).click();
  await expect(page).toHaveURL(/keyword=zhuanzhang&category=SETTLEMENT/);
  await expect(main.getByRole('rowheader', { name: '个人跨行柜面转账' })).toBeVisible();

  await page.goto('/personal/sfbz');
  await main.getByRole('combobox', { name: '排序' }).selectOption('按名称拼音');
  await main.getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await main.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/sort=name&page=2$/);
  await expect(main.getByRole('row')).toHaveCount(21);
});

test('reads activities and what stands behind a banner without script [S2-personal] [S2-banner]', async ({
  page,
}) => {
  await page.goto('/personal/eventInformationList');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('社保卡');
  await main.getByRole('button', { name: '查找' }).first().click();
  await main.getByRole('link', { name: /^社保卡换领季/ }).click();
  await expect(main.getByRole('heading', { name: '活动规则' })).toBeVisible();
  await page.goto('/bannerDetail?id=p01-pension');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人养老金，早一年开始');
});
