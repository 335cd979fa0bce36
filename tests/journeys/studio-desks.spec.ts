import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { aWorkbook } from '@bank/publish/testing';
import { expectAccessible } from '../support/a11y.ts';
import { aStudio, enrol, signIn } from '../support/demo-studio.ts';
import { expect, test } from '../support/site.ts';

// Each journey imports a scope of the demo bank.
test.slow();
test.use({ expectedConsole: /the server responded with a status of 4\d\d/ });

/** Pages of previews are asked for beside the studio, and measure nothing. */
const FRAME_PATIENCE_MS = 60_000;

const another = async (browser: Browser) => (await browser.newContext()).newPage();

/** The checker approves and signs, then the maker. */
async function approveAndSign(page: Page, checker: Page, address: string): Promise<void> {
  await checker.goto(address);
  await checker.getByRole('button', { name: '复核通过' }).click();
  await checker.getByRole('button', { name: '以复核人身份签名' }).click();
  await expect(checker.getByText('Zhao Min 已签名')).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: '以撰写人身份签名' }).click();
  await expect(page.getByRole('button', { name: '发布', exact: true })).toBeVisible();
}

test('an Excel file of quotes with three wrong rows is corrected, published by two, and rolled back for a reason [SEC-25]', async ({
  site,
  browser,
  page,
}) => {
  const { studio, content } = await aStudio(site);
  const checker = await another(browser);
  const quotes = async () => (await page.request.get(`${site.url}/download/fx-rates.csv`)).text();
  const seenBefore = await quotes();
  try {
    await signIn(page, studio, 'Chen Jing');
    await enrol(page, studio, site);
    await signIn(checker, studio, 'Zhao Min');
    await enrol(checker, studio, site);

    await page.goto(`${studio.url}/desks/fx-rates`);
    await expectAccessible(page, 'the desk of exchange rates');
    const workbook = aWorkbook([
      ['key', 'middleRate', 'spotBuy', 'spotSell', 'cashSell', 'publishTime'],
      ['usd', '709.21', '708.15', '711.12', '711.12', '2026-11-26T10:30:00+08:00'],
      ['eur', '821.33', '8l8.56', '824.60', '824.60', '2026-11-26T10:30:00+08:00'],
      ['hkd', '90.98', '90.82', '-', '91.18', '2026-11-26T10:30:00+08:00'],
      ['jpy', '4.5602', '4.5410', '4.5744', '4.5744', '26/11/2026'],
    ]);
    await page.getByLabel('或选择文件', { exact: false }).setInputFiles({
      name: '牌价.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbook,
    });
    const wrong = page.getByRole('form', { name: '请更正这些单元格' });
    await expect(wrong.getByRole('textbox')).toHaveCount(3);
    await expect(page.getByRole('button', { name: '提交复核' })).toHaveCount(0);
    await expectAccessible(page, 'an edition with wrong cells');
    const edition = page.url();
    await wrong.getByLabel('牌价.xlsx:3:C', { exact: false }).fill('818.56');
    await wrong.getByLabel('牌价.xlsx:4:D', { exact: false }).fill('91.18');
    await wrong.getByLabel('牌价.xlsx:5:F', { exact: false }).fill('2026-11-26T10:30:00+08:00');
    await wrong.getByRole('button', { name: '更正' }).click();
    const row = page.getByRole('row', { name: /USD 现汇买入价 .* 708\.15 / });
    await expect(row).toBeVisible();
    const cells = await row.getByRole('cell').allTextContents();
    const [last = '', , change] = cells.slice(cells.indexOf('708.15') - 1);
    // What visitors see may be what a system fed in a journey before.
    expect(seenBefore).toContain(`,${last},`);
    expect(change).toBe(`+${((70_815 - Number(last.replace('.', ''))) / 100).toFixed(2)}`);
    await page.getByRole('button', { name: '提交复核' }).click();
    await expect(page.getByText('待复核').first()).toBeVisible();
    await approveAndSign(page, checker, edition);
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('访客自', { exact: false })).toBeVisible();

    await expect.poll(quotes).toContain('708.15');
    expect(await readFile(join(content, 'rates/fx-rates.yaml'), 'utf8')).toContain("spotBuy: '708.15'");

    await checker.goto(`${studio.url}/releases`);
    await expectAccessible(checker, 'releases');
    const rates = checker.getByRole('region', { name: '利率与汇率' });
    await rates.getByLabel('回退原因').fill('牌价取自前一日');
    await rates.getByRole('button', { name: '回退' }).click();
    await expect(checker.getByText('回退 ✓')).toBeVisible();
    await expect.poll(quotes).not.toContain('708.15');
    expect(await site.content(['log', 'rates'])).toContain('牌价取自前一日');
  } finally {
    await page.close();
    await studio.kill();
    await checker.context().close();
  }
});

test('an edition under embargo is looked at beside what visitors see, as of its moment, and waits for it [SEC-25]', async ({
  site,
  browser,
  page,
}) => {
  const { studio } = await aStudio(site);
  const checker = await another(browser);
  const LIST = '/bobbank/secondlist?column=701001';
  const visible = async () => (await page.request.get(site.url + LIST)).text();
  try {
    await signIn(page, studio, 'Wang Wei');
    await enrol(page, studio, site);
    await page.goto(studio.url);
    await page.getByLabel('批次名称').fill('禁发的标题');
    await page.getByRole('button', { name: '建立' }).click();
    const edition = page.url();
    await page.getByLabel('解禁时刻', { exact: false }).fill('2027-01-04T09:00');
    await page.getByRole('region', { name: '禁发' }).getByRole('button', { name: '保存' }).click();
    await page.goto(`${edition}/item/article/20240118-hefei-branch`);
    await page.getByLabel('标题 中文').fill('合肥分行开业满三年');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('已保存 ✓')).toBeVisible();
    await page.goto(edition);

    await page.getByRole('link', { name: '并排查看网页' }).click();
    await page.getByLabel('所见时刻', { exact: false }).fill('2027-01-04T09:00');
    await page.getByRole('button', { name: '打开预览' }).click();
    const frame = (name: string) => page.frameLocator(`iframe[title^="${name}"]`);
    await page.getByLabel('网页地址').fill('/bobbank/seconddetail?id=20240118-hefei-branch&column=701001');
    await page.getByLabel('配色').selectOption('hc-night');
    await page.getByLabel('文字大小').selectOption('200');
    await page.getByLabel('灰色模式').selectOption('on');
    await page.getByRole('button', { name: '查看', exact: true }).click();
    await expect(frame('本批次').getByRole('heading', { level: 1 })).toHaveText('合肥分行开业满三年', {
      timeout: FRAME_PATIENCE_MS,
    });
    await expect(frame('访客所见').getByRole('heading', { level: 1 })).toHaveText(/合肥分行开业(?!满三年)/, {
      timeout: FRAME_PATIENCE_MS,
    });
    await expect(frame('本批次').getByText('预览，尚未发布：禁发的标题', { exact: false })).toBeVisible();
    for (const name of ['本批次', '访客所见']) {
      await expect(frame(name).locator('html')).toHaveAttribute('data-theme', 'hc-night');
      await expect(frame(name).locator('html')).toHaveAttribute('data-grey', 'on');
    }
    await expectAccessible(page, 'pages side by side');

    await page.goto(edition);
    await page.getByRole('button', { name: '提交复核' }).click();
    await expect(page.getByText('待复核').first()).toBeVisible();
    await signIn(checker, studio, 'Zhao Min');
    await enrol(checker, studio, site);
    await approveAndSign(page, checker, edition);
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('访客自 2027-01-04 09:00', { exact: false })).toBeVisible();
    expect(await visible()).not.toContain('合肥分行开业满三年');

    await page.goto(`${studio.url}/calendar?month=2027-01`);
    await expect(page.getByRole('listitem').filter({ hasText: /^09:00/ })).toContainText('禁发的标题');
    await expectAccessible(page, 'the calendar');

    await checker.goto(`${studio.url}/releases`);
    await expect(checker.getByRole('region', { name: '网站' })).toContainText('定于 2027-01-04 09:00 展示');
    expect(await site.content(['list', 'site'])).toContain('2027-01-04 09:00');
  } finally {
    await page.close();
    await studio.kill();
    await checker.context().close();
  }
});
