import { readFile } from 'node:fs/promises';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { hydrated, open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

test.use({ settings: { QUOTE_CLOSES_URL: 'demo' } });

const LANGUAGES = [
  {
    language: 'CN',
    path: '/investment',
    title: '股价与分红（演示序列）',
    demo: '演示序列，不是真实股价',
    lines: ['股价', '含分红再投资'],
    paid: '2026-07-09 0.436 元',
    year: '1 年',
    asTable: '以表格查看',
    csv: '下载 CSV',
    head: '日期,收盘价（元）,除息日每 10 股派息（含税，元）',
    file: /^收盘价（演示） 20\d\d-\d\d-\d\d\.csv$/,
    away: '收盘价暂时读取不到',
  },
  {
    language: 'EN',
    path: '/en/investment',
    title: 'Share price and dividends (demo series)',
    demo: 'Demo series, not a real price',
    lines: ['Share price', 'Dividends reinvested'],
    paid: 'CNY 0.436 on 9 Jul 2026',
    year: '1 year',
    asTable: 'View as table',
    csv: 'Download CSV',
    head: 'Date,Close (CNY),"Cash dividend per 10 shares on the ex-date (before tax, CNY)"',
    file: /^Closing prices \(demo\) 20\d\d-\d\d-\d\d\.csv$/,
    away: 'Closing prices cannot be read',
  },
];

for (const words of LANGUAGES) {
  test(`follows the share and its dividends by keyboard and pointer, in ${words.language} [IR-3]`, async ({
    page,
  }) => {
    await open(page, words.path);
    const place = page.locator('#share-price-title');
    await place.scrollIntoViewIfNeeded();
    const share = page.getByRole('region', { name: words.title });
    await expect(share.getByText(words.demo).first()).toBeVisible();
    await expect(share.getByText(words.paid).first()).toBeVisible();
    for (const line of words.lines) await expect(share.getByText(line).first()).toBeVisible();

    const reader = share.getByRole('slider').first();
    await reader.focus();
    await page.keyboard.press('End');
    const last = await reader.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(reader).not.toHaveAttribute('aria-valuetext', last ?? '');

    await share.getByRole('link', { name: words.year, exact: true }).click();
    await expect(page).toHaveURL(/range=1Y/);
    await expect(share.getByText(words.paid).first()).toBeVisible();
    await share.getByRole('link', { name: words.asTable }).click();
    await expect(page).toHaveURL(/view=table/);
    await expect(share.getByRole('table').getByRole('row')).toHaveCount(21);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      share.getByRole('link', { name: words.csv }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(words.file);
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toBe(words.head);
    expect(rows.find((row) => row.startsWith('2026-07-09,'))).toMatch(/^2026-07-09,\d\.\d\d,4\.36$/);
  });

  test(`the share's history can be used by everyone, in ${words.language} [A11Y-7]`, async ({ page }) => {
    await expectAccessibleAddress(page, `${words.path}?range=3Y`);
  });

  test.describe('a source that is away', () => {
    test.use({ expectedConsole: /Failed to load resource|net::ERR_FAILED/ });

    test(`leaves the rest of the page, in ${words.language} [IR-3]`, async ({ page }) => {
      await page.route('**/api/webInvestment/closes', (route) => route.abort());
      await page.goto(words.path);
      await hydrated(page);
      await page.locator('#share-price-title').scrollIntoViewIfNeeded();
      await expect(page.getByText(words.away)).toBeVisible();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the chart reads a day [IR-3]', async ({ page }) => {
    await open(page, '/investment');
    await page.locator('#share-price-title').scrollIntoViewIfNeeded();
    const share = page.getByRole('region', { name: '股价与分红（演示序列）' });
    const reader = share.getByRole('slider').first();
    await reader.scrollIntoViewIfNeeded();
    const day = share.locator('time').first();
    const before = await day.getAttribute('datetime');
    await reader.tap();
    await expect(day).not.toHaveAttribute('datetime', before ?? '');
  });
});
