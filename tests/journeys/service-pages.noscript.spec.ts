import { expect, test } from '../support/site.ts';

test('a service page can be read whole without script: its answers, its figure as a table [S2-personal]', async ({
  page,
}) => {
  await page.goto('/personal/linkDetails?id=cross-border-transfer');
  const main = page.getByRole('main');
  await main.getByText('一年最多能汇多少').click();
  await expect(main.getByText('等值 5 万美元')).toBeVisible();
  await main.getByText('以表格查看').click();
  await expect(main.getByRole('row', { name: /平日柜面/ })).toContainText('71.01');
});
