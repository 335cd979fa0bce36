import { expect, test } from '../support/site.ts';

test('finds an announcement without script [IR-1]', async ({ page }) => {
  await page.goto('/investment/secondlist?column=601001');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('绿色金融债券');
  await main.getByRole('radio', { name: '债券与资本' }).check();
  await main.getByRole('button', { name: '应用筛选' }).click();
  await expect(page).toHaveURL(/\?(?=.*keyword=%)(?=.*column=601001)(?=.*type=09)/);
  await expect(main.getByRole('status')).toHaveText('共 2 份公告');
  await main.getByRole('link', { name: '2024', exact: true }).click();
  await expect(main.getByRole('status')).toHaveText('共 1 份公告');
});

test('reads figures, dates and the board in English without script [IR-2] [IR-4] [IR-6]', async ({
  page,
  request,
}) => {
  await page.goto('/en/investment');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^Bar chart of Total assets/ })).toBeVisible();
  await main.getByText('As a table').first().click();
  await expect(main.getByRole('row', { name: /^Total assets CNY bn/ }).first()).toBeVisible();

  await page.goto('/en/investment/secondlist?column=601005');
  await main.getByRole('textbox', { name: 'Shares held' }).fill('1000');
  await main.getByRole('button', { name: 'Calculate' }).click();
  await expect(page).toHaveURL(/shares=1000/);
  await expect(main.getByRole('row', { name: '2025 4.36 436.00 392.40 348.80' })).toBeVisible();

  await page.goto('/en/investment/secondlist?column=601008');
  const href = await main.getByRole('link', { name: 'Download all dates' }).getAttribute('href');
  expect((await request.get(href ?? '')).headers()['content-type']).toBe('text/calendar; charset=utf-8');

  await page.goto('/en/investment/secondlist?column=601003');
  await expect(main.getByText('The board has 13 directors, 5 of them independent.')).toBeVisible();
  await expect(main.getByRole('row', { name: /^Audit .*Chen Huaijin/ })).toBeVisible();
});
