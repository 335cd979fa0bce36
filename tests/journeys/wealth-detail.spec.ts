import { dayInData } from '@bank/site/format/day';
import type { Page } from '@playwright/test';
import { historyWords } from '@bank/site/words/rates/history/words';
import { wealthDetailWords } from '@bank/site/words/wealth/wealth-detail/words';
import { wealthTermsWords } from '@bank/site/words/wealth/wealth-terms/words';
import { wealthTrackWords } from '@bank/site/words/wealth/wealth-track/words';
import { wealthWords } from '@bank/site/words/wealth/wealth/words';
import { expectAccessible, expectAccessibleToo } from '../support/a11y.ts';
import { wealthName } from '../support/content-names.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const PRODUCT = '/personal/lcmx?prodCode=TX26012';
const history = (page: Page) => page.getByRole('region', { name: '净值走势' });
const reader = (page: Page) => page.getByRole('slider', { name: /净值走势/ });

/** Code, day, unit and accumulated NAV as the download has them, oldest first. */
async function downloaded(page: Page, code: string): Promise<string[][]> {
  const answer = await page.request.get(`/download/wealth-nav.csv?prodCode=${code}`);
  const text = await answer.text();
  return text
    .slice(1)
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

for (const { language, at, messages, siteName, words } of LANGUAGES) {
  test(`reads a product: what it is, its risk with every figure, who is responsible, and where to compare it, in ${language} [WLTH-7] [WLTH-3] [S2-personal]`, async ({
    page,
  }) => {
    const [terms, wealth] = [await words(wealthTermsWords), await words(wealthWords)];
    const name = wealthName('TX26012', language);
    await open(page, at(PRODUCT));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name}-${siteName}`);
    const main = page.getByRole('main');
    await expect(
      main
        .getByText(language === 'CN' ? '理财非存款，产品有风险，投资须谨慎。' : /not (?:bank )?deposits/i)
        .first(),
    ).toBeVisible();
    await expect(main.getByText('R2', { exact: true }).first()).toBeVisible();
    await expect(
      main
        .getByText(siteName)
        .filter({ hasText: /销售|sells/ })
        .first(),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: terms['detail.registerQuery'] })).toHaveAttribute(
      'href',
      'https://www.chinawealth.com.cn/',
    );
    const tray = page.getByRole('checkbox', { name: new RegExp(wealth['wealth.compare']) });
    await tray.check();
    await main
      .locator(`a[href*="${at('/bobbank/seconddetail')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${at('/bobbank/seconddetail')}\\?id=`));
    await open(page, at('/personal/lcmx?prodCode=TX26090'));
    await tray.check();
    await expect(main.locator('a[href*="codes="]')).toHaveAttribute('href', /TX26012.*TX26090/);
  });

  test(`chooses a range in the address without losing place or focus, and reads the same as a table, in ${language} [WLTH-4]`, async ({
    page,
  }) => {
    const [terms, past] = [await words(wealthTermsWords), await words(historyWords)];
    await open(page, at(PRODUCT));
    await mark(page);
    const panel = page.getByRole('region', { name: terms['detail.navTitle'] });
    await panel.scrollIntoViewIfNeeded();
    // Before the panel's script has come its links work too, but React then draws it anew.
    await expect(panel.getByRole('slider')).toBeVisible();
    const threeMonths = panel.getByRole('link', { name: past['history.range']['3M'], exact: true });
    await threeMonths.click();
    await expect(page).toHaveURL(/range=3M/);
    await expect(threeMonths).toHaveAttribute('aria-current', 'true');
    await expect(threeMonths).toBeFocused();
    await expect(panel.getByRole('status')).toContainText(past['history.rangeName']['3M']);
    await expectSameDocument(page);

    await panel.getByRole('link', { name: past['history.asTable'] }).click();
    await expect(page).toHaveURL(/view=table/);
    const days = await downloaded(page, 'TX26012');
    const [, lastDay = '', lastNav = ''] = days.at(-1) ?? [];
    const newest = panel.getByRole('row').nth(1);
    await expect(newest.getByRole('rowheader')).toHaveText(dayInData(lastDay, language));
    await expect(newest.getByRole('cell').first()).toHaveText(lastNav);
    await panel.getByRole('link', { name: messages['news.page'](2), exact: true }).click();
    await expect(panel.getByRole('row').nth(1).getByRole('rowheader')).toHaveText(
      dayInData(days.at(-21)?.[1] ?? '', language),
    );

    await page.goBack();
    await page.goBack();
    await expect(page).not.toHaveURL(/view=table/);
    await expect(panel.getByRole('img').first()).toBeVisible();
  });

  test(`reads the chart day by day with the arrow keys in ${language} [WLTH-4]`, async ({ page }) => {
    const [terms, detail] = [await words(wealthTermsWords), await words(wealthDetailWords)];
    await open(page, at(`${PRODUCT}&range=1M`));
    const panel = page.getByRole('region', { name: terms['detail.navTitle'] });
    await panel.scrollIntoViewIfNeeded();
    const slider = panel.getByRole('slider');
    await slider.focus();
    const days = await downloaded(page, 'TX26012');
    const spoken = (row: string[] | undefined) =>
      new RegExp(`^${dayInData(row?.[1] ?? '', language)}.*${detail['detail.unitNav']}.*${row?.[2]}`);
    await expect(slider).toHaveAttribute('aria-valuetext', spoken(days.at(-1)));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', spoken(days.at(-3)));
    await page.keyboard.press('Home');
    const first = (await panel.locator('dd').first().textContent()) ?? '?';
    expect(await slider.getAttribute('aria-valuetext')).toContain(first);
    await page.keyboard.press('Escape');
    await expect(panel.locator('[data-flag]')).toHaveCount(0);
  });

  test(`estimates with a rate of the visitor’s own, never with the benchmark, in ${language} [WLTH-11]`, async ({
    page,
  }) => {
    const terms = await words(wealthTermsWords);
    await open(page, at(PRODUCT));
    const part = page.getByRole('region', { name: terms['detail.estimate'] });
    await part.scrollIntoViewIfNeeded();
    const rate = part.getByLabel(terms['detail.rate']);
    const estimate = part.getByRole('button', { name: terms['detail.calculate'] });
    await expect(rate).toHaveValue('');
    await part.getByLabel(terms['detail.amount']).fill('100,000');
    await estimate.click();
    await expect(part.getByRole('link', { name: new RegExp(terms['detail.rate'], 'i') })).toBeVisible();
    await rate.fill('-3');
    await part.getByLabel(terms['detail.days']).fill('90');
    await estimate.click();
    // 100,000 × −3 % × 90 ÷ 365 = −739.726…
    await expect(part.getByText('−739.73')).toBeVisible();
    await expect(part.getByText('99,260.27')).toBeVisible();
  });

  test(`says of every period what the benchmark was and what was reached, and what holding came to, in ${language} [WLTH-7] [WLTH-8]`, async ({
    page,
  }) => {
    const track = await words(wealthTrackWords);
    await open(page, at(PRODUCT));
    // Before its script has come: the heads are buttons then, which hold their widths.
    const held = page.getByRole('region', { name: track['track.outcomes'] });
    await expect(held.getByRole('columnheader')).toHaveText(
      (['holding', 'count', 'gained', 'worst', 'median', 'best'] as const).map(
        (name) => track[`track.${name}`],
      ),
    );
    await expect(held.getByRole('rowheader')).toHaveText(
      ['1', '3', '6', '12'].map((months) => wordOf(track['track.holdings'], months)),
    );
    await expect(held).toContainText(track['track.outcomesNote']);

    const part = page.getByRole('region', { name: track['track.attained'] });
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByRole('img')).toHaveAccessibleName(new RegExp(dayInData('2024-11-19', language)));
    await part.getByText(track['track.asTable']).focus();
    await page.keyboard.press('Enter');
    const row = part.getByRole('row').nth(1);
    await expect(row).toContainText(
      track['track.periodSpan'](dayInData('2024-05-21', language), dayInData('2024-11-19', language)),
    );
    const address = (await part.getByRole('link', { name: track['track.csv'] }).getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/download\/wealth-track\.csv\?prodCode=TX26012/);
    const [, first = ''] = (await (await page.request.get(address)).text()).split('\r\n');
    const [, from, to, low, high, reached, result = '?'] = first.split(',');
    expect([from, to]).toEqual(['2024-05-21', '2024-11-19']);
    await expect(row).toContainText(`${low}%–${high}%`);
    await expect(row).toContainText(`${reached}%`);
    await expect(row).toContainText(result);
  });

  test(`gives the next opening days as months and for a calendar, in ${language} [WLTH-8]`, async ({
    page,
  }) => {
    const track = await words(wealthTrackWords);
    await open(page, at(PRODUCT));
    const part = page.getByRole('region', { name: track['track.openings'] });
    await expect(part.getByRole('table').first()).toHaveAccessibleName(/\d{4}/);
    await expect(
      part.getByRole('cell', { name: new RegExp(`^\\d+ ${track['track.open']}`) }).first(),
    ).toBeVisible();
    await expect(part.getByRole('list', { name: track['track.steps'] }).getByRole('listitem')).toHaveCount(3);
    const calendar = part.getByRole('link', { name: track['track.calendar'] });
    const address = (await calendar.getAttribute('href')) ?? '';
    const [download] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
    expect(download.suggestedFilename()).toBe('TX26012.ics');
    const file = await page.request.get(address);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect((await file.text()).match(/^DTSTART;VALUE=DATE:\d{8}\r$/gm)?.length).toBeGreaterThan(4);
    await open(page, at('/personal/lcmx?prodCode=TX26090'));
    await expect(part).toContainText(track['track.everyDay']);
    await expect(calendar).toHaveCount(0);
  });
}

for (const width of [1366, 1024, 390]) {
  test(`puts the crosshair under the pointer at ${width} px [SCAL-1]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${PRODUCT}&range=ALL`);
    await history(page).scrollIntoViewIfNeeded();
    const slider = reader(page);
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (box === null) throw new Error('the chart has no box');
    for (const part of [0.3, 0.62]) {
      const x = box.x + box.width * part;
      await page.mouse.move(x, box.y + box.height / 2);
      const ring = await history(page)
        .locator('svg g[aria-hidden] > circle')
        .filter({ visible: true })
        .first()
        .boundingBox();
      // 240 points over the plot's width: the nearest is at most some pixels away.
      expect(Math.abs((ring?.x ?? 0) + (ring?.width ?? 0) / 2 - x)).toBeLessThan(8);
    }
  });
}

test('gives the whole history as a file, and says what is wrong with an address [WLTH-5]', async ({
  page,
}) => {
  await open(page, PRODUCT);
  const link = history(page).getByRole('link', { name: '下载 CSV' });
  await link.scrollIntoViewIfNeeded();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^TX26012 净值 \d{4}-\d{2}-\d{2}\.csv$/);
  const bytes = await (await page.request.get('/download/wealth-nav.csv?prodCode=TX26012')).body();
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const bad = await page.request.get('/download/wealth-nav.csv');
  expect(bad.status()).toBe(400);
  expect(await bad.text()).toContain('prodCode');
  expect((await page.request.get('/download/wealth-nav.csv?prodCode=NONE')).status()).toBe(404);
});

test('keeps the script of the first visit small and brings the rest when it is come near [PERF-2] [PERF-1]', async ({
  page,
}) => {
  const late: string[] = [];
  page.on('request', (request) => {
    if (/ProductTerms.*\.js/.test(request.url())) late.push(request.url());
  });
  // A beacon is never reported as finished, and the network would never be quiet.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await open(page, PRODUCT);
  await page.waitForLoadState('networkidle');
  expect(late).toEqual([]);
  await expect(page.getByRole('button', { name: '复制编码' })).toHaveCount(0);
  await page.getByRole('region', { name: '登记编码' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: '复制编码' })).toBeVisible();
  expect(late).toHaveLength(1);
});

test('says that a product has ended or is kept out of lists [WLTH-6] [WLTH-8] [NEWS-2]', async ({ page }) => {
  await open(page, '/personal/lcmx?prodCode=TX25002');
  await expect(page.getByText('本产品已到期。')).toBeVisible();
  await expect(page.getByRole('region', { name: '收益试算' })).toHaveCount(0);
  await open(page, '/personal/lcmx?prodCode=TX26088');
  await expect(page.getByText('产品尚未取得理财产品登记编码。')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /对比/ })).toHaveCount(0);
  await expect(page.getByText('尚无净值。')).toBeVisible();
});

test('shows a benchmark that is a formula as what it is made of, and month by month [WLTH-8]', async ({
  page,
}) => {
  await open(page, '/personal/lcmx?prodCode=KY26002');
  const figures = page.locator('dl').filter({ hasText: '业绩比较基准，公式' });
  await expect(figures).toContainText('沪深 300 指数 80%');
  await expect(figures).toContainText('中债综合指数 20%');
  const part = page.getByRole('region', { name: '每个月比基准多还是少' });
  await expect(part.getByRole('img')).toHaveAccessibleName(/2026-02，产品 .*，基准 .*，相差 .* 个百分点/);
});

for (const width of [1366, 390]) {
  test(`can be used by everyone at ${width} px, as chart, as table and with its estimate [A11Y-7]`, async ({
    page,
  }) => {
    const judge = width === 1366 ? expectAccessible : expectAccessibleToo;
    await page.setViewportSize({ width, height: 900 });
    await open(page, PRODUCT);
    await history(page).scrollIntoViewIfNeeded();
    await reader(page).focus();
    await page.getByRole('region', { name: '登记编码' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: '复制编码' })).toBeVisible();
    await judge(page, `one product at ${width}`);
    await open(page, `${PRODUCT}&view=table&amount=x#estimate`);
    await page.getByRole('region', { name: '收益试算' }).scrollIntoViewIfNeeded();
    // Below the sticky header a control may be half covered.
    await page.evaluate(() => scrollTo(0, 0));
    await judge(page, `one product as a table with a wrong figure at ${width}`);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('copies the registration code, or says to do it by hand [WLTH-6]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  });
  await open(page, PRODUCT);
  const part = page.getByRole('region', { name: '登记编码' });
  await part.scrollIntoViewIfNeeded();
  await part.getByRole('button', { name: '复制编码' }).click();
  await expect(part.getByRole('status')).toHaveText(/手动|选取|复制/);
  await page.evaluate(() => {
    const clipboard = { writeText: () => Promise.resolve() };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await part.getByRole('button', { name: '复制编码' }).click();
  await expect(part.getByRole('status')).toHaveText(/已复制/);
  await expect(part.getByRole('link', { name: /到中国理财网查询/ })).toHaveAttribute('target', '_blank');
});
