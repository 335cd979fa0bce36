import { expect, test } from '../support/site.ts';
import { answerSum, askForSum, aVisitor } from '../support/challenge.ts';
import { exportFeedback } from '../support/export-feedback.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const SEND = { name: '提交', exact: true } as const;

test('sends feedback without script once, also when the answer is loaded again [FB-1] [REL-22]', async ({
  page,
  site,
}) => {
  const content = '手机号验证的短信有时要等两分钟，希望能快一些。';
  await page.goto('/bobbank/feedback');
  await page.getByRole('radio', { name: '服务' }).check();
  await page.getByLabel('具体内容').fill('太慢了');
  await page.getByRole('button', SEND).click();
  await expect(page.getByRole('link', { name: '具体内容至少填写 10 个字' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '服务' })).toBeChecked();

  await page.getByLabel('具体内容').fill(content);
  await page.getByLabel('邮箱').fill('lin@example.com');
  await askForSum(page);
  await expect(page.getByLabel('具体内容')).toHaveValue(content);
  await expect(page.getByLabel('邮箱')).toHaveValue('lin@example.com');
  await answerSum(page);
  await page.getByRole('button', SEND).click();
  const number = page.getByText(/^FB\d{8}-\w{6}$/);
  const ticketNo = (await number.textContent()) ?? '';
  await page.reload();
  await expect(number).toHaveText(ticketNo);

  const kept = (await exportFeedback(site.dataDir)).filter((one) => one.content === content);
  expect(kept).toEqual([expect.objectContaining({ ticketNo, type: '2', email: 'lin@example.com' })]);
  await page.getByRole('link', { name: '再写一条' }).click();
  await expect(page.getByLabel('具体内容')).toHaveValue('');
});
