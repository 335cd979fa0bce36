import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/a11y.ts';
import { aStudio, enrol, signIn } from '../support/demo-studio.ts';
import { holdScript } from '../support/held-files.ts';
import { machinePace } from '../support/machine-pace.ts';
import { expect, test } from '../support/site.ts';
import { startStudio } from '../support/studio-process.ts';

// Each journey checks, packs and imports the whole demo bank.
test.slow();
/** The first check reads all of it. */
const CHECK_PATIENCE_MS = 60_000 * machinePace();

/** A refused step answers 403 or 409, which the browser notes. */
test.use({ expectedConsole: /the server responded with a status of 4\d\d/ });

test('a press officer’s article reaches visitors by a checker and two keys [SEC-25]', async ({
  site,
  browser,
  page,
}) => {
  const started = await aStudio(site);
  let { studio } = started;
  const checker = await (await browser.newContext()).newPage();
  try {
    await signIn(page, studio, 'Li Na');
    await enrol(page, studio, site);
    await page.goto(studio.url);
    await page.getByLabel('批次名称').fill('冬季营业时间');
    await page.getByRole('button', { name: '建立' }).click();
    const edition = new URL(page.url()).pathname;
    await page.getByRole('link', { name: '全部内容' }).click();
    await page.getByLabel('文件名').fill('winter-hours');
    await page.getByRole('button', { name: '建立' }).click();
    await page.getByLabel('标题 中文').fill('冬季营业时间调整');
    // The sheets of pages come behind the one that takes the browser's own looks away.
    await expect(page.getByLabel('标题 中文')).toHaveCSS('border-top-style', 'solid');
    // Without its button: it is stored while she writes, and what is missing is said at the field.
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    await expect(page.locator('[data-field="zh.summary"]')).toContainText('应为', {
      timeout: CHECK_PATIENCE_MS,
    });

    // The process is killed; what was acknowledged is there again.
    await studio.kill();
    studio = await startStudio(site.dataDir, started.content, Number(new URL(studio.url).port));
    await page.reload();
    await expect(page.getByLabel('标题 中文')).toHaveValue('冬季营业时间调整');

    // What fills a text area while it becomes an editor waits for the area.
    await expect(page.getByRole('toolbar').first()).toBeVisible();
    await page.getByLabel('标题 英文').fill('Winter opening hours');
    await page.getByLabel('摘要 中文').fill('12 月 1 日起，全行网点 9:00 至 16:30 营业。');
    await page.getByLabel('摘要 英文').fill('From 1 December all branches open from 9:00 to 16:30.');
    await page.getByLabel('发布日期').fill('2026-11-26');
    await page.getByLabel('正文 中文').fill('12 月 1 日起，全行网点 9:00 至 16:30 营业。');
    await page.getByLabel('正文 英文').fill('From 1 December all branches open from 9:00 to 16:30.');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存 ✓')).toBeVisible();
    await expectAccessible(page, 'the form of an article');
    await page.goto(studio.url + edition);
    await expectAccessible(page, 'an edition');
    await page.getByRole('button', { name: '提交复核' }).click();
    await expect(page.getByText('待复核').first()).toBeVisible();

    await signIn(checker, studio, 'Zhao Min');
    await enrol(checker, studio, site);
    await checker.goto(studio.url + edition);
    await expect(checker.getByRole('listitem').filter({ hasText: '冬季营业时间调整' }).first()).toContainText(
      '新增',
    );
    await checker.getByRole('button', { name: '复核通过' }).click();
    await checker.getByRole('button', { name: '以复核人身份签名' }).click();
    await expect(checker.getByText('Zhao Min 已签名')).toBeVisible();

    // The edition's page may still ask what a check has found.
    await page.goto('about:blank');
    await studio.kill();
    studio = await startStudio(site.dataDir, started.content, Number(new URL(studio.url).port));
    await page.goto(studio.url + edition);
    await expect(page.getByText('Zhao Min 已签名')).toBeVisible();
    await page.getByRole('button', { name: '以撰写人身份签名' }).click();
    await expect(page.getByText('Li Na 已签名')).toBeVisible();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('访客自', { exact: false })).toBeVisible();

    await expect
      .poll(async () => (await page.request.get(`${site.url}/en/bobbank/secondlist?column=701001`)).text())
      .toContain('Winter opening hours');
    const written = await readFile(join(started.content, 'site/articles/701001/winter-hours.en.md'), 'utf8');
    expect(written).toContain('title: Winter opening hours');
    expect(await site.content(['log', 'site'])).toMatch(/maker Li Na/);
  } finally {
    await page.close();
    await studio.kill();
    await checker.context().close();
  }
});

test('who wrote a part of an edition is refused as its checker [SEC-25]', async ({ site, browser, page }) => {
  const { studio } = await aStudio(site);
  const other = await (await browser.newContext()).newPage();
  try {
    await signIn(page, studio, 'Li Na');
    await page.getByLabel('批次名称').fill('两人合写');
    await page.getByRole('button', { name: '建立' }).click();
    const edition = page.url();
    await page.getByRole('link', { name: '全部内容' }).click();
    await page.getByLabel('标题、正文或编号').fill('20240118-hefei-branch');
    await page.getByRole('button', { name: '查找' }).click();
    await page.getByRole('link', { name: /合肥分行开业/ }).click();
    const item = page.url();
    await page.getByLabel('来源 中文').fill('北曜银行办公室');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存 ✓')).toBeVisible();

    await signIn(other, studio, 'Wang Wei');
    await other.goto(item);
    await other.getByLabel('来源 英文').fill('Press office');
    await other.getByRole('button', { name: '保存' }).click();
    await expect(other.getByText('已保存 ✓')).toBeVisible();

    await page.goto(edition);
    await page.getByRole('button', { name: '提交复核' }).click();
    await expect(page.getByText('待复核').first()).toBeVisible();
    await other.goto(edition);
    await expect(other.getByText('您撰写过其中一部分，不能复核。', { exact: false })).toBeVisible();
    await expect(other.getByRole('button', { name: '复核通过' })).toHaveCount(0);
    await expect(other.getByRole('rowheader', { name: /英文 · 来源/ })).toBeVisible();
  } finally {
    await page.close();
    await studio.kill();
    await other.context().close();
  }
});

test('what a script alone answers cannot be pressed before it has come', async ({ site, page }) => {
  const { studio } = await aStudio(site);
  try {
    await signIn(page, studio, 'Li Na');
    const script = await holdScript(page, 'entry-browser');
    await page.goto(`${studio.url}/key`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: '生成密钥' });
    await expect(button).toBeDisabled();
    script.letGo();
    await expect(button).toBeEnabled();
  } finally {
    await page.close();
    await studio.kill();
  }
});
