import { expect, test } from '../support/site.ts';

for (const { language, path, notices, calculate, amount, start, interest, wrong } of [
  {
    language: 'CN',
    path: '/personal/dkll',
    notices: ['1 天通知', '7 天通知'],
    calculate: '开始计算',
    amount: '存入金额',
    start: '存入日',
    interest: '4,350.00 元',
    wrong: '存入金额请填写数字',
  },
  {
    language: 'EN',
    path: '/en/personal/dkll',
    notices: ['1 day’s notice', '7 days’ notice'],
    calculate: 'Calculate',
    amount: 'Amount',
    start: 'Date of deposit',
    interest: 'CNY 4,350.00',
    wrong: 'Amount must be a number',
  },
]) {
  test(`reads rates and calculates without script in ${language} [RATE-1] [RATE-2] [RATE-3]`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('#cny table')).toContainText('1.45');
    for (const notice of notices)
      await expect(page.locator('#cny').getByRole('rowheader', { name: notice })).toBeVisible();
    await page.locator('#cny').getByRole('link', { name: '2025-10-24' }).click();
    await expect(page.locator('#cny table')).toContainText('1.60');
    await expect(page.locator('#rules li').first()).toBeVisible();

    await page.goto(`${path}?column=101005&tab=calculator`);
    // Nobody has asked yet: the terms are compared by an example.
    await expect(page.locator('section[aria-labelledby="compare-title"] table')).toContainText('1.45');
    await page.getByLabel(amount, { exact: true }).fill('x');
    await page.getByLabel(start).fill('2026-11-20');
    await page.getByRole('button', { name: calculate }).click();
    await expect(page.locator('#amount-error')).toContainText(wrong);

    await page.getByLabel(amount, { exact: true }).fill('100000');
    await page.locator('#term').selectOption('3Y');
    await page.getByRole('button', { name: calculate }).click();
    await expect(page).toHaveURL(/#calculator$/);
    await expect(page.locator('#calculator dl')).toContainText(interest);
    await expect(page.getByLabel(amount, { exact: true })).toHaveValue('100000');
  });
}

test('keeps cases side by side and saves for a goal without script [RATE-3] [RATE-6]', async ({ page }) => {
  await page.goto(
    '/personal/dkll?column=101005&tab=calculator&calc=1&kind=FIXED&amount=100000&term=1Y&start=2026-11-20',
  );
  const cases = page.locator('#cases');
  await cases.getByRole('link', { name: '把这次测算加入对比' }).click();
  const calculator = page.locator('#calculator');
  await calculator.locator('#term').selectOption('3Y');
  await calculator.getByRole('button', { name: '开始计算' }).click();
  await cases.getByRole('link', { name: '把这次测算加入对比' }).click();
  await expect(cases.getByRole('row', { name: /与方案 1 相差/ })).toContainText('+3,250.00');
  await cases.getByRole('link', { name: /^移除\s*方案 1$/ }).click();
  await expect(cases.getByRole('columnheader')).toHaveCount(1);

  await calculator.getByRole('link', { name: '存钱目标' }).click();
  await calculator.getByLabel('目标金额').fill('50000');
  await calculator.locator('#term').selectOption('3Y');
  await calculator.getByLabel('存入日').fill('2026-11-20');
  await calculator.getByRole('button', { name: '开始计算' }).click();
  await expect(calculator.getByRole('status')).toHaveText('每月存入 1,369.89 元，到期本息 50,000.30 元');
  // The case is kept through all of it.
  await expect(cases.getByRole('columnheader')).toHaveCount(1);
});

for (const path of ['/finance', '/en/finance']) {
  test(`draws the figures of the financial markets home without script, from ${path} on [MKT-1]`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('img', { name: /5 个基点|5 basis points below/ })).toBeVisible();
    if (path !== '/finance') return;
    await expect(page.getByText('上次调整 2025-05-20').first()).toBeVisible();
    await page.getByText('历次调整').click();
    await expect(page.getByRole('table', { name: '5 年期以上' })).toContainText('−10 个基点');
  });
}

test('repays a loan without script, month by month [RATE-4]', async ({ page }) => {
  await page.goto('/personal/dkll?column=101006&tab=calculator');
  await page.getByLabel('贷款金额').fill('1000000');
  await page.getByLabel('贷款期限').fill('360');
  await page.getByRole('button', { name: '开始计算' }).click();
  const schedule = page.locator('#schedule');
  await expect(schedule.getByRole('row').nth(1)).toContainText('4,490.45');
  await schedule.getByRole('link', { name: '查看全部 360 期' }).click();
  await expect(schedule.getByRole('row')).toHaveCount(361);
  await expect(schedule.getByRole('row').last()).toContainText('0.00');
});

for (const path of ['/personal/dkll', '/en/personal/dkll']) {
  test(`has every table of every version as a file that answers, from ${path} on [RATE-2] [RATE-5]`, async ({
    page,
  }) => {
    for (const column of ['101005', '101006']) {
      await page.goto(`${path}?column=${column}`);
      const versions = await page
        .locator('a[href*="date="]')
        .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
      expect(versions.length).toBeGreaterThan(2);
      for (const version of [page.url(), ...new Set(versions)]) {
        await page.goto(version);
        const files = await page
          .locator('a[download]')
          .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
        expect(files.length).toBeGreaterThan(0);
        for (const file of files) {
          const answer = await page.request.get(file);
          expect(answer.status(), file).toBe(200);
          expect(answer.headers()['content-disposition']).toMatch(
            /^attachment; filename="[^"]+"; filename\*=UTF-8''/,
          );
        }
      }
    }
  });
}
