import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test, type Site } from '../support/site.ts';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { answerSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';
import { open } from '../support/hydrated.ts';

const LETTERS = '/company/lettersearch';
const CHECK = { name: '核对', exact: true } as const;
const CODE = { name: '验证码', exact: true } as const;

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

async function answerPicture(page: Page, site: Site): Promise<void> {
  await expectPicture(page);
  const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
  await page.getByRole('textbox', CODE).fill(codeInPicture(site.dataDir, captchaKey, 'letter'));
}

for (const width of [1366, 390]) {
  test(`checks a letter that matches, and one with another amount, at ${width} px [CORP-1] [CORP-2] [A11Y-7]`, async ({
    page,
    site,
  }) => {
    const judge = width === 1366 ? expectAccessible : expectAccessibleToo;
    await page.setViewportSize({ width, height: 900 });
    await open(page, LETTERS);
    // Only a code that has been shown is missed.
    await expect(page.locator('[name="captchaKey"]')).not.toHaveValue('');
    await page.getByRole('button', CHECK).click();
    const summary = page.getByRole('group', { name: '有 4 处需要修改' });
    await expect(summary).toBeFocused();
    await judge(page, 'the form with problems');
    await summary.getByRole('link', { name: '请填写保函编号' }).click();
    await expect(page.getByLabel('保函编号')).toBeFocused();

    await page.getByLabel('保函编号').fill('byly-xa2026-010078');
    await page.getByLabel('保函金额').fill('3,783,100');
    await page.getByLabel('开立日期').first().fill('2026-09-18');
    await answerPicture(page, site);
    await page.getByRole('button', CHECK).click();
    await expect(page.getByRole('heading', { name: '核对结果' })).toBeFocused();
    const result = page.getByRole('region', { name: '核对结果' });
    await expect(result).toContainText('相符BYLY-XA2026-010078');
    await expect(result).toContainText('保函在有效期内');
    await expect(result).toContainText('天津****有限公司');
    await expect(result).not.toContainText('远帆');
    await expect(result).not.toContainText('3,783,100');
    await judge(page, 'a match');
    // What was asked and answered stands in no address.
    expect(page.url()).toBe(site.url + LETTERS);

    await page.getByLabel('保函金额').fill('3,783,100.01');
    await page.getByRole('radio', { name: '校验码' }).check();
    await page.getByRole('textbox', { name: '校验码' }).fill('FTQA9QMP');
    await answerPicture(page, site);
    await page.getByRole('button', CHECK).click();
    await expect(result).toContainText('不相符');
    await expect(result).not.toContainText('天津');
    await judge(page, 'no match');

    await page.getByLabel('保函金额').fill('3783100');
    await answerPicture(page, site);
    await page.getByRole('button', CHECK).click();
    await expect(result).toContainText('天津****有限公司');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test.describe('who asks too often', () => {
  test.use({ expectedConsole: /429/ });

  test('is told how long to wait, and loses nothing of what was typed [SEC-12]', async ({
    page,
    request,
  }) => {
    const asked = { letterNo: 'BYLY-XA2026-010078', amount: '1', issueDate: '2026-09-18', captcha: 'AAAA' };
    for (let i = 0; i < 10; i += 1) {
      const data = { ...asked, captchaKey: randomUUID() };
      expect((await request.post('/api/webLetter/query', { data })).status()).toBe(422);
    }
    await open(page, LETTERS);
    await page.getByLabel('保函编号').fill('BYLY-XA2026-010078');
    await page.getByLabel('保函金额').fill('3783100');
    await page.getByLabel('开立日期').first().fill('2026-09-18');
    await page.getByRole('button', { name: '看不清，改做算术题' }).click();
    await answerSum(page);
    await page.getByRole('button', CHECK).click();
    await expect(page.getByText(/操作过于频繁，请 \d+ 秒后再试/)).toBeFocused();
    await expect(page.getByLabel('保函金额')).toHaveValue('3783100');
    await expect(page.getByRole('region', { name: '核对结果' })).toHaveCount(0);
  });
});
