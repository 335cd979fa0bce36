import { readFile } from 'node:fs/promises';
import { formatAmount } from '@bank/site/format/money';
import { dayInData, dayInProse } from '@bank/site/format/day';
import { formWords } from '@bank/site/words/common/forms/words';
import { depositWords } from '@bank/site/words/rates/deposit-calculator/words';
import { historyWords } from '@bank/site/words/rates/history/words';
import { loanWords } from '@bank/site/words/rates/loan-calculator/words';
import { rateTableWords } from '@bank/site/words/rates/rate-tables/words';
import { ratesWords } from '@bank/site/words/rates/rates/words';
import { expectAccessibleAddress } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const RATES = '/personal/dkll';

for (const { language, at, words } of LANGUAGES) {
  const yuan = (amount: string) => formatAmount(amount, 'CNY', language);

  test(`reads an earlier version of the deposit rates in ${language} and comes back [RATE-1] [RATE-2]`, async ({
    page,
  }) => {
    const tables = await words(rateTableWords);
    await open(page, at(RATES));
    await mark(page);
    const table = page.getByRole('table', { name: tables['rates.cnyTitle'] });
    const section = page.locator('#cny');
    const inForce = tables['rates.effective'](dayInProse('2026-11-12', language));
    await expect(section).toContainText(inForce);
    // One year: 1.10 now, 1.15 before.
    await expect(table.getByRole('row').nth(4)).toContainText('1.10');
    await expect(table.getByRole('row').nth(4)).toContainText('−5');

    await section.getByRole('link', { name: dayInData('2026-05-22', language) }).click();
    await expect(page).toHaveURL(/date=2026-05-22/);
    await expect(section).toContainText(
      tables['rates.earlier'](dayInProse('2026-05-22', language), dayInProse('2026-11-12', language)),
    );
    await expect(table.getByRole('row').nth(4)).toContainText('1.15');
    await section.getByRole('link', { name: tables['rates.toCurrent'] }).click();
    await expect(section).toContainText(inForce);
    await expectSameDocument(page);
  });

  test(`calculates a mortgage from its line in the table in ${language} and passes the answer on [RATE-4] [RATE-6]`, async ({
    page,
  }) => {
    const [rates, loan, forms] = [await words(ratesWords), await words(loanWords), await words(formWords)];
    const announced = loan['loan.announce'](yuan('4243.05'), yuan('5319.45'));
    const missing = forms['forms.missing'](loan['loan.amount']);
    await open(page, at(`${RATES}?column=101006`));
    await mark(page);
    // The first of all loans with such a link is that for a first home.
    await page.locator('a[href*="tab=calculator"][href*="points="]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: rates['calc.submit'], exact: true }).click();

    // What is missing is said once for all and at its field; the summary has the focus and leads there.
    const summary = page.locator('#calculator [role="group"][tabindex="-1"]');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: missing }).click();
    const amount = page.getByLabel(loan['loan.amount'], { exact: true });
    await expect(amount).toBeFocused();
    await expect(amount).toHaveAccessibleDescription(new RegExp(missing));

    await amount.fill('1,000,000');
    const months = page.getByLabel(loan['loan.months'], { exact: true });
    await months.fill('360');
    await months.press('Enter');
    await expect(page.locator('#calculator').getByRole('status')).toHaveText(announced);
    await expect(summary).toHaveCount(0);
    // The visitor stays at the form; the question stands in the address.
    await expect(months).toBeFocused();
    await expectSameDocument(page);

    const schedule = page.locator('#schedule');
    await schedule.getByRole('link', { name: loan['loan.showAll'](360) }).click();
    await expect(schedule.getByRole('row')).toHaveCount(361);
    await schedule.getByRole('link', { name: loan['loan.method'].PRINCIPAL }).click();
    await expect(schedule.getByRole('row').nth(1)).toContainText('5,319.45');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      schedule.getByRole('button', { name: loan['loan.csv'] }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(361);
    expect(lines[1]).toBe('1,,5319.45,2777.78,2541.67,997222.22');

    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.locator('#calculator').getByRole('status')).toHaveText(announced);
    await other.close();
  });

  test(`goes back from one answer to the one before, form and all, in ${language} [RATE-3] [RATE-6]`, async ({
    page,
  }) => {
    const [rates, deposit] = [await words(ratesWords), await words(depositWords)];
    await open(page, at(`${RATES}?column=101005&tab=calculator`));
    const field = (name: 'amount' | 'term' | 'start' | 'end') =>
      page.getByLabel(deposit[`deposit.${name}`], { exact: true });
    // The day of deposit is filled in: only the browser knows what day it is.
    await expect(field('start')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
    await field('start').fill('2026-11-20');
    await field('amount').fill('100000');
    await field('term').selectOption('3Y');
    const submit = page.getByRole('button', { name: rates['calc.submit'] });
    await submit.click();
    const answer = page.locator('#calculator').getByRole('status');
    const held = deposit['deposit.announce'](yuan('4350.00'), yuan('104350.00'));
    await expect(answer).toHaveText(held);

    await page.getByText(deposit['deposit.more']).click();
    await page.locator('#end').fill('2027-02-20');
    await submit.click();
    await expect(answer).toHaveText(deposit['deposit.announce'](yuan('12.78'), yuan('100012.78')));
    await expect(page.locator('#calculator')).toContainText(
      deposit['deposit.early']('0.05%', yuan('4337.22')),
    );

    await page.goBack();
    await expect(answer).toHaveText(held);
    await expect(page.locator('#end')).toHaveValue('');
  });

  test(`reads the LPR as a chart, as a table and as a file, in ${language} [RATE-1]`, async ({
    page,
    request,
  }) => {
    const history = await words(historyWords);
    await open(page, at(`${RATES}?column=101006`));
    const panel = page.locator('#lpr');
    await expect(panel.getByRole('status')).toContainText(
      history['history.fell'](history['history.basisPoints']('125')),
    );
    await panel.getByRole('link', { name: history['history.range']['3Y'], exact: true }).click();
    await expect(page).toHaveURL(/range=3Y/);
    await panel.getByRole('link', { name: history['history.asTable'] }).click();
    await expect(panel.getByRole('row').nth(1)).toContainText(dayInData('2026-11-20', language));

    const file = await request.get(
      (await panel.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '',
    );
    expect(file.headers()['content-disposition']).toContain("filename*=UTF-8''LPR");
    expect(await file.text()).toContain('2019-08-20,4.25,4.85\r\n');
  });

  test(`is accessible in every view in ${language} [A11Y-7]`, async ({ page }) => {
    const deposit = 'column=101005&tab=calculator';
    const loan = 'column=101006&tab=calculator';
    for (const query of [
      '',
      '?date=2026-06-01',
      '?column=101006',
      '?column=101006&view=table',
      `?${deposit}&calc=1&kind=FIXED&amount=100000&term=3Y&start=2026-11-20&end=2027-02-20`,
      `?${deposit}&calc=1&kind=CALL&amount=1`,
      `?${loan}&calc=1&amount=1000000&months=36&by=5Y&points=-45&m1=12&a1=10000&first=2026-12-20`,
    ]) {
      await expectAccessibleAddress(page, at(RATES + query));
    }
  });
}
