import { readFile } from 'node:fs/promises';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

/* What each language calls the parts that the journeys meet. */
const LANGUAGES = [
  {
    language: 'CN',
    path: '/personal/dkll',
    deposits: '人民币存款挂牌利率',
    effective: '自 2026 年 11 月 12 日起执行',
    earlier: '您正在查看 2026 年 5 月 22 日起执行的利率',
    toCurrent: '查看现行利率',
    loans: '贷款利率与 LPR',
    tryFirstHome: '按首套个人住房贷款利率试算',
    amount: '贷款金额',
    months: '贷款期限',
    calculate: '开始计算',
    announced: '等额本息首月还款 4,243.05 元，等额本金首月还款 5,319.45 元',
    missing: '请填写贷款金额',
    principal: '等额本金',
    all: '查看全部 360 期',
    csv: '下载明细 CSV',
  },
  {
    language: 'EN',
    path: '/en/personal/dkll',
    deposits: 'Posted renminbi deposit rates',
    effective: 'In force from 12 November 2026',
    earlier: 'These are the rates in force from 22 May 2026',
    toCurrent: 'See current rates',
    loans: 'Loan rates and LPR',
    tryFirstHome: 'Calculate at the rate of First-home mortgage',
    amount: 'Loan amount',
    months: 'Loan term',
    calculate: 'Calculate',
    announced: 'Equal instalments begin with CNY 4,243.05, equal principal with CNY 5,319.45',
    missing: 'Enter the loan amount',
    principal: 'Equal principal',
    all: 'Show all 360 months',
    csv: 'Download schedule (CSV)',
  },
];

for (const words of LANGUAGES) {
  test(`reads an earlier version of the deposit rates in ${words.language} and comes back [RATE-1] [RATE-2]`, async ({
    page,
  }) => {
    await open(page, words.path);
    await mark(page);
    const table = page.getByRole('table', { name: words.deposits });
    const section = page.locator('#cny');
    await expect(section).toContainText(words.effective);
    // One year: 1.10 now, 1.15 before.
    await expect(table.getByRole('row').nth(4)).toContainText('1.10');
    await expect(table.getByRole('row').nth(4)).toContainText('−5');

    await section.getByRole('link', { name: '2026-05-22' }).click();
    await expect(page).toHaveURL(/date=2026-05-22/);
    await expect(section).toContainText(words.earlier);
    await expect(table.getByRole('row').nth(4)).toContainText('1.15');
    await section.getByRole('link', { name: words.toCurrent }).click();
    await expect(section).toContainText(words.effective);
    await expectSameDocument(page);
  });

  test(`calculates a mortgage from its line in the table in ${words.language} and passes the answer on [RATE-4] [RATE-6]`, async ({
    page,
  }) => {
    await open(page, `${words.path}?column=101006`);
    await mark(page);
    await page.getByRole('link', { name: words.tryFirstHome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: words.calculate, exact: true }).click();

    // What is missing is said once for all and at its field; the summary has the focus and leads there.
    const summary = page.locator('#calculator [role="group"][tabindex="-1"]');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: words.missing }).click();
    const amount = page.getByLabel(words.amount, { exact: true });
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(new RegExp(words.missing));

    await amount.fill('1,000,000');
    await page.getByLabel(words.months, { exact: true }).fill('360');
    await page.getByLabel(words.months, { exact: true }).press('Enter');
    await expect(page.locator('#calculator').getByRole('status')).toHaveText(words.announced);
    await expect(summary).toHaveCount(0);
    // The visitor stays at the form; the question stands in the address.
    await expect(page.getByLabel(words.months, { exact: true })).toBeFocused();
    await expectSameDocument(page);

    const schedule = page.locator('#schedule');
    await schedule.getByRole('link', { name: words.all }).click();
    await expect(schedule.getByRole('row')).toHaveCount(361);
    await schedule.getByRole('link', { name: words.principal }).click();
    await expect(schedule.getByRole('row').nth(1)).toContainText('5,319.45');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      schedule.getByRole('button', { name: words.csv }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(361);
    expect(lines[1]).toBe('1,,5319.45,2777.78,2541.67,997222.22');

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.locator('#calculator').getByRole('status')).toHaveText(words.announced);
    await other.close();
  });

  test(`is accessible in every view in ${words.language} [A11Y-7]`, async ({ page }) => {
    const deposit = 'column=101005&tab=calculator';
    const loan = 'column=101006&tab=calculator';
    for (const query of [
      '',
      '?date=2026-06-01',
      '?column=101006',
      '?column=101006&view=table',
      `?${deposit}&calc=1&kind=FIXED&amount=100000&term=3Y&start=2026-11-20&end=2027-02-20`,
      `?${deposit}&calc=1&kind=CALL&amount=1`,
      `?${loan}&calc=1&amount=1000000&months=36&by=5Y&points=-45&m1=12&a1=10000&first=2026-12-20`,
    ]) {
      await expectAccessibleAddress(page, words.path + query);
    }
  });
}

test('goes back from one answer to the one before, form and all [RATE-3] [RATE-6]', async ({ page }) => {
  await open(page, '/personal/dkll?column=101005&tab=calculator');
  // The day of deposit is filled in: only the browser knows what day it is.
  await expect(page.getByLabel('存入日')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
  await page.getByLabel('存入日').fill('2026-11-20');
  await page.getByLabel('存入金额').fill('100000');
  await page.getByLabel('存期', { exact: true }).selectOption('3Y');
  await page.getByRole('button', { name: '开始计算' }).click();
  const answer = page.locator('#calculator').getByRole('status');
  await expect(answer).toHaveText('利息 4,350.00 元，本息合计 104,350.00 元');

  await page.getByText('更多条件').click();
  await page.getByLabel('支取日').fill('2027-02-20');
  await page.getByRole('button', { name: '开始计算' }).click();
  await expect(answer).toHaveText('利息 12.78 元，本息合计 100,012.78 元');
  await expect(page.locator('#calculator')).toContainText('比持有到期少 4,337.22 元');

  await page.goBack();
  await expect(answer).toHaveText('利息 4,350.00 元，本息合计 104,350.00 元');
  await expect(page.getByLabel('支取日')).toHaveValue('');
});

test('reads the LPR as a chart, as a table and as a file [RATE-1]', async ({ page, request }) => {
  await open(page, '/personal/dkll?column=101006');
  const panel = page.locator('#lpr');
  await expect(panel.getByRole('status')).toContainText('由 4.25% 到 3.00%，下跌 125 个基点');
  await panel.getByRole('link', { name: '3 年', exact: true }).click();
  await expect(page).toHaveURL(/range=3Y/);
  await panel.getByRole('link', { name: '以表格查看' }).click();
  await expect(panel.getByRole('row').nth(1)).toContainText('2026-11-20');

  const file = await request.get((await panel.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toContain("filename*=UTF-8''LPR");
  expect(await file.text()).toContain('2019-08-20,4.25,4.85\r\n');
});
