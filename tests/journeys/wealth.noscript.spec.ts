import { expect, test } from '../support/site.ts';

test('without script the filters apply by their button and the address holds them [WLTH-1]', async ({
  page,
}) => {
  await page.goto('/personal/lcmx?column=101003');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'R4 中高风险' }).check({ force: true });
  await main.getByRole('checkbox', { name: 'R5 高风险' }).check({ force: true });
  await main.getByRole('button', { name: '应用筛选' }).click();
  await expect(page).toHaveURL(/risk=R4&risk=R5/);
  for (const row of await main.locator('tbody tr').all()) await expect(row).toContainText(/R[45]/);
  await main.getByRole('combobox', { name: '排序' }).selectOption({ label: '风险由低到高' });
  await main.getByRole('button', { name: '排序' }).click();
  await expect(page).toHaveURL(/risk=R4,R5|risk=R4%2CR5/);
  await expect(main.locator('tbody tr').first()).toContainText('R4');
});

test('without script ticked products open side by side, and differences can be shown alone [WLTH-3]', async ({
  page,
}) => {
  await page.goto('/personal/lcmx?column=101003');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: '对比 天枢·日日享' }).check();
  await main.getByRole('checkbox', { name: '对比 天玑·增强一年持有' }).check();
  await main.getByRole('button', { name: '对比所选产品' }).click();
  await expect(main.getByRole('columnheader')).toHaveCount(3);
  await main.getByRole('link', { name: '只看差异项' }).click();
  await expect(page).toHaveURL(/codes=TS24001,TJ25031&only=different$/);
  await expect(main.getByRole('rowheader', { name: '风险等级 不同' })).toBeVisible();
});
