import { randomUUID } from 'node:crypto';
import { challengeWords } from '@bank/site/words/common/challenge/words';
import { staffWords } from '@bank/site/words/personal/staff/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { answerSum, askForSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';

const STAFF_SEARCH = '/personal/personalSearch';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const RESULTS = { name: '查询结果', exact: true } as const;
const ASK = { name: '查询', exact: true } as const;
const key = '[name="captchaKey"]';

for (const { language, at, words } of LANGUAGES) {
  test(`looks up a member of staff by number with the code of the picture, and is told what to do when nobody is found, in ${language} [STAFF-1] [FB-4]`, async ({
    page,
    site,
  }) => {
    const [staff, challenge] = [await words(staffWords), await words(challengeWords)];
    const number = page.getByRole('textbox', { name: staff['staff.number'] });
    const code = page.getByLabel(challenge['challenge.label'], { exact: true });
    const ask = page.getByRole('button', { name: staff['staff.submit'], exact: true });
    await open(page, at(STAFF_SEARCH));
    await expectPicture(page);
    await number.fill('011200');
    await code.fill(codeInPicture(site.dataDir, await page.locator(key).inputValue()));
    await ask.click();

    await expect(page.getByRole('heading', { name: staff['staff.results'], exact: true })).toBeFocused();
    // The register has its names in Chinese alone.
    const card = page.getByRole('article', { name: '林曜角' });
    await expect(card).toContainText('北京曜华支行');
    await expect(card).toContainText(staff['staff.status.1']);
    await expect(
      card.getByRole('row', { name: new RegExp(`F042\\*+\\d{4} .*${staff['staff.valid.1']}`) }),
    ).toBeVisible();
    // What was asked and found stands in no address.
    expect(page.url()).not.toContain('011200');
    await expect(code).toHaveValue('');

    await number.fill('999999');
    await askForSum(page);
    await answerSum(page);
    await ask.click();
    const none = page.getByRole('region', { name: staff['staff.results'], exact: true });
    await expect(none).toContainText(staff['staff.noneText']);
    await expect(none.getByRole('link', { name: staff['staff.call'] })).toHaveAttribute('href', 'tel:95526');
  });
}

test('enlarges the picture to twice its size and asks for another one [FB-4]', async ({ page }) => {
  await open(page, STAFF_SEARCH);
  const picture = page.getByRole('img', { name: /验证码图片/ });
  const small = await picture.boundingBox();
  await page.getByRole('button', { name: '放大图片' }).click();
  const large = await picture.boundingBox();
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThanOrEqual(2);
  const first = await page.locator(key).inputValue();
  await page.getByRole('button', { name: '换一张' }).click();
  await expect(page.locator(key)).not.toHaveValue(first);
  await expect(page.getByRole('status').filter({ hasText: '已换一张新图片' })).toBeAttached();
});

test('looks somebody up by name and outlet with the keyboard alone, and by a sum instead of the picture [FB-4]', async ({
  page,
}) => {
  await open(page, STAFF_SEARCH);
  await page.getByLabel('按工号').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('姓名', { exact: true })).toBeFocused();
  await page.keyboard.insertText('林曜女');
  await page.keyboard.press('Tab');
  // The eleventh of the list.
  for (let i = 0; i < 11; i += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('所属网点')).toHaveValue('深圳前湾支行');
  const toSum = page.getByRole('button', { name: '看不清，改做算术题' });
  for (let i = 0; i < 4 && !(await toSum.evaluate((one) => one === document.activeElement)); i += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await answerSum(page);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', RESULTS)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '查到 2 位销售人员' })).toBeVisible();
  await expect(page.getByRole('article', { name: '林曜女' })).toHaveCount(2);
});

test.describe('who fails the code', () => {
  test.use({ expectedConsole: /422/ });

  test('mends the form field by field, and fails the code [STAFF-2] [SEC-18]', async ({ page }) => {
    await open(page, STAFF_SEARCH);
    // Only a code that has been shown is missed.
    await expect(page.locator('[name="captchaKey"]')).not.toHaveValue('');
    await page.getByRole('button', ASK).click();
    const summary = page.getByRole('group', { name: '有 2 处需要修改' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: '请填写工号' }).click();
    const number = page.getByLabel('工号', { exact: true });
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');

    await number.fill('011200');
    const first = await page.locator(key).inputValue();
    for (let i = 0; i < 4; i += 1) {
      await page.getByLabel('验证码', { exact: true }).fill('0000');
      await page.getByRole('button', ASK).click();
      await expect(page.getByRole('link', { name: '验证码错误，请重新输入，或换一个再试' })).toBeVisible();
    }
    await expect(page.locator(key)).toHaveValue(first);
    await page.getByLabel('验证码', { exact: true }).fill('0000');
    await page.getByRole('button', ASK).click();
    await expect(page.getByRole('link', { name: '验证码已失效，已为您换新，请按新的填写' })).toBeVisible();
    await expect(page.locator(key)).not.toHaveValue(first);
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test.describe('who asks too often', () => {
  test.use({ expectedConsole: /429/ });

  test('is told how long to wait, and may ask again later [SEC-12]', async ({ page, request }) => {
    for (let i = 0; i < 10; i += 1) {
      const data = { staffNo: '011200', captchaKey: randomUUID(), captcha: 'AAAA' };
      expect((await request.post('/api/webSalesStaff/query', { data })).status()).toBe(422);
    }
    await open(page, STAFF_SEARCH);
    await page.getByLabel('工号', { exact: true }).fill('011200');
    await page.getByRole('button', { name: '看不清，改做算术题' }).click();
    await answerSum(page);
    const refused = page.waitForResponse((response) => response.status() === 429);
    await page.getByRole('button', ASK).click();
    expect(Number((await refused).headers()['retry-after'])).toBeGreaterThan(0);
    const told = page.getByText(/操作过于频繁，请 \d+ 秒后再试。急需核实请致电 95526。/);
    await expect(told).toBeFocused();
    // What was typed is still there, and the code has not been used up.
    await expect(page.getByLabel('工号', { exact: true })).toHaveValue('011200');
  });
});

test('says that a code is too old after five minutes [FB-4]', async ({ page }) => {
  await page.clock.install();
  await page.goto(STAFF_SEARCH);
  await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(page.getByRole('status').filter({ hasText: '验证码已超过 5 分钟' })).toBeAttached();
  await page.getByRole('button', { name: '换一张' }).click();
  await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
});

for (const width of [1366, 390]) {
  test(`is accessible in every state at ${width} px [A11Y-7]`, async ({ page }) => {
    const judge = width === 1366 ? expectAccessible : expectAccessibleToo;
    await page.setViewportSize({ width, height: 900 });
    await open(page, STAFF_SEARCH);
    await expect(page.getByRole('img', { name: /验证码图片/ })).toBeVisible();
    await judge(page, 'the empty form');
    await page.getByRole('button', ASK).click();
    await judge(page, 'the form with problems');
    await page.getByLabel('工号', { exact: true }).fill('011200');
    await page.getByRole('button', { name: '看不清，改做算术题' }).click();
    await answerSum(page);
    await page.getByRole('button', ASK).click();
    await expect(page.getByRole('article', { name: '林曜角' })).toBeVisible();
    await judge(page, 'somebody found');
    await page.getByLabel('工号', { exact: true }).fill('999999');
    await answerSum(page);
    await page.getByRole('button', ASK).click();
    await expect(page.getByText('没有查到这位销售人员')).toBeVisible();
    await judge(page, 'nobody found');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}
