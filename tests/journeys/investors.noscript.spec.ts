import { investmentWords } from '@bank/site/words/investors/investment/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  test(`finds an announcement without script in ${language} [IR-1]`, async ({ page }) => {
    const ir = await words(investmentWords);
    await page.goto(at('/investment/secondlist?column=601001'));
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill(language === 'CN' ? '绿色金融债券' : 'green');
    await main.getByRole('radio', { name: ir.types['09'] }).check();
    await main.getByRole('button', { name: ir.filter.apply }).click();
    await expect(page).toHaveURL(/\?(?=.*keyword=)(?=.*column=601001)(?=.*type=09)/);
    await expect(main.getByRole('status')).toHaveText(ir.found(2));
    await main.getByRole('link', { name: '2024', exact: true }).click();
    await expect(main.getByRole('status')).toHaveText(ir.found(1));
  });
}

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
