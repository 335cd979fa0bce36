import { expectAccessibleAddress } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const FEES = '/personal/sfbz';
const IN_FORCE = '2026 年 10 月 15 日起执行，共 159 项';

test('finds a fee by its name in the order of pinyin [FEE-1]', async ({ page }) => {
  await open(page, FEES);
  await mark(page);
  await page.getByRole('main').getByRole('combobox', { name: '排序' }).selectOption('按名称拼音');
  await expect(page).toHaveURL(`${FEES}?sort=name`);
  const names = page.getByRole('rowheader').locator('> span:first-child');
  // 本 stands before 贷 and 代, and 账 close to the end: b, d, zh.
  await expect(names.first()).toHaveText(/^[^c-z]/);
  const first = (await names.first().textContent()) ?? '';
  expect(first.localeCompare('存折、存单书面挂失', 'zh-u-co-pinyin')).toBeLessThan(0);

  await page.getByRole('main').locator('nav a[href*="page="]').filter({ hasText: /^8$/ }).click();
  await expect(page).toHaveURL(`${FEES}?sort=name&page=8`);
  await expect(names.filter({ hasText: '账户变动短信通知' })).toBeVisible();
  await expectSameDocument(page);
});

test('finds a fee by the initials of its pinyin, and takes the filters back one by one [FEE-1]', async ({
  page,
}) => {
  await open(page, FEES);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('gs');
  await main.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${FEES}?keyword=gs`);
  await expect(main.getByRole('rowheader', { name: '借记卡书面挂失' })).toBeVisible();
  await main.getByRole('radio', { name: '对公' }).check();
  await expect(page).toHaveURL(`${FEES}?keyword=gs&customer=CORP`);
  await expect(main.getByRole('rowheader', { name: '借记卡书面挂失' })).toHaveCount(0);
  await expect(main.getByRole('rowheader', { name: '支票挂失' })).toBeVisible();
  await main.getByRole('link', { name: '移除 适用对象 对公' }).click();
  await expect(page).toHaveURL(`${FEES}?keyword=gs`);
  await main.getByRole('link', { name: '清除筛选' }).click();
  await expect(page).toHaveURL(FEES);
  await expect(main.getByRole('status').first()).toHaveText('共 159 项');
});

test('shows what is free, with what it cost before [FEE-2] [FEE-3]', async ({ page }) => {
  await open(page, FEES);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '免费项目 51' }).click();
  await expect(page).toHaveURL(`${FEES}?pricing=3`);
  await expect(main.getByRole('status').first()).toHaveText('共 51 项');
  const row = main.getByRole('row', { name: /^AC002/ });
  await expect(row).toContainText('免费');
  await expect(row).toContainText('原价 3 元/季');
});

test('keeps earlier editions and announces the next one three months ahead [FEE-2]', async ({ page }) => {
  await open(page, FEES);
  const main = page.getByRole('main');
  await expect(main.getByText(IN_FORCE)).toBeVisible();
  await expect(main.getByRole('note')).toContainText('2027 年 3 月 1 日起执行新的收费标准');

  await main.getByRole('link', { name: '查看 2025-01-01 版' }).click();
  await expect(page).toHaveURL(`${FEES}?version=2025-01-01`);
  await expect(main.getByRole('note')).toContainText('不是现行价格');
  await expect(main.getByRole('row', { name: /^AC002/ })).toContainText('3 元/季');
  await main.getByRole('link', { name: '查看现行版本' }).click();
  await expect(page).toHaveURL(FEES);

  await main.getByRole('link', { name: '2026-11-16 公告' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于调整部分服务收费标准的公告');
});

test('offers the list as a table to take away and as a document [FEE-2]', async ({ page, request }) => {
  await open(page, `${FEES}?category=CUSTODY`);
  const main = page.getByRole('main');
  const rowsOf = async (name: string) => {
    const address = (await main.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
    const text = await answer.text();
    expect(text.startsWith('\uFEFF编号,类别,项目,')).toBe(true);
    return text.trimEnd().split('\r\n').slice(1);
  };
  expect(await rowsOf('下载 CSV')).toHaveLength(159);
  const custody = await rowsOf('下载查询结果 CSV');
  expect(custody).toHaveLength(7);
  expect(custody[0]).toMatch(/^CT001,托管,证券投资基金托管,/);
  await expect(main.getByRole('link', { name: /^全文副本/ })).toHaveAttribute('href', /^\/pdfView\?/);
});

test('is complete in English [FEE-1]', async ({ page }) => {
  await open(page, `/en${FEES}`);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('cable');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ items?$/);
  await expect(main.getByRole('row', { name: /^FX002/ })).toContainText('CNY 80 each');
  await expect(main.getByRole('heading', { name: 'Terms used in the list' })).toBeVisible();
});

test('leads to every enquiry that needs no sign-in [QRY-1]', async ({ page }) => {
  await open(page, '/personal/ywcx');
  const main = page.getByRole('main');
  for (const name of [
    '外汇牌价',
    '存贷款利率',
    '服务收费标准',
    '销售人员查询',
    '保函查询',
    '网点查询',
    '理财产品',
    '公告与提示',
    '存款保险',
    '意见反馈',
  ]) {
    await expect(main.getByRole('heading', { name, level: 3 }).getByRole('link')).toHaveAttribute(
      'href',
      /^\//,
    );
  }
  await main.getByRole('searchbox').fill('TX26090');
  await main.getByRole('button', { name: '查找产品' }).click();
  await expect(page).toHaveURL(/\/personal\/lcmx\?.*TX26090/);
});

for (const path of [FEES, `/en${FEES}`, `${FEES}?version=2025-01-01&keyword=gs`, '/personal/ywcx']) {
  test(`axe and IBM's engine find nothing on ${path}`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
