import { beijingDay } from '@bank/contract';
import { dayInData, dayInProse } from '@bank/site/format/day';
import { queryWords } from '@bank/site/words/personal/business-query/words';
import { feeWords } from '@bank/site/words/rates/fees/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { articleTitle, feeEditionOn, feeName } from '../support/content-names.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const FEES = '/personal/sfbz';

test('finds a fee by its name in the order of pinyin [FEE-1]', async ({ page }) => {
  await open(page, FEES);
  await mark(page);
  await page.getByRole('main').getByRole('combobox', { name: '排序' }).selectOption('按名称拼音');
  await expect(page).toHaveURL(`${FEES}?sort=name`);
  await expect(page.getByRole('status').filter({ hasText: '排序已改为：按名称拼音' })).toHaveCount(1);
  const names = page.getByRole('rowheader').locator('> span:first-child');
  // 本 stands before 贷 and 代, and 账 close to the end: b, d, zh.
  await expect(names.first()).toHaveText(/^[^c-z]/);
  const first = (await names.first().textContent()) ?? '';
  expect(first.localeCompare('存折、存单书面挂失', 'zh-u-co-pinyin')).toBeLessThan(0);

  await page.getByRole('main').locator('nav a[href*="page="]').filter({ hasText: /^8$/ }).click();
  await expect(page).toHaveURL(`${FEES}?sort=name&page=8`);
  await expect(names.filter({ hasText: '账户变动短信通知' })).toBeVisible();
  await expectSameDocument(page);
});

test('the columns of the English table have room for what they hold [FEE-1]', async ({ page }) => {
  await open(page, `/en${FEES}`);
  const row = page.getByRole('row').filter({ hasText: 'AC001' });
  const lines = await row
    .getByText('All branches and online')
    .evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(1);
  const price = await row.getByRole('cell').first().boundingBox();
  const item = await row.getByRole('rowheader').last().boundingBox();
  expect(price?.width).toBeLessThan(item?.width ?? 0);
});

for (const { language, at, words } of LANGUAGES) {
  test(`finds a fee by its first letters or a word, and takes the filters back one by one, in ${language} [FEE-1]`, async ({
    page,
  }) => {
    const fees = await words(feeWords);
    // The initials of 挂失 in Chinese.
    const keyword = language === 'CN' ? 'gs' : 'loss';
    await open(page, at(FEES));
    const main = page.getByRole('main');
    const rowOf = (code: string) => main.getByRole('rowheader', { name: feeName(code, language) });
    await main.getByRole('searchbox').fill(keyword);
    await main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(at(`${FEES}?keyword=${keyword}`));
    await expect(rowOf('CD002')).toBeVisible();
    await main.getByRole('radio', { name: fees.customers['CORP'] }).check();
    await expect(page).toHaveURL(at(`${FEES}?keyword=${keyword}&customer=CORP`));
    await expect(rowOf('CD002')).toHaveCount(0);
    await expect(rowOf('ST012')).toBeVisible();
    await main
      .getByRole('link', { name: `${fees.remove} ${fees.customer} ${fees.customers['CORP']}` })
      .click();
    await expect(page).toHaveURL(at(`${FEES}?keyword=${keyword}`));
    await main.getByRole('link', { name: fees.clear }).click();
    await expect(page).toHaveURL(at(FEES));
    await expect(main.getByRole('status').first()).toHaveText(
      fees.found(feeEditionOn(beijingDay(Date.now())).items),
    );
  });

  test(`shows what is free, keeps earlier editions and announces the next one in ${language} [FEE-2] [FEE-3]`, async ({
    page,
  }) => {
    const fees = await words(feeWords);
    await open(page, at(FEES));
    const main = page.getByRole('main');
    const { day, items, free, next } = feeEditionOn(beijingDay(Date.now()));
    await expect(main.getByRole('heading', { name: fees.glossary })).toBeVisible();
    await main.getByRole('link', { name: fees.free(free) }).click();
    await expect(page).toHaveURL(at(`${FEES}?pricing=3`));
    await expect(main.getByRole('status').first()).toHaveText(fees.found(free));
    // Free, and three yuan a quarter before.
    const row = main.getByRole('row', { name: /^AC002/ });
    await expect(row).toContainText(fees.pricings['3']);
    await expect(row).toContainText(fees.previous);
    await expect(row).toContainText(language === 'CN' ? '3 元/季' : 'CNY 3 a quarter');

    await main.getByRole('link', { name: fees.all(items) }).click();
    await expect(main.getByText(fees.edition(dayInProse(day, language), items, free))).toBeVisible();
    await expect(main.getByRole('note')).toContainText(
      next === undefined ? [] : [fees.coming(dayInProse(next, language))],
    );
    await main.getByRole('link', { name: fees.versionOpen(dayInData('2025-01-01', language)) }).click();
    await expect(page).toHaveURL(at(`${FEES}?version=2025-01-01`));
    await expect(main.getByRole('note')).toContainText(fees.notInForce(dayInProse('2025-01-01', language)));
    await expect(row).not.toContainText(fees.pricings['3']);
    await main.getByRole('link', { name: fees.toCurrent }).click();
    await expect(page).toHaveURL(at(FEES));

    await main.getByRole('link', { name: fees.noticeOn(dayInData('2026-11-16', language)) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      articleTitle('101007/20261116-fee-list-2027', language),
    );
  });

  test(`offers the list as a table to take away and as a document, in ${language} [FEE-2]`, async ({
    page,
    request,
  }) => {
    const fees = await words(feeWords);
    await open(page, at(`${FEES}?category=CUSTODY`));
    const main = page.getByRole('main');
    const rowsOf = async (name: string) => {
      const address = (await main.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';
      const answer = await request.get(address);
      expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
      const text = await answer.text();
      expect(text.startsWith(language === 'CN' ? '\uFEFF编号,类别,项目,' : '\uFEFFNo.,Category,Item,')).toBe(
        true,
      );
      return text.trimEnd().split('\r\n').slice(1);
    };
    expect(await rowsOf(fees.csv)).toHaveLength(feeEditionOn(beijingDay(Date.now())).items);
    const custody = await rowsOf(fees.csvOfResults);
    expect(custody).toHaveLength(7);
    expect(custody[0]).toContain(`CT001,${fees.categories.CUSTODY},${feeName('CT001', language)},`);
    await expect(main.getByRole('link', { name: new RegExp(`^${fees.pdf}`) })).toHaveAttribute(
      'href',
      new RegExp(`^${at('/pdfView')}\\?`),
    );
  });

  test(`leads to every enquiry that needs no sign-in, in ${language} [QRY-1]`, async ({ page }) => {
    const query = await words(queryWords);
    await open(page, at('/personal/ywcx'));
    const main = page.getByRole('main');
    for (const path of [
      '/personal/personalExchangeRate',
      '/personal/dkll',
      FEES,
      '/personal/personalSearch',
      '/company/lettersearch',
      '/bobbank/map',
      '/personal/lcmx',
      '/bobbank/secondlist',
      '/ckbxDetail',
      '/bobbank/feedback',
    ]) {
      await expect(main.locator(`h3 a[href^="${at(path)}"]`).first(), path).toBeVisible();
    }
    await main.getByRole('searchbox').fill('TX26090');
    await main.getByRole('button', { name: query.productGo }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/personal/lcmx')}\\?.*TX26090`));
  });
}

test("axe and IBM's engine find nothing on its pages", async ({ page }) => {
  await expectAccessibleAddresses(page, [
    FEES,
    `/en${FEES}`,
    `${FEES}?version=2025-01-01&keyword=gs`,
    '/personal/ywcx',
  ]);
});
