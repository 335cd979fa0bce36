import { challengeWords } from '@bank/site/words/common/challenge/words';
import { staffWords } from '@bank/site/words/personal/staff/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { answerSum, askForSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';

const STAFF_SEARCH = '/personal/personalSearch';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const ASK = { name: '查询', exact: true } as const;

for (const { language, at, words } of LANGUAGES) {
  test(`looks up a member of staff without script, by the picture and by a sum, in ${language} [S2-personal] [REL-22]`, async ({
    page,
    site,
  }) => {
    const [staff, challenge] = [await words(staffWords), await words(challengeWords)];
    const number = page.getByRole('textbox', { name: staff['staff.number'] });
    const code = page.getByLabel(challenge['challenge.label'], { exact: true });
    const ask = page.getByRole('button', { name: staff['staff.submit'], exact: true });
    await page.goto(at(STAFF_SEARCH));
    await page.getByRole('radio', { name: staff['staff.byName'] }).check();
    await expect(number).toBeHidden();
    await page.getByRole('radio', { name: staff['staff.byNumber'] }).check();
    await number.fill('011200');
    await ask.click();

    await expectPicture(page);
    await expect(number).toHaveValue('011200');
    const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
    await code.fill(codeInPicture(site.dataDir, captchaKey));
    // The Enter key must look up, not ask for another picture.
    await code.press('Enter');
    await expect(page.getByRole('article', { name: '林曜角' })).toContainText('北京曜华支行');
    expect(page.url()).toBe(site.url + at(STAFF_SEARCH));

    await askForSum(page);
    await number.fill('999999');
    await answerSum(page);
    await ask.click();
    await expect(page.getByText(staff['staff.none'])).toBeVisible();
  });
}

test.describe('who fails the code', () => {
  test.use({ expectedConsole: /422/ });

  test('is told without script what to mend [STAFF-2]', async ({ page }) => {
    await page.goto(STAFF_SEARCH);
    await page.getByLabel('工号', { exact: true }).fill('0');
    await page.getByRole('button', ASK).click();
    await expect(page.getByRole('group', { name: '有 1 处需要修改' })).toContainText('工号由 2 至 20 位');
    await page.getByLabel('工号', { exact: true }).fill('011200');
    await page.getByLabel('验证码', { exact: true }).fill('0000');
    await page.getByRole('button', ASK).click();
    await expect(page.getByRole('group', { name: '有 1 处需要修改' })).toContainText('验证码错误');
  });
});
