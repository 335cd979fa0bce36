import { expect, test } from '../support/site.ts';
import { answerSum, askForSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';

const STAFF_SEARCH = '/personal/personalSearch';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const ASK = { name: '查询', exact: true } as const;

test('looks up a member of staff without script, by the picture and by a sum [S2-personal] [REL-22]', async ({
  page,
  site,
}) => {
  await page.goto(STAFF_SEARCH);
  await page.getByLabel('按姓名和网点').check();
  await expect(page.getByLabel('工号', { exact: true })).toBeHidden();
  await page.getByLabel('按工号').check();
  await page.getByLabel('工号', { exact: true }).fill('011200');
  await page.getByRole('button', ASK).click();

  await expectPicture(page);
  await expect(page.getByLabel('工号', { exact: true })).toHaveValue('011200');
  const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
  await page.getByLabel('验证码', { exact: true }).fill(codeInPicture(site.dataDir, captchaKey));
  // The Enter key must look up, not ask for another picture.
  await page.getByLabel('验证码', { exact: true }).press('Enter');
  await expect(page.getByRole('article', { name: '林曜角' })).toContainText('北京曜华支行');
  expect(page.url()).toBe(site.url + STAFF_SEARCH);

  await askForSum(page);
  await page.getByLabel('工号', { exact: true }).fill('999999');
  await answerSum(page);
  await page.getByRole('button', ASK).click();
  await expect(page.getByText('没有查到这位销售人员')).toBeVisible();
});

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
