import { feedbackWords } from '@bank/site/words/bank/feedback/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { answerSum, askForSum, aVisitor } from '../support/challenge.ts';
import { exportFeedback } from '../support/export-feedback.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

for (const { language, at, words } of LANGUAGES) {
  test(`sends feedback without script once, also when the answer is loaded again, in ${language} [FB-1] [REL-22]`, async ({
    page,
    site,
  }) => {
    const feedback = await words(feedbackWords);
    const text =
      language === 'CN'
        ? '手机号验证的短信有时要等两分钟，希望能快一些。'
        : 'Text messages with codes sometimes take two minutes.';
    const content = page.getByLabel(feedback['feedback.content'], { exact: true });
    const email = page.getByLabel(feedback['feedback.email']);
    const service = page.getByRole('radio', { name: feedback['feedback.type.2'], exact: true });
    const send = page.getByRole('button', { name: feedback['feedback.submit'], exact: true });
    await page.goto(at('/bobbank/feedback'));
    await service.check();
    await content.fill(language === 'CN' ? '太慢了' : 'Slow');
    await send.click();
    await expect(page.getByRole('link', { name: feedback['feedback.tooShort'](10) })).toBeVisible();
    await expect(service).toBeChecked();

    await content.fill(text);
    await email.fill('lin@example.com');
    await askForSum(page);
    await expect(content).toHaveValue(text);
    await expect(email).toHaveValue('lin@example.com');
    await answerSum(page);
    await send.click();
    const number = page.getByText(/^FB\d{8}-\w{6}$/);
    const ticketNo = (await number.textContent()) ?? '';
    await page.reload();
    await expect(number).toHaveText(ticketNo);

    const kept = (await exportFeedback(site.dataDir)).filter((one) => one.content === text);
    expect(kept).toEqual([
      expect.objectContaining({ ticketNo, type: '2', email: 'lin@example.com', language }),
    ]);
    await page.getByRole('link', { name: feedback['feedback.again'] }).click();
    await expect(content).toHaveValue('');
  });
}
