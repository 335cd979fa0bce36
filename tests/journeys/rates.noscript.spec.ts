import { dayInData } from '@bank/site/format/day';
import { formatAmount } from '@bank/site/format/money';
import { formWords } from '@bank/site/words/common/forms/words';
import { corporateWords } from '@bank/site/words/company/corporate/words';
import { depositWords } from '@bank/site/words/rates/deposit-calculator/words';
import { loanWords } from '@bank/site/words/rates/loan-calculator/words';
import { ratesWords } from '@bank/site/words/rates/rates/words';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

const RATES = '/personal/dkll';

for (const { language, at, words } of LANGUAGES) {
  const yuan = (amount: string) => formatAmount(amount, 'CNY', language);

  test(`reads rates and calculates without script in ${language} [RATE-1] [RATE-2] [RATE-3]`, async ({
    page,
  }) => {
    const [rates, deposit, forms] = [
      await words(ratesWords),
      await words(depositWords),
      await words(formWords),
    ];
    const amount = page.getByLabel(deposit['deposit.amount'], { exact: true });
    const submit = page.getByRole('button', { name: rates['calc.submit'] });
    await page.goto(at(RATES));
    await expect(page.locator('#cny table')).toContainText('1.45');
    for (const notice of ['1D', '7D']) {
      const name = wordOf(rates['rates.term'], notice);
      await expect(page.locator('#cny').getByRole('rowheader', { name })).toBeVisible();
    }
    await page
      .locator('#cny')
      .getByRole('link', { name: dayInData('2025-10-24', language) })
      .click();
    await expect(page.locator('#cny table')).toContainText('1.60');
    await expect(page.locator('#rules li').first()).toBeVisible();

    await page.goto(at(`${RATES}?column=101005&tab=calculator`));
    // Nobody has asked yet: the terms are compared by an example.
    await expect(page.locator('section[aria-labelledby="compare-title"] table')).toContainText('1.45');
    await amount.fill('x');
    await page.getByLabel(deposit['deposit.start']).fill('2026-11-20');
    await submit.click();
    await expect(page.locator('#amount-error')).toContainText(
      forms['forms.notDecimal'](deposit['deposit.amount']),
    );

    await amount.fill('100000');
    await page.locator('#term').selectOption('3Y');
    await submit.click();
    await expect(page).toHaveURL(/#calculator$/);
    await expect(page.locator('#calculator dl')).toContainText(yuan('4350.00'));
    await expect(amount).toHaveValue('100000');
  });

  test(`keeps cases side by side and saves for a goal without script in ${language} [RATE-3] [RATE-6]`, async ({
    page,
  }) => {
    const [rates, deposit] = [await words(ratesWords), await words(depositWords)];
    await page.goto(
      at(`${RATES}?column=101005&tab=calculator&calc=1&kind=FIXED&amount=100000&term=1Y&start=2026-11-20`),
    );
    const cases = page.locator('#cases');
    const keep = cases.getByRole('link', { name: rates['cases.keep'] });
    await keep.click();
    const calculator = page.locator('#calculator');
    const submit = calculator.getByRole('button', { name: rates['calc.submit'] });
    await calculator.locator('#term').selectOption('3Y');
    await submit.click();
    await keep.click();
    await expect(cases.getByRole('row', { name: rates['cases.difference'] })).toContainText('+3,250.00');
    await cases
      .getByRole('link', { name: new RegExp(`^${rates['cases.remove']}\\s*${rates['cases.name'](1)}$`) })
      .click();
    await expect(cases.getByRole('columnheader')).toHaveCount(1);

    await calculator.getByRole('link', { name: deposit['deposit.kind'].GOAL }).click();
    await calculator.getByLabel(deposit['deposit.goal'], { exact: true }).fill('50000');
    await calculator.locator('#term').selectOption('3Y');
    await calculator.getByLabel(deposit['deposit.start']).fill('2026-11-20');
    await submit.click();
    await expect(calculator.getByRole('status')).toHaveText(
      deposit['deposit.goalAnnounce'](yuan('1369.89'), yuan('50000.30')),
    );
    // The case is kept through all of it.
    await expect(cases.getByRole('columnheader')).toHaveCount(1);
  });

  test(`draws the figures of the financial markets home without script in ${language} [MKT-1]`, async ({
    page,
  }) => {
    const corporate = await words(corporateWords);
    await page.goto(at('/finance'));
    await expect(page.getByRole('img', { name: /5 个基点|5 basis points below/ })).toBeVisible();
    const last = page.getByText(new RegExp(`^${corporate.lprLastMove}`));
    await expect(last.first()).toContainText(dayInData('2025-05-20', language));
    await page.getByText(corporate.lprMoves).click();
    await expect(page.getByRole('table', { name: wordOf(corporate.lprTerms, '5Y') })).toContainText(
      corporate.basisPoints('−10'),
    );
  });

  test(`repays a loan without script, month by month, in ${language} [RATE-4]`, async ({ page }) => {
    const [rates, loan] = [await words(ratesWords), await words(loanWords)];
    await page.goto(at(`${RATES}?column=101006&tab=calculator`));
    await page.getByLabel(loan['loan.amount'], { exact: true }).fill('1000000');
    await page.getByLabel(loan['loan.months'], { exact: true }).fill('360');
    await page.getByRole('button', { name: rates['calc.submit'] }).click();
    const schedule = page.locator('#schedule');
    await expect(schedule.getByRole('row').nth(1)).toContainText('4,490.45');
    await schedule.getByRole('link', { name: loan['loan.showAll'](360) }).click();
    await expect(schedule.getByRole('row')).toHaveCount(361);
    await expect(schedule.getByRole('row').last()).toContainText('0.00');
  });
}

for (const path of ['/personal/dkll', '/en/personal/dkll']) {
  test(`has every table of every version as a file that answers, from ${path} on [RATE-2] [RATE-5]`, async ({
    page,
  }) => {
    for (const column of ['101005', '101006']) {
      await page.goto(`${path}?column=${column}`);
      const versions = await page
        .locator('a[href*="date="]')
        .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
      expect(versions.length).toBeGreaterThan(2);
      for (const version of [page.url(), ...new Set(versions)]) {
        await page.goto(version);
        const files = await page
          .locator('a[download]')
          .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
        expect(files.length).toBeGreaterThan(0);
        for (const file of files) {
          const answer = await page.request.get(file);
          expect(answer.status(), file).toBe(200);
          expect(answer.headers()['content-disposition']).toMatch(
            /^attachment; filename="[^"]+"; filename\*=UTF-8''/,
          );
        }
      }
    }
  });
}
