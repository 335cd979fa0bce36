import type { Page } from '@playwright/test';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const TRANSFER = '/personal/linkDetails?id=cross-border-transfer';

async function expectWhole(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('跨境汇款');
  await expect(main.getByRole('link', { name: '开通手机银行' })).toHaveAttribute(
    'href',
    '/personal/linkDetails?id=mobile-banking',
  );
  const steps = main.getByRole('region', { name: '办理步骤' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    '填收款人',
    '选用途，传材料',
    '看清再确认',
    '跟着走',
  ]);
  await expect(main.getByRole('img', { name: /^汇 10,000 美元/ })).toBeVisible();
  await expect(main.getByRole('region', { name: '此刻牌价' })).toContainText(/美元\s*\d+\.\d+/);
}

test('a service page answers whole on direct load, from the menu, after going back and after a reload [S2-personal]', async ({
  page,
}) => {
  await open(page, TRANSFER);
  await expectWhole(page);
  await mark(page);
  const questions = page.getByRole('region', { name: '常问的问题' });
  await expect(questions.getByText('可能扣费')).toBeVisible();
  const second = questions.getByText('填错了收款账号怎么办');
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(questions.getByText('申请修改或退汇')).toBeVisible();
  await page.getByRole('link', { name: '结汇与购汇' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('跨境汇款');
  await page.goBack();
  await expectWhole(page);
  await expectSameDocument(page);
  await page.reload();
  await expectWhole(page);
});

for (const { path, name, section } of [
  { path: '/en/company', name: 'Corporate', section: 'Find a service by need' },
  { path: '/en/finance', name: 'Financial Markets', section: 'Reference prices' },
]) {
  test(`${path} is a home of its own, which its entry of the menu leads to [S3-menu]`, async ({ page }) => {
    await open(page, '/en');
    const entry = page.getByRole('banner').getByRole('link', { name, exact: true });
    await entry.click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name}-Bank of Beiyao`);
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', /./);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(path.slice('/en'.length));
  });
}
