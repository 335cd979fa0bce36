import type { Locator, Page } from '@playwright/test';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const FUND = '/personal/second/fundshow?fundCode=007735';
const PRODUCT = '/personal/lcmx?prodCode=TX26012';

/** Every chart that is read, the key that leaves its usual figures, and what it then says. */
const CHARTS = [
  {
    what: 'five years of a figure',
    path: '/investment',
    name: /^归母净利润：/,
    says: /^2021，归母净利润 246\.3 亿元/,
  },
  {
    what: 'capital beside its minimum',
    path: '/investment',
    name: /^一级资本充足率：/,
    says: /^2021，.*监管要求 8\.5%$/,
  },
  {
    what: 'a ratio of a column',
    path: '/en/investment/secondlist?column=601006',
    name: /^Provision coverage:/,
    says: /^2021: .*Minimum 150%$/,
  },
  {
    what: 'fees by time of holding',
    path: FUND,
    name: /^持有多久，赎回费多少：/,
    key: 'End',
    says: /^.+及以上，赎回费率 0\.00%$/,
  },
  {
    what: 'months of a fund',
    path: FUND,
    name: /^每月收益率：/,
    says: /^20\d\d 年 \d+ 月，本基金 [+−]\d+\.\d\d%$/,
  },
  {
    what: 'falls of all funds',
    path: '/personal/second/fund',
    name: /^最深跌过多少：/,
    says: /^货币型，只数 \d+，中位 0\.00%/,
  },
  {
    what: 'periods against a benchmark',
    path: PRODUCT,
    name: /^每一期达到基准了吗：/,
    says: /^2024-11，业绩比较基准 .*实际年化 2\.21%，结果 低于$/,
  },
  {
    what: 'outcomes of holding',
    path: PRODUCT,
    name: /^持有多久，结果如何：/,
    says: /^1 个月，最差 −0\.29%/,
  },
  {
    what: 'deposit rates that moved',
    path: '/personal',
    name: /^人民币存款利率：/,
    says: /^3 月，原利率 [\d.]+%，现利率 [\d.]+%$/,
  },
  {
    what: 'the same in English',
    path: '/en',
    name: /^CNY deposit rates:/,
    says: /^3 m: Before [\d.]+%, Now [\d.]+%$/,
  },
];

/** Its place is there before its script; whoever turns to it wants that. */
async function readerOf(page: Page, name: RegExp): Promise<Locator> {
  const heading = page.getByRole('heading', { name: new RegExp(`^${name.source.slice(1, -1)}`) }).first();
  await heading.scrollIntoViewIfNeeded();
  await heading.hover();
  const reader = page.getByRole('slider', { name }).filter({ visible: true });
  await reader.scrollIntoViewIfNeeded();
  return reader;
}

/** What stands above the drawing. */
const readoutOf = (reader: Locator) => reader.locator('xpath=preceding::ul[@aria-live][1]');

for (const { what, path, name, key = 'Home', says } of CHARTS) {
  test(`reads ${what} by keys and pointer [A11Y-7]`, async ({ page }) => {
    await open(page, path);
    const reader = await readerOf(page, name);
    const readout = readoutOf(reader);
    const usual = (await readout.textContent()) ?? '';
    await expect(readout).toHaveAttribute('aria-live', 'polite');

    await reader.focus();
    await page.keyboard.press(key);
    await expect(reader).toHaveAttribute('aria-valuetext', says);
    await expect(readout).not.toHaveText(usual);
    // The slider speaks for itself; both would speak at once.
    await expect(readout).toHaveAttribute('aria-live', 'off');
    await page.keyboard.press('Escape');
    await expect(readout).toHaveText(usual);
    await reader.blur();

    await reader.hover({ position: await towards(reader, key) });
    await expect(readout).not.toHaveText(usual);
    await page.mouse.move(0, 0);
    await expect(readout).toHaveText(usual);
  });
}

/** A place near the end that the key goes to; of rows it is the upper, of months an older year. */
async function towards(reader: Locator, key: string): Promise<{ x: number; y: number }> {
  const box = await reader.boundingBox();
  if (box === null) throw new Error('the reader has no box');
  return { x: box.width * (key === 'End' ? 0.9 : 0.28), y: box.height * (key === 'End' ? 0.5 : 0.2) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { what, path, name, key = 'Home' } of CHARTS) {
    test(`a tap reads ${what}, and keeps it in view [A11Y-7]`, async ({ page }) => {
      await open(page, path);
      const reader = await readerOf(page, name);
      const readout = readoutOf(reader);
      await page.mouse.move(0, 0);
      const usual = (await readout.textContent()) ?? '';
      await reader.tap({ position: await towards(reader, key) });
      await expect(readout).not.toHaveText(usual);
    });
  }
});
