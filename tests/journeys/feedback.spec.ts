import { opinionWords } from '@bank/site/words/articles/opinion/words';
import { feedbackWords } from '@bank/site/words/bank/feedback/words';
import { formWords } from '@bank/site/words/common/forms/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { answerSum, askForSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';
import { exportFeedback } from '../support/export-feedback.ts';
import { hydrated, open } from '../support/hydrated.ts';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const SEND = { name: '提交', exact: true } as const;
const CONTENT = '网点分布页很好用，希望地图能记住上次选择的城市。';
const ARTICLE = '/bobbank/seconddetail?id=20261120-q3-results&column=701001';

test.describe('whose connection fails', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ });

  for (const { language, at, words } of LANGUAGES) {
    test(`says what it thinks of a piece of news, keeps its draft, sends it, and the staff find it, in ${language} [FB-1] [FB-2] [FB-3]`, async ({
      page,
      site,
    }) => {
      const [opinion, feedback] = [await words(opinionWords), await words(feedbackWords)];
      const forms = await words(formWords);
      const text = language === 'CN' ? CONTENT : 'The page of branches is useful; I wish it kept my city.';
      const content = page.getByLabel(feedback['feedback.content'], { exact: true });
      const phone = page.getByLabel(feedback['feedback.phone']);
      const send = page.getByRole('button', { name: feedback['feedback.submit'], exact: true });
      await open(page, at(ARTICLE));
      await page.getByRole('button', { name: opinion['opinion.no'], exact: true }).click();
      await expect(page.getByText(opinion['opinion.sorry'])).toBeVisible();
      await expect(page.getByRole('button', { name: opinion['opinion.yes'], exact: true })).toHaveCount(0);
      await page.getByRole('link', { name: opinion['opinion.feedback'] }).click();
      await expect(page.getByText(feedback['feedback.page'](at(ARTICLE)))).toBeVisible();
      // Only a code that has been shown is missed.
      await expect(page.locator('[name="captchaKey"]')).not.toHaveValue('');
      await send.click();
      const summary = page.getByRole('group', { name: forms['forms.summary'](3) });
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: feedback['feedback.typeMissing'] }).click();
      await expect(page.getByRole('radio', { name: feedback['feedback.type.1'], exact: true })).toBeFocused();

      await page.getByRole('radio', { name: feedback['feedback.type.5'], exact: true }).check();
      await content.fill(`${text} 4111 1111 1111 1111`);
      await askForSum(page);
      await answerSum(page);
      await send.click();
      await expect(page.getByRole('link', { name: feedback['feedback.card'] })).toBeVisible();
      await expect(page.getByRole('link', { name: feedback['feedback.needsContact'] })).toBeVisible();
      await content.fill(text);
      await phone.fill('138 0013 8000');

      await page.route('**/api/webFeedback/submit', (route) => route.abort());
      await send.click();
      await expect(page.getByText(feedback['feedback.network'])).toBeFocused();
      await page.unroute('**/api/webFeedback/submit');
      await page.reload();
      await expect(page.getByText(feedback['feedback.restored'])).toBeVisible();
      await expect(content).toHaveValue(text);
      await expect(page.getByRole('radio', { name: feedback['feedback.type.5'], exact: true })).toBeChecked();
      // How to reach somebody is kept nowhere.
      await expect(phone).toHaveValue('');

      await phone.fill('138 0013 8000');
      await askForSum(page);
      await answerSum(page);
      await send.click();
      await expect(page.getByRole('heading', { name: feedback['feedback.received'] })).toBeFocused();
      const ticketNo = (await page.getByText(/^FB\d{8}-\w{6}$/).textContent()) ?? '';
      const kept = (await exportFeedback(site.dataDir)).filter((one) => one.ticketNo === ticketNo);
      expect(kept).toEqual([
        expect.objectContaining({
          type: '5',
          content: text,
          phone: '13800138000',
          pageUrl: at(ARTICLE),
          language,
        }),
      ]);

      await page.getByRole('link', { name: feedback['feedback.again'] }).click();
      await expect(content).toHaveValue('');
      await page.reload();
      await expect(content).toHaveValue('');
    });
  }
});

test('keeps what was typed before the page came alive over a reload after errors [FB-1]', async ({
  page,
}) => {
  let arrive = () => {};
  const slow = new Promise<void>((done) => (arrive = done));
  // The head's own script stays: a page without it is not drawn.
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/bobbank/feedback', { waitUntil: 'commit' });
  const details = page.getByLabel('具体内容');
  await details.fill(CONTENT);
  arrive();
  await hydrated(page);
  await page.getByRole('button', SEND).click();
  await expect(page.getByRole('link', { name: '请选择意见类别' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('已恢复您在本窗口未提交的内容。')).toBeVisible();
  await expect(details).toHaveValue(CONTENT);
});

test.describe('whose verification code does not come', () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test('is not asked for one that has never been shown [FB-4]', async ({ page }) => {
    await page.route('**/vertifyCode*', (route) => route.abort());
    await open(page, '/bobbank/feedback');
    await expect(page.getByText('验证码暂时取不到').first()).toBeVisible();
    await page.getByRole('button', SEND).click();
    await expect(page.getByRole('group', { name: '有 2 处需要修改' })).toBeFocused();
    await page.getByRole('radio', { name: '服务' }).check();
    await page.getByLabel('具体内容').fill(CONTENT);
    await page.unroute('**/vertifyCode*');
    await page.getByRole('button', SEND).click();
    // Nothing is wrong, so the code is the next step.
    await expect(page.getByRole('img', { name: /^验证码图片/ })).toBeVisible();
    await expect(page.getByLabel('验证码', { exact: true })).toBeFocused();
    // Only a picture that has come can be asked for.
    await expect(page.locator('input[name="captchaKey"]')).not.toHaveValue('');
    await page.getByRole('button', SEND).click();
    await expect(page.getByRole('link', { name: '请填写验证码' })).toBeVisible();
  });
});

test('refuses a bank card of nineteen digits, however it is written [FB-2]', async ({ page }) => {
  await open(page, '/bobbank/feedback');
  for (const number of [
    '6222 0212 3456 7890 123',
    '6222-0212-3456-7890-123',
    '６２２２０２１２３４５６７８９０１２３',
  ]) {
    await page.getByLabel('具体内容').fill(`${CONTENT}卡号 ${number}`);
    await page.getByRole('button', SEND).click();
    await expect(
      page.getByRole('link', { name: '具体内容中像有银行卡号，请删去后再提交' }),
      number,
    ).toBeVisible();
    await page.getByLabel('具体内容').fill(CONTENT);
    await page.getByRole('button', SEND).click();
    await expect(page.getByRole('link', { name: '具体内容中像有银行卡号，请删去后再提交' })).toHaveCount(0);
  }
});

for (const width of [1366, 390]) {
  test(`sends feedback in English, accessible in every state at ${width} px [FB-1] [A11Y-7]`, async ({
    page,
    site,
  }) => {
    const judge = width === 1366 ? expectAccessible : expectAccessibleToo;
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/en/bobbank/feedback');
    await judge(page, 'the empty form');
    await page.getByLabel('Details').fill('Too short');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('link', { name: 'Details must be at least 10 characters' })).toBeVisible();
    await judge(page, 'the form with problems');
    await page.getByRole('radio', { name: 'Praise' }).check();
    await page.getByLabel('Details').fill('The counter staff at Nanxun were patient and clear.');
    await expectPicture(page);
    const captchaKey = await page.locator('[name="captchaKey"]').inputValue();
    await page.getByLabel('Verification code').fill(codeInPicture(site.dataDir, captchaKey, 'feedback'));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'We have received your message' })).toBeFocused();
    await judge(page, 'the reference number');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  for (const path of ['/bobbank/concat', '/en/bobbank/concat']) {
    test(`finds lines, addresses and ways to complain on ${path} at ${width} px [CON-1] [A11Y-7]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const main = page.getByRole('main');
      for (const dial of ['95526', '+861095526', '4006601169', '4006095526'])
        await expect(main.locator(`a[href="tel:${dial}"]`)).toBeVisible();
      await expect(main.locator('a[href^="https://uri.amap.com/marker?"]').first()).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(main.locator('a[href$="/bobbank/feedback"]:not(nav a)')).toBeVisible();
      await (width === 1366 ? expectAccessible : expectAccessibleToo)(page, path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}
