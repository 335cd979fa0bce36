import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/site.ts';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { answerSum, aVisitor, codeInPicture, expectPicture } from '../support/challenge.ts';

const STAFF_SEARCH = '/personal/personalSearch';

test.use({ extraHTTPHeaders: async ({}, use) => use(aVisitor()) });

const RESULTS = { name: '查询结果', exact: true } as const;
const ASK = { name: '查询', exact: true } as const;
const key = '[name="captchaKey"]';

test('looks up a member of staff by number with the code of the picture [STAFF-1] [FB-4]', async ({
  page,
  site,
}) => {
  await open(page, STAFF_SEARCH);
  await expectPicture(page);
  await page.getByLabel('工号', { exact: true }).fill('011200');
  await page
    .getByLabel('验证码', { exact: true })
    .fill(codeInPicture(site.dataDir, await page.locator(key).inputValue()));
  await page.getByRole('button', ASK).click();

  await expect(page.getByRole('heading', RESULTS)).toBeFocused();
  const card = page.getByRole('article', { name: '林曜角' });
  await expect(card).toContainText('北京曜华支行');
  await expect(card).toContainText('在岗，可销售所列产品');
  await expect(
    card.getByRole('row', { name: /基金从业资格 F042\*+\d{4} 20\d\d-\d\d-\d\d 有效/ }),
  ).toBeVisible();
  // What was asked and found stands in no address.
  expect(page.url()).not.toContain('011200');
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('');
});

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

test('is told what to do when nobody is found [STAFF-1]', async ({ page }) => {
  await open(page, STAFF_SEARCH);
  await page.getByLabel('工号', { exact: true }).fill('999999');
  await page.getByRole('button', { name: '看不清，改做算术题' }).click();
  await answerSum(page);
  await page.getByRole('button', ASK).click();
  const none = page.getByRole('region', RESULTS);
  await expect(none).toContainText('请视为可疑');
  await expect(none.getByRole('link', { name: '拨打 95526' })).toHaveAttribute('href', 'tel:95526');
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
