import { expect, test } from '../support/site.ts';
import { answerSum, askForSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const CHECK = { name: '核对', exact: true } as const;

test('checks a letter without script, by the picture and by a sum [CORP-1] [REL-22]', async ({
  page,
  site,
}) => {
  await page.goto('/company/lettersearch');
  await page.getByLabel('保函编号').fill('BYLY-XA2026-010078');
  await page.getByLabel('保函金额').fill('3783100.00');
  await page.getByLabel('开立日期').first().fill('2026-09-18');
  await expect(page.getByRole('textbox', { name: '校验码' })).toBeHidden();
  await page.getByRole('button', CHECK).click();

  await expectPicture(page);
  const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
  await page.getByLabel('验证码', { exact: true }).fill(codeInPicture(site.dataDir, captchaKey, 'letter'));
  await page.getByLabel('验证码', { exact: true }).press('Enter');
  const result = page.getByRole('region', { name: '核对结果' });
  await expect(result).toContainText('西安分行营业部');
  expect(page.url()).toBe(`${site.url}/company/lettersearch`);

  await askForSum(page);
  await page.getByRole('radio', { name: '校验码' }).check();
  await page.getByRole('textbox', { name: '校验码' }).fill('FTQA9QMX');
  await answerSum(page);
  await page.getByRole('button', CHECK).click();
  await expect(result).toContainText('不相符');
});
