import { challengeWords } from '@bank/site/words/common/challenge/words';
import { letterWords } from '@bank/site/words/company/letters/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { answerSum, askForSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

for (const { language, at, words } of LANGUAGES) {
  test(`checks a letter without script, by the picture and by a sum, in ${language} [CORP-1] [REL-22]`, async ({
    page,
    site,
  }) => {
    const [letters, challenge] = [await words(letterWords), await words(challengeWords)];
    const code = page.getByLabel(challenge['challenge.label'], { exact: true });
    const checkCode = page.getByRole('textbox', { name: letters['letters.code'] });
    const check = page.getByRole('button', { name: letters['letters.submit'], exact: true });
    await page.goto(at('/company/lettersearch'));
    await page.getByLabel(letters['letters.number']).fill('BYLY-XA2026-010078');
    await page.getByLabel(letters['letters.amount']).fill('3783100.00');
    await page.locator('input[type="date"]').fill('2026-09-18');
    await expect(checkCode).toBeHidden();
    await check.click();

    await expectPicture(page);
    const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
    await code.fill(codeInPicture(site.dataDir, captchaKey, 'letter'));
    await code.press('Enter');
    const result = page.getByRole('region', { name: letters['letters.result'], exact: true });
    await expect(result).toContainText(letters['letters.status.VALID']);
    await expect(result).toContainText('西安分行营业部');
    expect(page.url()).toBe(site.url + at('/company/lettersearch'));

    await askForSum(page);
    await page.getByRole('radio', { name: letters['letters.byCode'] }).check();
    await checkCode.fill('FTQA9QMX');
    await answerSum(page);
    await check.click();
    await expect(result).toContainText(letters['letters.unmatchedText']);
  });
}
