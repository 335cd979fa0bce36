import { dayInData } from '@bank/site/format/day';
import { formWords } from '@bank/site/words/common/forms/words';
import { fxWords } from '@bank/site/words/rates/fx/words';
import { historyWords } from '@bank/site/words/rates/history/words';
import { LANGUAGES } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  const RATES = at('/personal/personalExchangeRate');

  test(`converts, finds and shows a history without script in ${language} [FX-3] [FX-5] [FX-7]`, async ({
    page,
  }) => {
    const [fx, past] = [await words(fxWords), await words(historyWords)];
    await page.goto(RATES);
    await expect(page.getByText(fx['fx.unscripted'])).toBeVisible();
    const form = page.locator('#converter');
    const have = form.getByLabel(fx['fx.have']);
    await form.getByLabel(fx['fx.amount'], { exact: true }).fill('2,500');
    await have.selectOption('CNY');
    await form.getByLabel(fx['fx.want']).selectOption('JPY');
    await form.getByLabel(fx['fx.byCash']).check();
    // By keyboard: where the page scrolls, the pointer may come to rest on the header, whose sub-menu opens over the button.
    await form.getByRole('button', { name: fx['fx.convert'], exact: true }).press('Enter');
    await expect(page).toHaveURL(/amount=2%2C500.*#converter$/);
    // 2,500 × 100 ÷ 4.5744 = 54,651.9762…, and yen have no smaller unit.
    await expect(form.getByText('54,652', { exact: true })).toBeVisible();
    await expect(form.getByText(/2,500\.00 × 100 ÷ 4\.5744 ≈ .*54,652/)).toBeVisible();

    await form.getByRole('link', { name: fx['fx.swap'] }).click();
    await expect(have).toHaveValue('JPY');
    // 2,500 × 4.3998 ÷ 100 = 109.995
    await expect(form.getByText('110.00', { exact: true })).toBeVisible();

    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill(language === 'CN' ? 'ruidian' : 'swedish');
    await field.press('Enter');
    const heads = page.locator('#rates').getByRole('rowheader');
    await expect(heads).toHaveCount(1);
    await expect(heads).toContainText('SEK');
    await heads.getByRole('link').click();
    const history = page.locator('#history');
    await history.getByRole('link', { name: past['history.range']['1W'], exact: true }).click();
    await history.getByRole('link', { name: past['history.asTable'] }).click();
    await expect(history.getByRole('row').nth(1)).toContainText(dayInData('2026-11-19', language));
    // Buttons that would do nothing are not there.
    await expect(page.getByRole('button', { name: fx['fx.refresh'] })).toHaveCount(0);
    await expect(page.getByRole('button', { name: fx['fx.pin']('') })).toHaveCount(0);
  });

  test(`says what the quote was at a time of a day without script in ${language} [FX-5] [FX-7]`, async ({
    page,
    request,
  }) => {
    const fx = await words(fxWords);
    await page.goto(RATES);
    const quotes = page.locator('#quotes');
    await quotes.getByLabel(fx['fx.dayDate'], { exact: true }).selectOption('2026-11-18');
    await quotes.getByLabel(fx['fx.dayTime'], { exact: true }).fill('14:40');
    await quotes.getByRole('button', { name: fx['fx.dayAsk'] }).click();
    await expect(page).toHaveURL(/day=2026-11-18&time=14%3A40#quotes$/);
    await expect(quotes.getByRole('status')).toContainText(/14:40.*14:30:00/);
    // (709.60 − 706.64) ÷ 100 = 0.0296 yuan for a dollar.
    await expect(quotes.locator('dl')).toContainText(fx['fx.spreadOf']('296', '0.42%'));
    await quotes.getByText(fx['fx.dayTable'](28)).click();
    await expect(quotes.getByRole('row')).toHaveCount(29);
    const file = await request.get(
      (await quotes.getByRole('link', { name: /CSV/ }).getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('USD,2026-11-18,14:30:00,100,707.69,706.64,709.60,700.89,709.60\r\n');

    await page.goto(`${RATES}?time=25:99`);
    await expect(page.getByText(fx['fx.dayWrongTime'])).toBeVisible();
  });

  test(`says what is wrong with an amount or a currency without script in ${language} [FX-3] [FX-7]`, async ({
    page,
  }) => {
    const [fx, forms] = [await words(fxWords), await words(formWords)];
    await page.goto(`${RATES}?amount=1,5`);
    await expect(page.getByLabel(fx['fx.amount'], { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(forms['forms.notDecimal'](fx['fx.amount']))).toBeVisible();
    await page.goto(`${RATES}?amount=`);
    await expect(page.getByText(forms['forms.missing'](fx['fx.amount']))).toBeVisible();
    await expect(page.locator('#converter')).not.toContainText('7,071.50');
    await page.goto(`${RATES}?from=XYZ&amount=5`);
    await expect(page.getByLabel(fx['fx.have'])).toHaveAccessibleDescription(fx['fx.choose']);
    await page.goto(`${RATES}?keyword=${language === 'CN' ? '港币' : 'hong'}`);
    await expect(page.getByRole('rowheader', { name: /HKD/ })).toBeVisible();
  });
}

test('says which rate applies to what one wants to do, with an example of each [FX-4]', async ({ page }) => {
  for (const { path, head, rates } of [
    {
      path: '/personal/personalExchangeRate',
      head: '您要办的事',
      rates: ['现汇买入价', '现钞买入价', '现汇卖出价', '现钞卖出价'],
    },
    {
      path: '/en/personal/personalExchangeRate',
      head: 'What you want to do',
      rates: ['transfer buying', 'note buying', 'transfer selling', 'note selling'],
    },
  ]) {
    await page.goto(path);
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: head }) });
    // 1,000 dollars at 707.15, 701.40 and 710.12 for a hundred.
    for (const [index, sum] of ['7,071.50', '7,014.00', '7,101.20', '7,101.20'].entries()) {
      const row = table.getByRole('row').nth(index + 1);
      await expect(row).toContainText(new RegExp(rates[index] ?? '', 'i'));
      await expect(row).toContainText(sum);
    }
  }
});
