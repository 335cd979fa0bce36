import { formWords } from '@bank/site/words/common/forms/words';
import { investmentWords } from '@bank/site/words/investors/investment/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { announcementTitle } from '../support/content-names.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const LIST = '/investment/secondlist';

for (const { language, at, words } of LANGUAGES) {
  test(`downloads an annual report from the reports centre, in ${language} [S2-investment] [IR-2]`, async ({
    page,
  }) => {
    const ir = await words(investmentWords);
    const report = announcementTitle('annual-report-2025', language);
    await open(page, at('/investment'));
    const main = page.getByRole('main');
    await main.getByRole('link', { name: ir.allReports, exact: true }).first().click();
    const grid = main.getByRole('table', { name: ir.reportsGrid });
    // Five years and the annual report before them.
    await expect(grid.getByRole('rowheader')).toHaveText(['2026', '2025', '2024', '2023', '2022', '2021']);
    await expect(grid.getByRole('row', { name: /^2026/ })).toContainText(ir.noReport);
    await grid.getByRole('link', { name: report }).first().click();
    await expect(page).toHaveURL(/\/pdfView\?file=[0-9a-f]{24}\.pdf/);
    await page.goBack();

    await open(page, at(`${LIST}?type=01`));
    const downloading = page.waitForEvent('download');
    await main.getByRole('link', { name: `${ir.download} ${report}` }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test(`filters announcements by year, category, keyword and language, in ${language} [IR-1] [LANG-4]`, async ({
    page,
  }) => {
    const ir = await words(investmentWords);
    await open(page, at(`${LIST}?column=601001`));
    await mark(page);
    const main = page.getByRole('main');
    const status = main.getByRole('status');
    const inYear = at(`${LIST}?column=601001&year=2025`);
    await expect(status).toHaveText(ir.found(80));
    await main.getByRole('link', { name: '2025', exact: true }).click();
    await expect(page).toHaveURL(inYear);
    await main.getByRole('radio', { name: ir.types['07'] }).check();
    await expect(page).toHaveURL(`${inYear}&type=07`);
    // The notice and the resolutions of the annual meeting, and the resolutions of the extraordinary one.
    await expect(status).toHaveText(ir.found(3));
    await main.getByRole('searchbox').fill(language === 'CN' ? '临时' : 'extraordinary');
    await main.getByRole('searchbox').press('Enter');
    await expect(status).toHaveText(ir.found(1));
    const resolutions = announcementTitle('egm-resolutions-2025', language);
    await expect(main.getByRole('link', { name: resolutions, exact: true })).toBeVisible();
    await main.getByRole('link', { name: ir.clear }).click();
    await expect(page).toHaveURL(inYear);
    const other = language === 'CN' ? 'EN' : 'CN';
    await main.getByRole('radio', { name: ir.otherLanguage, exact: true }).check();
    await expect(page).toHaveURL(`${inYear}&document=${other}`);
    await expect(main.locator(`a[lang="${language === 'CN' ? 'en' : 'zh-CN'}"]`).first()).toBeVisible();
    await expectSameDocument(page);
  });

  test(`works out the dividends of a number of shares, and says what to change in a bad one, in ${language}`, async ({
    page,
  }) => {
    const [ir, forms] = [await words(investmentWords), await words(formWords)];
    await open(page, at(`${LIST}?column=601005`));
    const main = page.getByRole('main');
    const shares = main.getByRole('textbox', { name: ir.shares });
    await shares.fill('1,000');
    await shares.press('Enter');
    await expect(page).toHaveURL(/shares=1%2C000|shares=1,000/);
    const answer = ir.dividendAnswer('1,000', 5, '2,073.00');
    await expect(main.getByRole('status').filter({ hasText: answer })).toBeVisible();
    await expect(main.getByRole('row', { name: '2025 4.36 436.00 392.40 348.80' })).toBeVisible();
    await shares.fill('12.5');
    await main.getByRole('button', { name: ir.dividendSubmit }).click();
    await expect(main.getByText(forms['forms.places'](ir.shares, 0)).first()).toBeVisible();
    await expect(main.getByText(answer)).toHaveCount(0);
  });
}

test('a date in a narrow column has its whole line to itself, and the way to a calendar the next [IR-4]', async ({
  page,
}) => {
  await open(page, '/en/investment');
  const dates = page.getByRole('main').getByRole('region', { name: 'Investor calendar' });
  const row = dates.getByRole('listitem').first();
  const title = await row.getByRole('paragraph').first().boundingBox();
  const link = await row.getByRole('link', { name: /^Add “/ }).boundingBox();
  expect(link?.x).toBe(title?.x);
  expect(link?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test('adds the results day to a calendar [IR-4]', async ({ page, request }) => {
  await open(page, '/investment');
  await page.getByRole('main').getByRole('link', { name: '全部日程' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('投资者日历');
  const link = page.getByRole('main').getByRole('link', { name: '把“2026 年年度报告”加入日历' });
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toBe('annual-report-2026.ics');

  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const [event, ...others] = eventsIn(await answer.text());
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    SUMMARY: '2026 年年度报告',
    // 18:00 in Beijing on 30 March 2027.
    DTSTART: '20270330T100000Z',
    DTEND: '20270330T110000Z',
  });
  expect(event?.['UID']).toMatch(/^annual-report-2026@/);

  const whole = await request.get('/feed/investor-calendar.ics?language=EN');
  const all = eventsIn(await whole.text());
  expect(new Set(all.map(({ UID }) => UID)).size).toBe(all.length);
  expect(all.map(({ SUMMARY }) => SUMMARY)).toContain('Payment date of the 2025 dividend');
  const payment = all.find(({ SUMMARY }) => SUMMARY === 'Payment date of the 2025 dividend');
  expect(payment).toMatchObject({ DTSTART: '20260709', DTEND: '20260710' });
});

test('shows five years of figures as chart, table and file [IR-2]', async ({ page, request }) => {
  await open(page, '/en/investment');
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('img', {
        name: 'Bar chart of Net profit attributable (CNY bn): 2021 24.63, 2022 25.15 (▲ +2.1%), 2023 25.68 (▲ +2.1%), 2024 26.30 (▲ +2.4%), 2025 27.06 (▲ +2.9%)',
      })
      .filter({ visible: true }),
  ).toBeVisible();
  await expect(
    main.getByRole('img', {
      name: 'Tier 1 capital ratio from 11.48% in 2021 to 12.63% now, above the regulatory minimum of 8.5%',
    }),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Full table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financial reports');
  await expect(
    main
      .getByRole('img', { name: /^Bar chart of Total assets \(CNY bn\): 2021 2,084\.0/ })
      .filter({ visible: true }),
  ).toBeVisible();
  const row = main.getByRole('row', { name: /^Total assets CNY bn/ });
  await expect(row).toHaveText(/2,700\.2.*2,521\.2.*2,360\.4.*2,210\.0.*2,084\.0/);

  const address = (await main.getByRole('link', { name: 'Download CSV' }).getAttribute('href')) ?? '';
  const text = await (await request.get(address)).text();
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFItem,Unit,2025,2024,2023,2022,2021',
    'Total assets,CNY bn,2700.2,2521.2,2360.4,2210.0,2084.0',
  ]);
  const data = (await main.getByRole('link', { name: 'Download the data (CSV)' }).getAttribute('href')) ?? '';
  const facts = (await (await request.get(data)).text()).split('\r\n');
  expect(facts[0]).toBe('\uFEFFconcept,label,value,unit,decimals,periodType,periodStart,periodEnd,context');
  expect(facts).toContain(
    'byb:NetProfit,Net profit attributable,27060000000,CNY,-7,duration,2025-01-01,2025-12-31,FY2025',
  );
});

test('names whom to ask on every investor page, and the exchange instead of a price [IR-3] [IR-5]', async ({
  page,
}) => {
  for (const column of [601001, 601002, 601003, 601004, 601005, 601006, 601007, 601008, 601009]) {
    await page.goto(`/en/investment/secondlist?column=${column}`);
    const contacts = page.getByRole('complementary', { name: 'Investor contacts' });
    await expect(contacts.getByRole('link', { name: 'ir@beiyao.example' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Nothing here yet')).toHaveCount(0);
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/quote')) asked.push(request.url());
  });
  await open(page, '/investment');
  await expect(page.getByRole('link', { name: /^在交易所网站查看行情/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.sse\.com\.cn\//,
  );
  expect(asked).toEqual([]);
});

for (const { language, at } of LANGUAGES) {
  test(`axe and IBM's engine find nothing on investor pages in ${language}`, async ({ page }) => {
    const columns = [
      '601001',
      '601002',
      '601003',
      '601004',
      '601005',
      '601006',
      '601007',
      '601008',
      '601009',
    ];
    await expectAccessibleAddresses(page, [
      at('/investment'),
      ...columns.map((column) => at(`${LIST}?column=${column}`)),
    ]);
  });
}

/** The events of an iCalendar text by property name, without parameters (RFC 5545, 3.1). */
function eventsIn(text: string): Record<string, string>[] {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  const events: Record<string, string>[] = [];
  for (const line of text.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const event = events.at(-1);
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (event !== undefined && line !== 'END:VEVENT' && name !== 'END') event[name] = value;
  }
  return events;
}

test('marks documents in the other language, and says in English which text prevails [LANG-4] [IR-1]', async ({
  page,
}) => {
  await page.goto(`/en${LIST}?column=601001&document=CN`);
  const main = page.getByRole('main');
  const rows = main.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(rows.first()).toContainText('In Chinese');
  await expect(rows.first().locator('a[lang="zh-CN"]')).toBeVisible();
  await expect(main).toContainText('The Chinese text filed with the Shanghai Stock Exchange prevails');
  await page.goto(`${LIST}?column=601001&document=EN`);
  await expect(rows.first()).toContainText('英文');
  await page.goto(`${LIST}?column=601001`);
  await expect(rows.first()).not.toContainText('英文');
});
