import { expect, test } from '../support/site.ts';

for (const { path, table, row, all } of [
  { path: '/personal', table: '存 100,000 元，各存期的利息', row: '2 年 1.20 2,400.00', all: '全部存款利率' },
  {
    path: '/en',
    table: 'Interest on CNY 100,000 by term',
    row: '2 years 1.20 2,400.00',
    all: 'All deposit rates',
  },
]) {
  test(`without script the head of ${path} is a drawing and a table of every term`, async ({ page }) => {
    await page.goto(path);
    const head = page.getByRole('main').locator('section').first();
    await expect(head.getByRole('img')).toBeVisible();
    await expect(head.getByRole('table', { name: table }).last()).toBeVisible();
    await expect(head.getByRole('row', { name: row }).last()).toBeVisible();
    await expect(head.getByRole('radio')).toHaveCount(0);
    await expect(head.getByRole('slider')).toHaveCount(0);
    await head.getByRole('link', { name: all }).click();
    await expect(page).toHaveURL(/dkll\?column=/);
  });
}
