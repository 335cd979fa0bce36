import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { aProvider, CLIENT, CLIENT_SECRET } from '@bank/studio/src/testing/a-provider.ts';
import { expectAccessible } from '../support/a11y.ts';
import { expect, test, type Site } from '../support/site.ts';
import { signOutEverywhere, startStudio } from '../support/studio-process.ts';
import { startTlsFront } from '../support/tls-front.ts';

// Each opens the content of the whole demo bank.
test.slow();

const CONTENT = resolve(import.meta.dirname, '../../content');
/** A refused person is answered with 403, and what comes without a session with 401, which the browser notes. */
test.use({
  ignoreHTTPSErrors: true,
  // A window may still ask for its icon when a journey has stopped the studio and the provider.
  expectedConsole:
    /the server responded with a status of 40[13]|ERR_CONNECTION_REFUSED \(https:\/\/localhost:\d+\/favicon\.ico/,
});

const GROUPS = `
claims: { chinese: chinese }
groups:
  press: { roles: [writer], scopes: [site], columns: ['701001'] }
  audit: { roles: [auditor] }
`;

/** A studio behind TLS, whose people are those of a real provider. */
async function aBankStudio(site: Site) {
  const folder = await mkdtemp(join(tmpdir(), 'bank-studio-'));
  const content = join(folder, 'content');
  await cp(CONTENT, content, { recursive: true });
  // A name belongs to the account of the provider that brought it first, and each journey has a provider of its own.
  await rm(join(site.dataDir, 'studio'), { recursive: true, force: true });
  const groups = join(folder, 'groups.yaml');
  await writeFile(groups, GROUPS);
  const front = await startTlsFront();
  const provider = await aProvider(front.url);
  provider.accounts = {
    lina: { name: 'Li Na', chinese: '李娜', groups: ['press'] },
    zhoutao: { name: 'Zhou Tao', chinese: '周涛', groups: ['audit'] },
    guest: { name: 'Gu Ke', groups: ['canteen'] },
  };
  const studio = await startStudio(site.dataDir, content, 0, {
    STUDIO_PUBLIC_URL: front.url,
    STUDIO_OIDC_ISSUER: provider.issuer,
    STUDIO_OIDC_CLIENT: CLIENT,
    STUDIO_OIDC_SECRET: CLIENT_SECRET,
    STUDIO_OIDC_GROUPS: groups,
  });
  front.leadTo(studio.url);
  const stop = async () => {
    front.stop();
    await provider.stop();
    await studio.kill();
  };
  return { url: front.url, provider, stop };
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: '用统一登录进入' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Continue' }).click();
}

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
    await guest.context().close();
    await studio.stop();
  }
});
