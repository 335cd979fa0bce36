import { expect, test } from '../support/site.ts';

for (const [path, keyword, name, none] of [
  ['/personal/glossary', '跌到其后最低点', '最大回撤', '名词和说明里都没有“彗星”'],
  ['/en/glossary', 'SHARPE', 'Sharpe ratio', 'No term, and no text of one, has “彗星”'],
] as const) {
  test(`finds a term in the head of ${path} without script [FUND-7]`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox');
    await field.fill(keyword);
    await field.press('Enter');
    await expect(main.getByRole('term').filter({ visible: true })).toContainText([name]);
    await expect(main.getByRole('term').first()).toHaveText(name);
    await field.fill('彗星');
    await field.press('Enter');
    await expect(main.getByRole('status')).toContainText(none);
  });
}

test('searches the whole site from the head of its map without script [NAV-11]', async ({ page }) => {
  await page.goto('/sitemap');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('存款保险');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?keyword=/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('存款保险');
});

test('keeps what decides in the head of an industry while its pieces are searched [S2-special]', async ({
  page,
}) => {
  await page.goto('/spesialfinance/second?column=501004');
  const main = page.getByRole('main');
  const facts = main.getByRole('term').filter({ hasText: '最高' });
  await expect(facts).toHaveText('应收账款贷最高');
  await main.getByRole('searchbox').fill('税务');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/keyword=/);
  await expect(facts).toHaveText('应收账款贷最高');
});

test('reads an industry as a table of schemes and a case, and a scheme at full width [S2-special] [SPE-1]', async ({
  page,
}) => {
  await page.goto('/spesialfinance');
  const chapter = page.getByRole('main').getByRole('region', { name: '小微金融' });
  const schemes = chapter.getByRole('table');
  await expect(schemes.getByRole('row', { name: /税务快贷/ })).toContainText('300 万元');
  await expect(chapter.getByRole('heading', { level: 3 })).toHaveText('十七天，从两家店到三家');
  await schemes.getByRole('link', { name: '税务快贷' }).click();
  await expect(page).toHaveURL('/spesialfinance/details?id=small-tax-loan&column=501004');
  const article = page.getByRole('main').getByRole('article');
  const [contents, words] = await Promise.all([
    article.getByRole('navigation', { name: '本文目录' }).boundingBox(),
    article.getByRole('heading', { level: 2 }).filter({ visible: true }).nth(1).boundingBox(),
  ]);
  // The contents stand beside the text, not upon it.
  expect(contents?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? Infinity));
});
