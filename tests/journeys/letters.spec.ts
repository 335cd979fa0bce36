import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { formWords } from '@bank/site/words/common/forms/words';
import { letterWords } from '@bank/site/words/company/letters/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test, type Site } from '../support/site.ts';
import { expectAccessible, expectAccessibleToo, expectNoWider } from '../support/a11y.ts';
import { answerSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';
import { open } from '../support/hydrated.ts';

const LETTERS = '/company/lettersearch';
const CHECK = { name: '核对', exact: true } as const;
const CODE = { name: /^(?:验证码|Verification code)$/ } as const;

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

async function answerPicture(page: Page, site: Site): Promise<void> {
  await expectPicture(page);
  const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
  await page.getByRole('textbox', CODE).fill(codeInPicture(site.dataDir, captchaKey, 'letter'));
}

for (const { language, at, words } of LANGUAGES) {
  test(`checks a letter that matches, and one with another amount, in ${language}, wide and on a phone [CORP-1] [CORP-2] [A11Y-7]`, async ({
    page,
    site,
  }) => {
    const [letters, forms] = [await words(letterWords), await words(formWords)];
    const judge = async (name: string) => {
      await expectAccessible(page, name);
      await page.setViewportSize({ width: 390, height: 900 });
      await expectAccessibleToo(page, `${name} on a phone`);
      await expectNoWider(page, `${name} on a phone`);
      await page.setViewportSize({ width: 1366, height: 900 });
    };
    const number = page.getByLabel(letters['letters.number']);
    const amount = page.getByLabel(letters['letters.amount']);
    const check = page.getByRole('button', { name: letters['letters.submit'], exact: true });
    await open(page, at(LETTERS));
    // Only a code that has been shown is missed.
    await expect(page.locator('[name="captchaKey"]')).not.toHaveValue('');
    await check.click();
    const summary = page.getByRole('group', { name: forms['forms.summary'](4) });
    await expect(summary).toBeFocused();
    await judge('the form with problems');
    await summary.getByRole('link', { name: forms['forms.missing'](letters['letters.number']) }).click();
    await expect(number).toBeFocused();

    await number.fill('byly-xa2026-010078');
    await amount.fill('3,783,100');
    await page.locator('input[type="date"]').fill('2026-09-18');
    await answerPicture(page, site);
    await check.click();
    await expect(page.getByRole('heading', { name: letters['letters.result'], exact: true })).toBeFocused();
    const result = page.getByRole('region', { name: letters['letters.result'], exact: true });
    await expect(result).toContainText(`${letters['letters.matched']}BYLY-XA2026-010078`);
    await expect(result).toContainText(letters['letters.status.VALID']);
    await expect(result).toContainText('天津****有限公司');
    await expect(result).not.toContainText('远帆');
    await expect(result).not.toContainText('3,783,100');
    await judge('a match');
    // What was asked and answered stands in no address.
    expect(page.url()).toBe(site.url + at(LETTERS));

    await amount.fill('3,783,100.01');
    await page.getByRole('radio', { name: letters['letters.byCode'] }).check();
    await page.getByRole('textbox', { name: letters['letters.code'] }).fill('FTQA9QMP');
    await answerPicture(page, site);
    await check.click();
    await expect(result).toContainText(letters['letters.unmatchedText']);
    await expect(result).not.toContainText('天津');
    await judge('no match');

    await amount.fill('3783100');
    await answerPicture(page, site);
    await check.click();
    await expect(result).toContainText('天津****有限公司');
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
