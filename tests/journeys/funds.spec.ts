import { dayInData } from '@bank/site/format/day';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fundTypes as chineseTypes } from '@bank/contract/names/zh-cn/fund-types';
import { fundTypes as englishTypes } from '@bank/contract/names/en/fund-types';
import { termWords } from '@bank/site/words/common/terms/words';
import { fundCompareWords } from '@bank/site/words/funds/fund-compare/words';
import { fundDetailWords } from '@bank/site/words/funds/fund-detail/words';
import { fundWords } from '@bank/site/words/funds/funds/words';
import { historyWords } from '@bank/site/words/rates/history/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { fundName } from '../support/content-names.ts';
import { open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/personal/fundpro';
const FUND = '/personal/second/fundshow?fundCode=012480';
const TYPES = { CN: chineseTypes, EN: englishTypes };

const main = (page: Page) => page.getByRole('main');

/** The sentence that names the worst month, as a visitor would read it out. */
const WORST = {
  CN: /最差的月份是 (?<name>(?<year>\d{4}) 年 \d+ 月)，−(?<fall>[\d.]+)%/,
  EN: /worst month was (?<name>\w+ (?<year>\d{4})) at −(?<fall>[\d.]+)%/,
};

/** Rows of a downloaded table without its byte order mark. */
async function rowsOf(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

/** '2026-11-19' and '19 Nov 2026' → '2026-11-19'. */
const isoDay = (day: string) => new Date(`${day} UTC`).toISOString().slice(0, 10);

for (const { language, at, words } of LANGUAGES) {
  const name = fundName('012480', language);

  test(`finds a fund by pinyin initials, reads its worst month, compares it and keeps its history, in ${language} [FUND-1] [FUND-2] [FUND-3]`, async ({
    page,
  }) => {
    const [funds, fund] = [await words(fundWords), await words(fundDetailWords)];
    const [compare, past] = [await words(fundCompareWords), await words(historyWords)];
    const count = main(page).getByRole('status').first();
    await open(page, at(LIST));
    await expect(count).toHaveText(funds['funds.found'](281, 300));
    const field = main(page).getByRole('searchbox');
    await field.fill('sshs300zszq');
    await field.press('Enter');
    await expect(count).not.toHaveText(funds['funds.found'](281, 300));
    const tick = main(page).getByRole('checkbox', { name: `${funds['funds.compare']} ${name}` });
    await tick.check();
    await main(page).getByRole('link', { name, exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);

    // The worst month in words, in its table, and from the chart's own figures at its two ends.
    const months = main(page).getByRole('region', { name: fund['fund.monthsTitle'] }).first();
    const said = (await months.getByText(WORST[language]).first().textContent()) ?? '';
    const { year = '', name: monthName = '', fall = '' } = WORST[language].exec(said)?.groups ?? {};
    const month = Array.from({ length: 12 }, (_, index) => index + 1).find(
      (one) => fund['fund.yearAndMonth'](year, one) === monthName,
    );
    const cell = months
      .getByRole('row', { name: new RegExp(`^${year} `) })
      .getByRole('cell')
      .nth(Number(month) - 1);
    await expect(cell).toContainText(`−${Number(fall).toFixed(1)}`);
    await expect(cell).toContainText(fund['fund.worst']);

    const history = main(page).getByRole('region', { name: wordOf(fund['fund.figures'], 'return') });
    // The months are of the whole history.
    await history.getByRole('link', { name: wordOf(past['history.range'], 'ALL'), exact: true }).click();
    await expect(page).toHaveURL(/range=ALL/);
    const slider = history.getByRole('slider').filter({ visible: true });
    await slider.focus();
    const readings = new Map<string, number>();
    await slider.press('Home');
    for (let step = 0; step < 300; step += 1) {
      const spoken = (await slider.getAttribute('aria-valuetext')) ?? '';
      const [, day = '', sign = '', value = ''] = /^([^，:]+)[，:]\D*?([+−]?)([\d.]+)%/.exec(spoken) ?? [];
      readings.set(isoDay(day), Number(`${sign === '−' ? '-' : ''}${value}`));
      if ((await slider.getAttribute('aria-valuenow')) === (await slider.getAttribute('aria-valuemax')))
        break;
      await slider.press('ArrowRight');
    }
    const worst = `${year}-${String(month).padStart(2, '0')}`;
    const days = [...readings.keys()];
    const start = days.filter((day) => day.slice(0, 7) < worst).at(-1) ?? '';
    const end = days.filter((day) => day.slice(0, 7) === worst).at(-1) ?? '';
    const change = ((100 + (readings.get(end) ?? 0)) / (100 + (readings.get(start) ?? 0)) - 1) * 100;
    // The drawing keeps only days that shape its line; a month's end may be a day or two off.
    expect(change).toBeLessThan(-Number(fall) / 2);

    // The file has the same figures as the table.
    await history.getByRole('link', { name: wordOf(fund['fund.figures'], 'nav'), exact: true }).click();
    const nav = main(page)
      .getByRole('region', { name: wordOf(fund['fund.figures'], 'nav'), exact: true })
      .first();
    await nav.getByRole('link', { name: past['history.asTable'] }).click();
    const row = nav.getByRole('row').nth(1);
    await expect(row.getByRole('rowheader')).toHaveText(dayInData('2026-11-19', language));
    const shown = await row.getByRole('cell').allTextContents();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      nav.getByRole('link', { name: past['history.download'] }).click(),
    ]);
    const rows = await rowsOf(await download.path());
    const last = rows.at(-1) ?? [];
    expect(last.slice(0, 4)).toEqual(['012480', '2026-11-19', shown[0], shown[1]]);
    expect(shown[2]?.replace('−', '-')).toContain(last[4]);

    // With two others from one starting point.
    await open(page, at(`${LIST}?type=04`));
    const tray = main(page).getByRole('region', { name: funds['funds.tray'] });
    await expect(tick.or(tray).first()).toBeVisible();
    const boxes = main(page).getByRole('checkbox', {
      name: new RegExp(`^${funds['funds.compare']} `),
      checked: false,
    });
    await boxes.nth(0).check();
    await boxes.nth(0).check();
    await expect(tray).toContainText(funds['funds.trayChosen'](3, 4));
    await tray.getByRole('link', { name: funds['funds.trayCompare'] }).click();
    await expect(page).toHaveURL(/funddb\?codes=012480,\d{6},\d{6}$/);
    await expect(
      main(page).getByRole('table', { name: compare['compare.caption'] }).getByRole('columnheader'),
    ).toHaveCount(4);
    const curves = main(page).getByRole('region', { name: compare['compare.chart'] });
    await expect(curves.getByRole('status')).toContainText(`${name} +18.06%`);
  });

  test(`ranks by another window, other columns and other classes, and says how, in ${language} [FUND-1] [FUND-4]`, async ({
    page,
  }) => {
    const [funds, fund] = [await words(fundWords), await words(fundDetailWords)];
    const halfYear = wordOf(funds['funds.window'], 'M6');
    const head = (text: string) => main(page).getByRole('columnheader', { name: new RegExp(text) });
    await open(page, at(LIST));
    await main(page).getByRole('link', { name: halfYear, exact: true }).click();
    await expect(page).toHaveURL(/window=M6$/);
    await expect(head(halfYear)).toHaveAttribute('aria-sort', 'descending');
    await head(halfYear).getByRole('link').click();
    await expect(page).toHaveURL(/sort=return-up/);
    await expect(head(halfYear)).toHaveAttribute('aria-sort', 'ascending');

    const minimum = wordOf(funds['funds.column'], 'MIN');
    await main(page).getByText(funds['funds.columns']).first().click();
    await main(page)
      .getByRole('group', { name: funds['funds.columns'] })
      .getByRole('checkbox', { name: minimum })
      .check();
    await expect(head(minimum)).toBeVisible();

    await main(page)
      .getByRole('navigation', { name: funds['funds.classes'] })
      .getByRole('link', { name: new RegExp(TYPES[language]['05']) })
      .click();
    await expect(head(wordOf(funds['funds.column'], 'YIELD'))).toHaveAttribute('aria-sort', 'descending');
    await expect(head(`^${wordOf(funds['funds.column'], 'NAV')}`)).toHaveCount(0);
    await main(page).locator('tbody th a').first().click();
    await expect(
      main(page).getByRole('region', { name: wordOf(fund['fund.figures'], 'yield') }),
    ).toBeVisible();
    await expect(
      main(page).getByRole('link', { name: wordOf(fund['fund.figures'], 'nav'), exact: true }),
    ).toHaveCount(0);
  });

  test(`explains a term on focus, keeps it under the pointer and lets it be dismissed, and remembers the fund, in ${language} [FUND-7] [FUND-9]`, async ({
    page,
  }) => {
    const [funds, fund, terms] = [
      await words(fundWords),
      await words(fundDetailWords),
      await words(termWords),
    ];
    await open(page, at(FUND));
    const overview = main(page).getByRole('region', { name: fund['fund.overview'] });
    const term = overview.locator(`a[href="${at('/personal/glossary#BENCHMARK')}"]`);
    const tip = overview.getByRole('tooltip', { includeHidden: true }).first();
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
    await expect(page).toHaveURL(at('/personal/glossary#BENCHMARK'));
    await expect(main(page).getByText(terms['terms.names'].BENCHMARK).first()).toBeVisible();

    await open(page, at('/personal/second/fund'));
    const recent = main(page).getByRole('navigation', { name: funds['funds.recent'] });
    await expect(recent.getByRole('link')).toHaveText([name]);
    await recent.getByRole('button', { name: funds['funds.recentClear'] }).click();
    await expect(recent).toHaveCount(0);
  });
}

test('pages of funds can be used by everyone, wide and narrow [S2-personal] [A11Y-7]', async ({ page }) => {
  await expectAccessibleAddresses(page, [
    // The list of funds.
    LIST,
    // Money funds.
    `${LIST}?type=05`,
    // The front page of the zone.
    '/personal/second/fund',
    // A fund.
    FUND,
    // The holdings of a fund.
    `${FUND}&tab=holdings`,
    // The managers of a fund.
    `${FUND}&tab=managers`,
    // The fees of a fund.
    `${FUND}&tab=fees`,
    // A table of returns.
    `${FUND}&view=table`,
    // A comparison of funds.
    '/personal/second/funddb?codes=009126,012480,016935',
    // Fund notices.
    '/personal/second/fundnews?column=102004',
    // The glossary.
    '/personal/glossary',
    // The glossary in English.
    '/en/glossary',
  ]);
});

for (const path of ['/personal/fundpro', '/en/personal/fundpro'])
  for (const width of [320, 390])
    test(`the rows of ${path} keep every word and figure apart at ${width} px [S1-mobile-reflow]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const rows = page.getByRole('table').first().locator('tbody tr');
      await expect(rows.first()).toBeVisible();
      const touching = await rows.evaluateAll((all) => {
        // Of the text itself: a cell may be narrower than what it says.
        const textsOf = (row: Element) => {
          const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          const texts: { said: string; box: DOMRect }[] = [];
          while (walker.nextNode()) {
            const node = walker.currentNode;
            // What is only said aloud is a point.
            if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            texts.push({ said: node.textContent ?? '', box: range.getBoundingClientRect() });
          }
          return texts;
        };
        return all.flatMap((row) => {
          const texts = textsOf(row);
          return texts.flatMap((one, at) =>
            texts.slice(at + 1).flatMap((other) => {
              const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
              const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
              // Lines of a large and a small type may lie a little into each other.
              return wide > 0 && high > 4 ? [`${one.said} | ${other.said}`] : [];
            }),
          );
        });
      });
      expect(touching).toEqual([]);
    });

test('a fund to begin a comparison with keeps its risk level apart from the link that adds it [FUND-3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await open(page, '/en/personal/second/funddb');
  const candidates = main(page).getByRole('listitem').filter({ hasText: 'Medium to high' });
  await expect(candidates.first()).toBeVisible();
  const gaps = await candidates.evaluateAll((rows) =>
    rows.map((row) => {
      const [, , risk, join] = row.children;
      const said = document.createRange();
      if (risk !== undefined) said.selectNodeContents(risk);
      return (join?.getBoundingClientRect().left ?? 0) - said.getBoundingClientRect().right;
    }),
  );
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});
