import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { open } from '../support/hydrated.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/fundpro';
const FUND = '/personal/second/fundshow?fundCode=012480';

const main = (page: Page) => page.getByRole('main');
const count = (page: Page) => main(page).getByRole('status').filter({ hasText: '只基金' });
const tick = (page: Page, name: string) => main(page).getByRole('checkbox', { name: `对比 ${name}` });

/** Rows of a downloaded table without its byte order mark. */
async function rowsOf(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('finds a fund by pinyin initials, reads its worst month, compares it and keeps its history [FUND-1] [FUND-2] [FUND-3]', async ({
  page,
}) => {
  await open(page, LIST);
  await expect(count(page)).toHaveText('可申购 281 只，共 300 只基金');
  const field = main(page).getByRole('searchbox');
  await field.fill('sshs300zszq');
  await field.press('Enter');
  await expect(count(page)).not.toHaveText('可申购 281 只，共 300 只基金');
  await tick(page, '拾穗沪深 300 指数增强 C').check();
  await main(page).getByRole('link', { name: '拾穗沪深 300 指数增强 C' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('拾穗沪深 300 指数增强 C');

  // The worst month in words, in its table, and from the chart's own figures at its two ends.
  const months = main(page).getByRole('region', { name: '每月收益率' }).first();
  const said = await months.getByText('表现最差的月份是').textContent();
  const [, year = '', month = '', fall = ''] = /是 (\d{4}) 年 (\d+) 月，−([\d.]+)%/.exec(said ?? '') ?? [];
  const cell = months
    .getByRole('row', { name: new RegExp(`^${year} `) })
    .getByRole('cell')
    .nth(Number(month) - 1);
  await expect(cell).toContainText(`−${Number(fall).toFixed(1)}`);
  await expect(cell).toContainText('最差');

  const history = main(page).getByRole('region', { name: '累计收益率' });
  // The months are of the whole history.
  await history.getByRole('link', { name: '全部', exact: true }).click();
  await expect(page).toHaveURL(/range=ALL/);
  const slider = history.getByRole('slider').filter({ visible: true });
  await slider.focus();
  const readings = new Map<string, number>();
  await slider.press('Home');
  for (let step = 0; step < 300; step += 1) {
    const spoken = (await slider.getAttribute('aria-valuetext')) ?? '';
    const [, day = '', sign = '', value = ''] = /^(\S+?)，本基金 ([+−]?)([\d.]+)%/.exec(spoken) ?? [];
    readings.set(day, Number(`${sign === '−' ? '-' : ''}${value}`));
    if ((await slider.getAttribute('aria-valuenow')) === (await slider.getAttribute('aria-valuemax'))) break;
    await slider.press('ArrowRight');
  }
  const worst = `${year}-${month.padStart(2, '0')}`;
  const days = [...readings.keys()];
  const start = days.filter((day) => day.slice(0, 7) < worst).at(-1) ?? '';
  const end = days.filter((day) => day.slice(0, 7) === worst).at(-1) ?? '';
  const change = ((100 + (readings.get(end) ?? 0)) / (100 + (readings.get(start) ?? 0)) - 1) * 100;
  // The drawing keeps only days that shape its line; a month's end may be a day or two off.
  expect(change).toBeLessThan(-Number(fall) / 2);

  // The file has the same figures as the table.
  await history.getByRole('link', { name: '单位净值' }).click();
  const nav = main(page).getByRole('region', { name: '单位净值' }).first();
  await nav.getByRole('link', { name: '以表格查看' }).click();
  const row = nav.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText('2026-11-19');
  const shown = await row.getByRole('cell').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    nav.getByRole('link', { name: '下载 CSV' }).click(),
  ]);
  const rows = await rowsOf(await download.path());
  const last = rows.at(-1) ?? [];
  expect(last.slice(0, 4)).toEqual(['012480', '2026-11-19', shown[0], shown[1]]);
  expect(shown[2]?.replace('−', '-')).toContain(last[4]);

  // With two others from one starting point.
  await open(page, `${LIST}?type=04`);
  await expect(
    tick(page, '拾穗沪深 300 指数增强 C')
      .or(main(page).getByRole('region', { name: '待对比的基金' }))
      .first(),
  ).toBeVisible();
  const boxes = main(page).getByRole('checkbox', { name: /^对比/, checked: false });
  await boxes.nth(0).check();
  await boxes.nth(0).check();
  const tray = main(page).getByRole('region', { name: '待对比的基金' });
  await expect(tray).toContainText('已选 3 / 4');
  await tray.getByRole('link', { name: '开始对比' }).click();
  await expect(page).toHaveURL(/funddb\?codes=012480,\d{6},\d{6}$/);
  await expect(main(page).getByRole('table', { name: '基金逐项对比' }).getByRole('columnheader')).toHaveCount(
    4,
  );
  const curves = main(page).getByRole('region', { name: '同一起点的累计收益率' });
  await expect(curves.getByRole('status')).toContainText('拾穗沪深 300 指数增强 C +18.06%');
});

test('ranks by another window, other columns and other classes, and says how [FUND-1] [FUND-4]', async ({
  page,
}) => {
  await open(page, LIST);
  await main(page).getByRole('link', { name: '近 6 月' }).click();
  await expect(page).toHaveURL(/window=M6$/);
  await expect(main(page).getByRole('columnheader', { name: /近 6 月/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await main(page).getByRole('link', { name: '按近 6 月排序' }).click();
  await expect(page).toHaveURL(/sort=return-up/);
  await expect(main(page).getByRole('columnheader', { name: /近 6 月/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await main(page).getByText('选择显示的列').first().click();
  await main(page)
    .getByRole('group', { name: '选择显示的列' })
    .getByRole('checkbox', { name: '起购金额' })
    .check();
  await expect(main(page).getByRole('columnheader', { name: '起购金额' })).toBeVisible();

  await main(page)
    .getByRole('navigation', { name: '基金类型' })
    .getByRole('link', { name: /货币型/ })
    .click();
  await expect(main(page).getByRole('columnheader', { name: /七日年化/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(main(page).getByRole('columnheader', { name: /单位净值/ })).toHaveCount(0);
  await main(page).locator('tbody th a').first().click();
  await expect(main(page).getByRole('region', { name: '七日年化收益率' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '单位净值', exact: true })).toHaveCount(0);
});

test('explains a term on focus, keeps it under the pointer and lets it be dismissed [FUND-7]', async ({
  page,
}) => {
  await open(page, FUND);
  const overview = main(page).getByRole('region', { name: '基金概况' });
  const term = overview.getByRole('link', { name: '业绩比较基准' });
  const tip = overview.getByRole('tooltip', { includeHidden: true });
  await expect(tip).toBeHidden();
  await term.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(term).toBeFocused();
  await term.blur();
  await term.hover();
  await expect(tip).toBeVisible();
  await tip.hover();
  await expect(tip).toBeVisible();
  await term.click();
  await expect(page).toHaveURL(/\/personal\/glossary#BENCHMARK$/);
});

test('remembers the funds that were looked at, until they are cleared [FUND-9]', async ({ page }) => {
  await open(page, FUND);
  await open(page, '/personal/second/fund');
  const recent = main(page).getByRole('navigation', { name: '最近看过' });
  await expect(recent.getByRole('link')).toHaveText(['拾穗沪深 300 指数增强 C']);
  await recent.getByRole('button', { name: '清除' }).click();
  await expect(recent).toHaveCount(0);
});

for (const [name, path] of [
  ['the list of funds', LIST],
  ['money funds', `${LIST}?type=05`],
  ['the front page of the zone', '/personal/second/fund'],
  ['a fund', FUND],
  ['the holdings of a fund', `${FUND}&tab=holdings`],
  ['the managers of a fund', `${FUND}&tab=managers`],
  ['the fees of a fund', `${FUND}&tab=fees`],
  ['a table of returns', `${FUND}&view=table`],
  ['a comparison of funds', '/personal/second/funddb?codes=009126,012480,016935'],
  ['fund notices', '/personal/second/fundnews?column=102004'],
  ['the glossary', '/personal/glossary'],
  ['the glossary in English', '/en/glossary'],
] as const) {
  test(`${name} can be used by everyone, wide and narrow [S2-personal] [A11Y-7]`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
  });
}
