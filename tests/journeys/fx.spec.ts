import { dayInData } from '@bank/site/format/day';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { aWorkbook } from '@bank/publish/testing';
import { fxWords } from '@bank/site/words/rates/fx/words';
import { historyWords } from '@bank/site/words/rates/history/words';
import { ratesWords } from '@bank/site/words/rates/rates/words';
import { formWords } from '@bank/site/words/common/forms/words';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { hydrated, open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';
import { spaceText } from '../support/spaced-text.ts';
import { holdScript } from '../support/held-files.ts';
import { drawn, openWithItsParts } from '../support/stopped-clock.ts';

const CN = '/personal/personalExchangeRate';
const EN = '/en/personal/personalExchangeRate';
const CALL = '**/api/foreignRate/queryList';

const table = (page: Page) => page.locator('#rates');
const row = (page: Page, code: string) => table(page).getByRole('row').filter({ hasText: code });
const converter = (page: Page) => page.locator('#converter');
/** The announcement of refreshes, beside the time at which the rates were read. */
const refreshStatus = (page: Page) =>
  page.getByRole('main').getByRole('status').and(page.locator(':not(#converter *)')).first();

/** Answers the refresh with the rates as they are, apart from the dollar's spot buying rate. */
const withDollarAt = (spotBuy: string) => async (route: Route) => {
  const response = await route.fetch();
  const answer = (await response.json()) as { data: { list: { currency: string; spotBuy: string }[] } };
  for (const rate of answer.data.list) if (rate.currency === 'USD') rate.spotBuy = spotBuy;
  await route.fulfill({ response, json: answer });
};

/** The page's clock goes while it comes, and stands from then on: where much else runs that takes its time. */
const OPENED_WITHIN_MS = 30_000;

/** Opens the page at a moment from which time passes only with `page.clock.runFor`. */
async function openAt(page: Page, path: string, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(moment) });
  await openWithItsParts(page, path);
  await page.clock.pauseAt(new Date(Date.parse(moment) + OPENED_WITHIN_MS));
}

async function countCalls(page: Page): Promise<() => number> {
  let calls = 0;
  await page.route(CALL, async (route) => {
    calls += 1;
    await route.continue();
  });
  return () => calls;
}

async function hideTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

for (const { language, at, words } of LANGUAGES) {
  const RATES = at(CN);

  test(`reads every rate with its unit, its time and what it is called, in ${language} [FX-1]`, async ({
    page,
  }) => {
    const [fx, rates] = [await words(fxWords), await words(ratesWords)];
    await open(page, RATES);
    const dollar = row(page, 'USD');
    await expect(
      dollar.getByRole('rowheader', { name: `${wordOf(rates['rates.currency'], 'USD')} USD` }),
    ).toBeVisible();
    await expect(dollar.getByRole('cell')).toHaveText([
      '100',
      '707.15',
      '701.40',
      '710.12',
      '710.12',
      '708.21',
      /\+0\.12%/,
      '10:30:00',
    ]);
    await expect(
      table(page).getByRole('columnheader', { name: `${fx['fx.cash']} ${fx['fx.bankBuys']}` }),
    ).toBeVisible();
    await expect(table(page).getByRole('rowheader')).toHaveCount(16);
    await expect(page.getByRole('heading', { name: /10:30:00/ })).toBeVisible();
  });

  test(`changes 1,000 dollars in notes into yuan and shows the sum, in ${language} [FX-3]`, async ({
    page,
  }) => {
    const fx = await words(fxWords);
    await open(page, RATES);
    const form = converter(page);
    await expect(form.getByText('7,071.50', { exact: true })).toBeVisible();
    await form.getByLabel(fx['fx.byCash']).check();
    // 1,000 × 701.40 ÷ 100
    await expect(form.getByText('7,014.00', { exact: true })).toBeVisible();
    await expect(form.getByText(/1,000\.00 × 701\.40 ÷ 100 = .*7,014\.00/)).toBeVisible();
    const spoken = form.getByRole('status');
    await expect(spoken).toContainText(/1,000\.00.*7,014\.00/);
    await expect(spoken).toContainText(wordOf(fx['fx.rateNames'], 'cashBuy'));

    await form.getByRole('button', { name: fx['fx.swap'] }).click();
    await expect(form.getByLabel(fx['fx.have'])).toHaveValue('CNY');
    // 1,000 × 100 ÷ 710.12 = 140.8212…
    await expect(form.getByText('140.82', { exact: true })).toBeVisible();
    await expect(form.getByText(/1,000\.00 × 100 ÷ 710\.12 ≈ .*140\.82/)).toBeVisible();
  });

  test(`goes through yuan between two foreign currencies, and back from a wanted sum, in ${language} [FX-3]`, async ({
    page,
  }) => {
    const fx = await words(fxWords);
    await open(page, RATES);
    const form = converter(page);
    await form.getByLabel(fx['fx.want']).selectOption('EUR');
    // 7,071.50 × 100 ÷ 824.60 = 857.5673…
    await expect(form.getByText('857.57', { exact: true })).toBeVisible();
    const steps = form.getByRole('listitem');
    await expect(steps).toHaveText([
      /1,000\.00 × 707\.15 ÷ 100 = .*7,071\.50/,
      /7,071\.50 × 100 ÷ 824\.60 ≈ .*857\.57/,
    ]);
    await expect(steps.first()).toContainText(fx['fx.stepNumber'](1));
    await expect(steps.first()).toContainText(wordOf(fx['fx.rateNames'], 'spotBuy'));
    await expect(steps.last()).toContainText(wordOf(fx['fx.rateNames'], 'spotSell'));
    await form.getByLabel(fx['fx.amount'], { exact: true }).fill('500');
    await form.getByLabel(fx['fx.ofGet']).check();
    // 500 × 824.60 ÷ 100 = 4,123.00; × 100 ÷ 707.15 = 583.0446…, up so that it is enough.
    await expect(form.getByText('583.05', { exact: true })).toBeVisible();

    await form.getByRole('button', { name: fx['fx.convert'], exact: true }).click();
    await expect(page).toHaveURL(`${RATES}?amount=500&of=get&to=EUR#converter`);
    await page.reload();
    await hydrated(page);
    await expect(form.getByText('583.05', { exact: true })).toBeVisible();
    await expect(form.getByLabel(fx['fx.ofGet'])).toBeChecked();
  });

  test(`says what is wrong with an amount, and keeps whole units where there are no smaller ones, in ${language} [FX-3]`, async ({
    page,
  }) => {
    const [fx, forms] = [await words(fxWords), await words(formWords)];
    await open(page, RATES);
    const form = converter(page);
    const name = fx['fx.amount'];
    const amount = form.getByLabel(name, { exact: true });
    for (const [typed, message] of [
      ['abc', forms['forms.notDecimal'](name)],
      ['', forms['forms.missing'](name)],
      ['0', forms['forms.below'](name, '0.01')],
      ['1000000000000.01', forms['forms.above'](name, '1,000,000,000,000')],
    ] as const) {
      await amount.fill(typed);
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByText(message)).toBeVisible();
    }
    await amount.fill('1,000,000,000,000');
    await expect(form.getByText('7,071,500,000,000.00', { exact: true })).toBeVisible();
    await form.getByLabel(fx['fx.have']).selectOption('JPY');
    await amount.fill('1000.5');
    await expect(form.getByText(forms['forms.places'](name, 0))).toBeVisible();
    await form.getByLabel(fx['fx.want']).selectOption('JPY');
    await amount.fill('1000');
    await expect(form.getByText(fx['fx.same'])).toBeVisible();
  });

  test(`refreshes every minute, marks what changed and says so once, in ${language} [FX-2]`, async ({
    page,
  }) => {
    const [fx, rates] = [await words(fxWords), await words(ratesWords)];
    await page.route(CALL, withDollarAt('707.99'));
    await openAt(page, RATES, '2026-11-20T10:31:00+08:00');
    // The minute begins when the rates have come, up to half of one before now.
    await page.clock.runFor(29_000);
    await drawn(page);
    await expect(row(page, 'USD').getByText('707.15')).toBeVisible();
    await page.clock.runFor(32_000);
    const cell = row(page, 'USD').getByRole('cell', { name: `707.99 ${fx['fx.was']('707.15')}` });
    await expect(cell).toBeVisible();
    await expect(cell).toHaveAttribute('data-changed', 'rise');
    await expect(refreshStatus(page)).toHaveText(fx['fx.changed'](wordOf(rates['rates.currency'], 'USD'), 1));
    // The converter and the examples follow.
    await expect(converter(page).getByText('7,079.90', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: /7,079\.90/ }).first()).toBeVisible();

    await page.clock.runFor(60_000);
    await expect(refreshStatus(page)).toHaveText('');
    await expect(table(page).locator('[data-changed]')).toHaveCount(0);
  });

  test(`keeps favourites at the head, on this device, and finds a currency by its code or name, in ${language} [FX-7]`, async ({
    page,
  }) => {
    const fx = await words(fxWords);
    await open(page, RATES);
    const heads = table(page).getByRole('rowheader');
    const baht = ((await row(page, 'THB').getByRole('rowheader').textContent()) ?? '')
      .replace(/\s*THB.*/, '')
      .trim();
    await row(page, 'THB')
      .getByRole('button', { name: fx['fx.pin'](baht) })
      .click();
    await expect(heads.first()).toContainText('THB');
    expect(await page.evaluate(() => localStorage.getItem('bob-fx-pins'))).toBe('{"v":1,"data":["THB"]}');
    await page.reload();
    await hydrated(page);
    const star = row(page, 'THB').getByRole('button');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(heads.first()).toContainText('THB');
    await star.click();
    await expect(heads.first()).toContainText('USD');

    const field = page.getByRole('main').getByRole('searchbox');
    for (const typed of ['thb', baht]) {
      await field.fill(typed);
      await expect(heads).toHaveCount(1);
      await expect(heads).toContainText('THB');
    }
    await expect(page.getByText(fx['fx.found'](1, 16))).toBeVisible();
    await field.fill('zzz');
    await expect(page.getByText(fx['fx.findNone']('zzz'))).toBeVisible();
    await page.getByRole('link', { name: fx['fx.findClear'] }).click();
    await expect(heads).toHaveCount(16);
  });

  test(`shows the history of a currency as chart, table and file, in ${language} [FX-5]`, async ({
    page,
  }) => {
    const [fx, past, rates] = [await words(fxWords), await words(historyWords), await words(ratesWords)];
    await open(page, RATES);
    const euro = wordOf(rates['rates.currency'], 'EUR');
    await row(page, 'EUR')
      .getByRole('link', { name: `${euro} EUR` })
      .click();
    await expect(page).toHaveURL(`${RATES}?currency=EUR#history`);
    const history = page.locator('#history');
    await expect(history.getByRole('heading', { name: fx['fx.history'](euro) })).toBeVisible();
    await history.getByRole('link', { name: past['history.range']['1Y'], exact: true }).click();
    await expect(page).toHaveURL(`${RATES}?currency=EUR&range=1Y#history`);
    await expect(history.getByRole('status')).toContainText('821.33');
    await history.getByRole('link', { name: past['history.asTable'] }).click();
    // The last close: 818.56 is 0.21 % below 820.28.
    await expect(history.getByRole('row').nth(1)).toContainText(dayInData('2026-11-19', language));
    await expect(history.getByRole('row').nth(1)).toContainText('820.28');

    const csv = await page.request.get(
      (await history.getByRole('link', { name: past['history.download'] }).getAttribute('href')) ?? '',
    );
    expect(csv.headers()['content-type']).toContain('text/csv');
    expect(await csv.text()).toContain('\r\nEUR,2026-11-19,100,');
  });

  test(`agrees with the home page and offers feeds that stay the same, in ${language} [FX-1] [FX-6]`, async ({
    page,
  }) => {
    const fx = await words(fxWords);
    await open(page, at('/personal'));
    const shown = page.locator('main tr').filter({ hasText: 'EUR' });
    await expect(shown.first()).toContainText('818.56');
    await open(page, RATES);
    await expect(row(page, 'EUR')).toContainText('818.56');

    const atom = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    await expect(atom).toHaveAttribute(
      'href',
      language === 'CN' ? '/feed/fx.xml' : '/feed/fx.xml?language=EN',
    );
    const link = page.getByRole('main').getByRole('link', { name: fx['fx.feedJson'] });
    const feed = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(feed.headers()['content-type']).toContain('application/feed+json');
    const { items } = (await feed.json()) as { items: unknown[] };
    expect(items).toHaveLength(16);
    expect(items[0]).toMatchObject({ _rate: { currency: 'USD', spotBuy: '707.15' } });
  });
}

test('what stands below stays as it came while rates change above it and its script is not there [FX-2] [PERF-1]', async ({
  page,
}) => {
  const history = await holdScript(page, 'RatesHistory');
  await openAt(page, CN, '2026-11-20T10:31:00+08:00');
  const place = page.locator('[data-late]').first();
  const before = await place.innerHTML();
  await page.getByRole('button', { name: '暂停自动刷新' }).click();
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(refreshStatus(page)).toContainText('已核对');
  await drawn(page);
  expect(await place.innerHTML()).toBe(before);
  history.letGo();
});

test('can be paused, and asks for nothing in a hidden tab [FX-2]', async ({ page }) => {
  const calls = await countCalls(page);
  await openAt(page, CN, '2026-11-20T10:31:00+08:00');
  await page.getByRole('button', { name: '暂停自动刷新' }).click();
  await expect(page.getByText('自动刷新已暂停')).toBeVisible();
  await page.clock.runFor(300_000);
  await drawn(page);
  expect(calls()).toBe(0);

  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(refreshStatus(page)).toHaveText('10:36:30 已核对，牌价没有变动。');
  expect(calls()).toBe(1);

  await page.getByRole('button', { name: '继续自动刷新' }).click();
  await hideTab(page, true);
  await page.clock.runFor(300_000);
  await drawn(page);
  expect(calls()).toBe(1);
  // More than a minute has passed: it catches up at once.
  await hideTab(page, false);
  await page.clock.runFor(10);
  await expect.poll(calls).toBe(2);
});

test.describe('without an answer', () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test('keeps the last rates and says that they could not be read [FX-2] [ERR-1]', async ({ page }) => {
    await open(page, CN);
    await page.route(CALL, (route) => route.abort());
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect(refreshStatus(page)).toContainText('牌价暂时没有取到');
    await expect(row(page, 'USD').getByText('707.15')).toBeVisible();
    await page.unroute(CALL);
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect(refreshStatus(page)).toContainText('牌价没有变动');
  });
});

for (const [moment, notice] of [
  ['2026-11-20T10:50:00+08:00', undefined],
  ['2026-11-20T11:10:00+08:00', '牌价已超过 40 分钟没有更新'],
  ['2026-11-20T15:00:00+08:00', '牌价已超过 4 小时没有更新'],
  ['2026-11-21T11:00:00+08:00', '现在不是报价时段'],
] as const) {
  test(`warns of old rates in trading hours only: ${moment} [FX-2]`, async ({ page }) => {
    await openAt(page, CN, moment);
    const note = page.getByRole('note').filter({ hasText: '牌价' });
    // That is for who reads without script.
    await expect(page.getByText('早于 30 分钟前')).toBeHidden();
    if (notice === undefined) await expect(note).toHaveCount(0);
    else await expect(note).toContainText(notice);
  });
}

test('finds a currency by code, Chinese name, pinyin or initials while typing [FX-7]', async ({ page }) => {
  await open(page, CN);
  const field = page.getByRole('main').getByRole('searchbox');
  for (const typed of ['thb', '泰', 'taizhu', 'tz']) {
    await field.fill(typed);
    await expect(table(page).getByRole('rowheader')).toHaveText(['泰铢 THB']);
  }
});

for (const path of [CN, EN]) {
  test(`reads the quotes of a day by keys and pointer on ${path} [FX-5] [A11Y-7]`, async ({ page }) => {
    await open(page, path);
    const day = page.locator('#quotes');
    const reader = day.getByRole('slider');
    await day.scrollIntoViewIfNeeded();
    await reader.scrollIntoViewIfNeeded();
    const shown = day.locator('figure time');
    const newest = await shown.getAttribute('datetime');
    await reader.focus();
    await page.keyboard.press('Home');
    const first = (await shown.getAttribute('datetime')) ?? '';
    expect(first < (newest ?? '')).toBe(true);
    await expect(reader).toHaveAttribute('aria-valuetext', new RegExp(`^${first}.*\\d`));
    await page.keyboard.press('ArrowRight');
    await expect(shown).not.toHaveAttribute('datetime', first);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveAttribute('datetime', newest ?? '');

    await reader.blur();
    await reader.hover({ position: { x: 90, y: 60 } });
    await expect(shown).not.toHaveAttribute('datetime', newest ?? '');
    await page.mouse.move(0, 0);
    await expect(shown).toHaveAttribute('datetime', newest ?? '');
  });
}

test('an answer to a sum of one’s own is kept by no cache [FX-3] [PERF-4]', async ({ request }) => {
  const own = await request.get(`${CN}?amount=123.45`);
  expect(own.headers()['cache-control']).toBe('no-store');
  expect(await own.text()).toContain('noindex');
  const bare = await request.get(CN);
  expect(bare.headers()['cache-control']).toContain('s-maxage=30');
});

test('a feed of rates shows on the page, and a bad line changes nothing [FX-2] [FX-6]', async ({
  page,
  site,
}, info) => {
  const file = async (name: string, text: string | Buffer) => {
    const path = join(info.outputDir, name);
    await writeFile(path, text);
    return path;
  };
  await mkdir(info.outputDir, { recursive: true });
  await open(page, CN);
  const good = await file(
    'fx-rates.csv',
    'key,spotBuy,cashBuy,changeRate,publishTime\nusd,707.20,,0.13,2026-11-20T10:35:00+08:00\n',
  );
  await site.content(['feed', 'rates', good, '--activate']);
  await expect(async () => {
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    expect(await row(page, 'USD').textContent()).toContain('707.20');
  }).toPass();
  // Blank: the bank does not buy dollar notes.
  await expect(row(page, 'USD').getByRole('cell').nth(2)).toHaveText(/-暂不交易/);
  await converter(page).getByLabel('现钞（纸币、硬币）').check();
  await expect(
    converter(page)
      .getByText(/美元目前没有现钞买入价/)
      .first(),
  ).toBeVisible();
  await expect(row(page, 'USD').getByRole('cell').last()).toHaveText('10:35:00');

  const workbook = aWorkbook([
    ['key', 'spotBuy', 'publishTime'],
    ['gbp', '927.40', '2026-11-20T10:36:00+08:00'],
  ]);
  await site.content(['feed', 'rates', await file('fx-rates-20261120.xlsx', workbook), '--activate']);
  await expect(async () => {
    await page.reload();
    expect(await row(page, 'GBP').textContent()).toContain('927.40');
  }).toPass();

  const bad = await file('fx-rates-2.csv', 'key,spotBuy\nusd,708.00\neur,abc\n');
  const refusal = await site.content(['feed', 'rates', bad, '--activate']).then(
    () => 'accepted',
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
  expect(refusal).toMatch(/fx-rates-2\.csv:3:2.*spotBuy/);
  await page.reload();
  await expect(row(page, 'USD')).toContainText('707.20');
  await expect(row(page, 'EUR')).toContainText('818.56');
  await site.content(['rollback', 'rates']);
  await site.content(['rollback', 'rates']);
});

for (const [path, chart] of [
  [CN, `${CN}?currency=JPY&range=ALL&view=table`],
  [EN, `${EN}?amount=abc&keyword=dollar`],
] as const) {
  test(`axe and IBM's engine find nothing on ${path} [A11Y-1]`, async ({ page }) => {
    await expectAccessibleAddress(page, path);
    await expectAccessibleAddress(page, chart);
  });
}

for (const path of [CN, EN])
  test(`nothing of ${path} scrolls sideways at 320 px where a visitor spaces text widely`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, `${path}?amount=100000000&from=USD&to=KRW`);
    await spaceText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
