import type { Browser } from '@playwright/test';
import { expectAccessible } from '../support/a11y.ts';
import { aBankStudio, signIn } from '../support/bank-studio.ts';
import { expect, test } from '../support/site.ts';
import { signOutEverywhere } from '../support/studio-process.ts';

// Each opens the content of the whole demo bank.
test.slow();

/** A refused person is answered with 403, and what comes without a session with 401, which the browser notes. */
test.use({
  ignoreHTTPSErrors: true,
  // A window may still ask for its icon when a journey has stopped the studio and the provider.
  expectedConsole:
    /the server responded with a status of 40[13]|ERR_CONNECTION_REFUSED \(https:\/\/studio\.bank\.localhost:\d+\/favicon\.ico/,
});

const another = async (browser: Browser) =>
  (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'zh-CN' })).newPage();

test('a session that ends in the middle of a text loses none of it', async ({ site, page }) => {
  const studio = await aBankStudio(site);
  try {
    await page.goto(`${studio.url}/key`);
    await expectAccessible(page, 'the way to the bank’s sign-in');
    await signIn(page, 'lina');
    await expect(page).toHaveURL(`${studio.url}/key`);
    await expect(page.getByText('李娜')).toBeVisible();
    await expect(page.getByRole('link', { name: '操作日志' })).toHaveCount(0);
    const session = (await page.context().cookies(studio.url)).find(({ name }) => name === '__Host-studio');
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });

    await page.goto(studio.url);
    await page.getByLabel('批次名称').fill('冬季营业时间');
    await page.getByRole('button', { name: '建立' }).click();
    await page.getByRole('link', { name: '全部内容' }).click();
    await page.getByLabel('文件名').fill('winter-hours');
    await page.getByRole('button', { name: '建立' }).click();
    const item = page.url();
    await page.getByLabel('标题 中文').fill('冬季营业时间调整');
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();

    expect(signOutEverywhere(site.dataDir, 'Li Na')).toContain('1 session ended');
    await page.getByLabel('摘要 中文').fill('12 月 1 日起，全行网点 9:00 至 16:30 营业。');
    await expect(page.getByText('登录已过期。文字已留在这个窗口里')).toBeVisible();
    await expectAccessible(page, 'a form whose session has ended');
    // What was typed last is in no attempt to store it yet.
    await page.getByLabel('标题 英文').fill('Winter opening hours');
    await page.getByRole('link', { name: '重新登录' }).click();
    await page.getByRole('link', { name: '用统一登录进入' }).click();

    // The provider knows her still.
    await expect(page).toHaveURL(item);
    await expect(page.getByLabel('摘要 中文')).toHaveValue('12 月 1 日起，全行网点 9:00 至 16:30 营业。');
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('标题 中文')).toHaveValue('冬季营业时间调整');
    await expect(page.getByLabel('标题 英文')).toHaveValue('Winter opening hours');
    await expect(page.getByLabel('摘要 中文')).toHaveValue('12 月 1 日起，全行网点 9:00 至 16:30 营业。');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  } finally {
    // It may be waiting still for what the check finds.
    await page.close();
    await studio.stop();
  }
});

test('a form that is sent after the session has ended waits on its page', async ({ site, page, context }) => {
  const studio = await aBankStudio(site);
  try {
    await page.goto(studio.url);
    await signIn(page, 'lina');
    await page.getByLabel('批次名称').fill('春季营业时间');
    signOutEverywhere(site.dataDir, 'Li Na');
    await page.getByRole('button', { name: '建立' }).click();
    await expect(page.getByRole('alert')).toContainText('您填写的内容都还在这里');
    await expectAccessible(page, 'a form that waits');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: '在新窗口登录' }).click();
    const window = await opened;
    await window.getByRole('link', { name: '用统一登录进入' }).click();
    await expect(window.getByText('李娜')).toBeVisible();
    await page.getByRole('button', { name: '再次提交' }).click();
    await page.getByRole('button', { name: '再次提交' }).click();
    await expect(page.getByRole('heading', { name: '春季营业时间', level: 1 })).toBeVisible();
  } finally {
    await page.close();
    await studio.stop();
  }
});

test('groups decide who comes in and what they see, and signing out ends it everywhere', async ({
  site,
  browser,
  page,
}) => {
  const studio = await aBankStudio(site);
  const guest = await another(browser);
  try {
    await guest.goto(studio.url);
    await signIn(guest, 'guest');
    await expect(guest.getByText('统一登录确认您是 Gu Ke。')).toBeVisible();
    await expect(guest.getByRole('alert')).toContainText('您不在任何可以使用内容工作台的用户组里');
    await expectAccessible(guest, 'the page of who is not let in');
    await guest.goto(studio.url);
    await expect(guest.getByRole('heading', { name: '登录', level: 1 })).toBeVisible();

    await page.goto(`${studio.url}/log`);
    await signIn(page, 'zhoutao');
    await expect(page.getByRole('cell', { name: 'Gu Ke' })).toBeVisible();
    await expect(page.getByRole('button', { name: '建立' })).toHaveCount(0);

    await page.getByRole('button', { name: '退出' }).click();
    await page.getByRole('button', { name: /yes/i }).click();
    await expect(page).toHaveURL(`${studio.url}/signed-out`);
    await expect(page.getByRole('status')).toHaveText('您已退出内容工作台。');
    await expectAccessible(page, 'the page of who has signed out');
    await page.goto(`${studio.url}/log`);
    await page.getByRole('link', { name: '用统一登录进入' }).click();
    // The provider asks again who it is.
    await expect(page.getByLabel('Account')).toBeVisible();
  } finally {
    await page.close();
    await guest.context().close();
    await studio.stop();
  }
});
