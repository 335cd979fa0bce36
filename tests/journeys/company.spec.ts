import { expectAccessibleAddress } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

// The engines take seconds to judge a page; a hero that moves on meanwhile would be judged between two slides.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('finds a way to finance an order, what to bring and where to go [S2-company] [CORP-3]', async ({
  page,
}) => {
  await open(page, '/company');
  await mark(page);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/办理时限/);
  await main.getByRole('link', { name: '全部服务' }).click();
  await expect(page).toHaveURL('/company/corporateFinanceList');
  const filters = page.getByRole('search', { name: '筛选公司金融服务与案例' });
  await filters.getByRole('checkbox', { name: '供应链上下游' }).check();
  await expect(page).toHaveURL(/need=SUPPLY/);
  // In the banner, of the same form.
  await main.getByLabel('所在行业').selectOption({ label: '农业与食品' });
  await expect(page).toHaveURL(/industry=AGRICULTURE/);
  await filters.getByRole('checkbox', { name: '小微企业' }).check();
  await expect(page).toHaveURL(/size=SMALL/);
  await filters.getByRole('radio', { name: '服务', exact: true }).check();
  await expect(main.getByRole('status')).toHaveText('找到 3 项');
  await expect(main.getByRole('navigation', { name: '已选条件' }).getByRole('link')).toHaveText([
    /所在行业 农业与食品/,
    /内容 服务/,
    /供应链上下游/,
    /小微企业/,
    '清除筛选',
  ]);

  await main.getByRole('link', { name: '订单融资' }).click();
  await expect(page).toHaveURL('/company/corporateFinanceDetail?id=order-finance&column=201001');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('订单融资');
  await expect(main.getByText('资料齐全后 3 个工作日')).toBeVisible();
  const papers = main.getByRole('region', { name: '申请材料' });
  await expect(papers.getByRole('listitem').filter({ hasText: '中标通知书或采购订单' })).toBeVisible();
  await expect(main.getByRole('link', { name: '设有对公柜台的网点' })).toHaveAttribute(
    'href',
    '/bobbank/map?service=CORP',
  );
  await main.getByRole('link', { name: /中标通知书当作担保/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/校服厂的 480 万元/);
  await main.getByRole('region', { name: '用到的服务' }).getByRole('link', { name: '订单融资' }).click();
  await expectSameDocument(page);
  await papers.getByRole('link', { name: /订单融资申请材料清单/ }).click();
  await expect(page).toHaveURL(/\/pdfView\?file=[0-9a-f]{24}\.pdf/);
});

test('clears filters that find nothing, and reads a notice [S2-company] [S7-lists]', async ({ page }) => {
  await open(page, '/company/corporateFinanceList?need=MERGER&industry=CULTURE&kind=CASE');
  const main = page.getByRole('main');
  await expect(main.getByText(/^没有符合条件的服务或案例/)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await main.getByRole('link', { name: '清除筛选' }).click();
  await expect(main.getByRole('status')).toHaveText('找到 34 项');

  await page
    .getByRole('navigation', { name: '公司业务' })
    .getByRole('link', { name: '公司业务公告' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('公司业务公告');
  await main.getByRole('searchbox').fill('保函');
  await main.getByRole('searchbox').press('Enter');
  await main.getByRole('link', { name: /电子投标保函新增三个招标平台/ }).click();
  await expect(page).toHaveURL(/\/company\/corporateFinanceDetail\?id=20261106-guarantee-electronic/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/电子投标保函/);
  // The section's menu has it too.
  await main.getByRole('article').getByRole('link', { name: '保函查询' }).click();
  await expect(page).toHaveURL('/company/lettersearch');
});

test('opens the maturity notice of a product among its papers [S2-company] [WLTH-10]', async ({ page }) => {
  await open(page, '/company/second/lccplist');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('9 只产品');
  await main.getByRole('combobox', { name: '文件', exact: true }).selectOption('到期公告');
  await expect(main.getByRole('status')).toHaveText('1 只产品');
  const product = main.getByRole('region', { name: '公曜·半年封闭 12 号' });
  await expect(product).toContainText('已到期');
  await expect(product.getByRole('link', { name: /到期公告/ })).toContainText(/2026-08-12.*PDF/);
  await product.getByRole('link', { name: /到期公告/ }).click();
  await expect(page).toHaveURL(/\/pdfView\?file=[0-9a-f]{24}\.pdf/);
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('reads prices, a line and its notices [S2-finance] [MKT-1]', async ({ page }) => {
  await open(page, '/finance');
  await mark(page);
  const main = page.getByRole('main');
  const rates = main.getByRole('definition');
  await expect(rates.filter({ hasText: /^3\.00%$/ })).toBeVisible();
  await expect(rates.filter({ hasText: /^3\.50%$/ })).toBeVisible();
  await main.getByText('历次调整').click();
  const moves = main.getByRole('table', { name: '1 年期' });
  await expect(moves.getByRole('row', { name: /^2025-05-20/ })).toHaveText(/3\.00%.*−10 个基点/);
  await expect(
    main.getByRole('table', { name: '人民币汇率中间价' }).getByRole('row', { name: /美元/ }),
  ).toHaveText(/100 USD\s*708\.21/);
  await main.getByRole('link', { name: '债券业务全部公告' }).click();
  await expect(page).toHaveURL('/finance/second?column=301005&category=BONDS');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('市场公告');
  const lines = main.getByRole('navigation', { name: '按业务线' });
  await expect(lines.locator('[aria-current]')).toHaveText('债券业务');
  await expect(main.getByRole('status')).toHaveText('共 3 条');
  await lines.getByRole('link', { name: '资产托管' }).click();
  await expect(page).toHaveURL('/finance/second?column=301005&category=CUSTODY');
  await main.getByRole('link', { name: /调整债券估值来源/ }).click();
  await expect(page).toHaveURL(/\/finance\/second\/detail\?id=20261109-custody-valuation/);
  await page.getByRole('navigation', { name: '金融市场' }).getByRole('link', { name: '资产托管' }).click();
  await expect(page).toHaveTitle('资产托管-北曜银行');
  await expect(main.getByRole('region', { name: '业务联系' }).getByRole('link')).toHaveAttribute(
    'href',
    'tel:010-66223360',
  );
  await main.getByRole('link', { name: '基金托管' }).click();
  await expect(main.getByText('净资产的 0.02%–0.25%/年，按合同')).toBeVisible();
  await expectSameDocument(page);
});

for (const path of [
  '/company',
  '/company/corporateFinance',
  '/company/corporateFinanceList?need=TRADE&kind=SERVICE',
  '/company/corporateFinanceDetail?id=working-capital-loan&column=201001',
  '/company/corporateFinanceDetail?id=case-cold-chain&column=201001',
  '/company/second/lccplist',
  '/finance',
  '/finance/second?column=301001',
  '/finance/second?column=301005&category=BONDS',
]) {
  test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
    await expectAccessibleAddress(page, path, { width: 320, height: 800 });
  });
}
