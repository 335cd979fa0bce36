import { expectAccessible } from '../support/a11y.ts';
import { aBankStudio, signIn } from '../support/bank-studio.ts';
import { expect, test } from '../support/site.ts';

// It opens the content of the whole demo bank, and two previews of it.
test.slow();

/** Pages of previews are asked for beside the studio, and measure nothing. */
const FRAME_PATIENCE_MS = 60_000;
/** Without a link, and after its end, the door of a preview and the gate before it answer so. */
test.use({ ignoreHTTPSErrors: true, expectedConsole: /the server responded with a status of 40[34]/ });

test('a bank’s editor sees an edition beside what visitors see, and who has no account sees it by the link', async ({
  site,
  browser,
  page,
}) => {
  const studio = await aBankStudio(site);
  const guest = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'zh-CN' });
  try {
    await page.goto(studio.url);
    await signIn(page, 'lina');
    await page.getByLabel('批次名称').fill('合肥分行');
    await page.getByRole('button', { name: '建立' }).click();
    const edition = page.url();
    await page.goto(`${edition}/item/article/20240118-hefei-branch`);
    await page.getByLabel('标题 中文').fill('合肥分行开业满三年');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存 ✓')).toBeVisible();

    await page.goto(`${edition}/look`);
    await page.getByRole('button', { name: '打开预览' }).click();
    await page.getByLabel('网页地址').fill('/bobbank/seconddetail?id=20240118-hefei-branch&column=701001');
    await page.getByLabel('灰色模式').selectOption('on');
    await page.getByRole('button', { name: '查看', exact: true }).click();
    const frame = (name: string) => page.frameLocator(`iframe[title^="${name}"]`);
    await expect(frame('本批次').getByRole('heading', { level: 1 })).toHaveText('合肥分行开业满三年', {
      timeout: FRAME_PATIENCE_MS,
    });
    await expect(frame('访客所见').getByRole('heading', { level: 1 })).toHaveText(/合肥分行开业(?!满三年)/, {
      timeout: FRAME_PATIENCE_MS,
    });
    for (const name of ['本批次', '访客所见'])
      await expect(frame(name).locator('html')).toHaveAttribute('data-grey', 'on');
    await expectAccessible(page, 'pages side by side');
    const sites = page
      .frames()
      .flatMap((one) => (one.parentFrame() === null ? [] : [new URL(one.url()).hostname]));
    expect(new Set(sites).size).toBe(2);
    for (const name of sites) expect(name).toMatch(/^[\da-f]{32}\.preview\.bank\.localhost$/);

    const link = (await page.getByRole('link', { name: '预览链接' }).getAttribute('href')) ?? '';
    const other = await guest.newPage();
    await other.goto(new URL('/', link).href);
    await expect(other.getByText('Open it by the link that you were sent')).toBeVisible();
    await other.goto(link);
    await other.goto(new URL('/bobbank/seconddetail?id=20240118-hefei-branch&column=701001', link).href);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('合肥分行开业满三年');
    await expect(other.getByText('预览，尚未发布：合肥分行', { exact: false })).toBeVisible();
    const [cookie] = await guest.cookies(link);
    expect(cookie).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      domain: new URL(link).hostname,
    });

    await page.getByRole('button', { name: '重新打开预览' }).click();
    await expect(page.getByRole('link', { name: '预览链接' })).not.toHaveAttribute('href', link);
    await other.goto(link);
    await expect(other.getByText('这个预览已经结束')).toBeVisible();
  } finally {
    await page.close();
    await guest.close();
    await studio.stop();
  }
});
