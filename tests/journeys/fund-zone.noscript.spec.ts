import { expect, test } from '../support/site.ts';

const ZONE = '/personal/second/fund';

test('without script the field is a picture with a table behind it, and a level is a link [FUND-1]', async ({
  page,
}) => {
  await page.goto(ZONE);
  const main = page.getByRole('main');
  await expect(
    main.getByRole('img', { name: /只基金的年化波动率与近 1 年收益/ }).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(main.getByRole('img', { name: /近 1 年最深下跌的中位数：/ })).toBeVisible();
  await main.getByRole('link', { name: /^R4 / }).click();
  await expect(page).toHaveURL(`${ZONE}?risk=R4`);
  await expect(main.getByRole('complementary')).toContainText('R4');

  await page.goto(ZONE);
  await main.getByRole('link', { name: '以表格查看' }).click();
  const table = main.getByRole('table', { name: /近 1 年风险与收益/ });
  await expect(table.getByRole('row')).toHaveCount(51);
  await main.getByRole('link', { name: '看图' }).click();
  await expect(page).toHaveURL(ZONE);
});

test('without script the search leads to the list, and a ranking to its type [FUND-1]', async ({ page }) => {
  await page.goto(ZONE);
  const main = page.getByRole('main');
  await main.getByRole('navigation', { name: '按类型看排名' }).getByRole('link', { name: '债券型' }).click();
  await expect(page).toHaveURL(`${ZONE}?type=03#fund-ranking`);
  await expect(main.getByRole('table', { name: '近 1 年居前' }).getByRole('row')).toHaveCount(6);
  const search = page.getByRole('search', { name: '查找基金' });
  await search.getByRole('searchbox').fill('012480');
  await search.getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL('/personal/fundpro?keyword=012480');
});

test('without script every figure says how it is worked out and on what authority', async ({ page }) => {
  await page.goto(ZONE);
  await page
    .getByRole('region', { name: '一张图看清风险与收益' })
    .getByRole('link', { name: '每个数字怎么算' })
    .click();
  await expect(page).toHaveURL('/personal/second/fundmethods');
  const sharpe = page.getByRole('article', { name: '夏普比率' });
  await expect(sharpe).toContainText('（近 1 年收益 − 无风险利率）÷ 年化波动率');
  await expect(sharpe).toContainText('Sharpe，1966、1994');
});

test('without script a comparison says how far funds move together and what both hold [FUND-3]', async ({
  page,
}) => {
  await page.goto('/personal/second/funddb?codes=009126,012480,016935');
  const pairs = page.getByRole('table', { name: '是否真的分散' });
  await expect(pairs.getByRole('row')).toHaveCount(4);
  for (const cell of await pairs.getByRole('cell').filter({ hasText: /\d/ }).all())
    await expect(cell).toHaveText(/^−?[01]\.\d\d\s*(重合|无披露持仓)/);
});
