import { corporateWords } from '@bank/site/words/company/corporate/words';
import { articleTitle } from '../support/content-names.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

for (const { language, at, words } of LANGUAGES) {
  test(`filters services and reads what to bring without script in ${language} [S2-company] [CORP-3]`, async ({
    page,
  }) => {
    const corporate = await words(corporateWords);
    const guarantee = articleTitle('201005/letter-of-guarantee', language);
    await page.goto(at('/company/corporateFinance'));
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: new RegExp(`^${wordOf(corporate.needs, 'TRADE')}`) })
      .first()
      .click();
    await expect(page).toHaveURL(at('/company/corporateFinanceList?kind=SERVICE&need=TRADE'));
    await expect(main.getByRole('status')).toHaveText(corporate.found(6));
    await main.getByRole('searchbox').fill(guarantee);
    await main.getByRole('button', { name: corporate.apply }).click();
    await expect(page).toHaveURL(/keyword=.*&need=TRADE$/);
    await expect(main.getByRole('status')).toHaveText(corporate.found(1));
    await main.getByRole('link', { name: guarantee, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(guarantee);
    await expect(main.getByRole('region', { name: corporate.howTo }).getByRole('listitem')).toHaveCount(4);
  });

  test(`finds a product paper and a market notice without script in ${language} [S2-company] [S2-finance] [WLTH-10]`, async ({
    page,
  }) => {
    const corporate = await words(corporateWords);
    await page.goto(at('/company/second/lccplist'));
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('GY25500');
    await main
      .getByRole('combobox', { name: corporate.paperKind, exact: true })
      .selectOption(wordOf(corporate.paperKinds, 'FEE'));
    await main.getByRole('button', { name: corporate.apply }).click();
    await expect(main.getByRole('status')).toHaveText(corporate.papersFound(1));
    await expect(
      main.locator('section li a, article li a, td a').filter({ hasText: 'PDF' }).first(),
    ).toHaveAttribute('href', new RegExp(`^${at('/pdfView')}\\?file=`));

    await page.goto(at('/finance'));
    await main
      .getByRole('link', { name: corporate.lineNoticesMore(wordOf(corporate.lines, 'INTERBANK')) })
      .click();
    await main.getByRole('link', { name: articleTitle('301005/20261119-ncd-q4', language) }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/finance/second/detail')}\\?id=20261119-ncd-q4`));
    await expect(main.getByRole('row').filter({ hasText: '280' }).first()).toBeVisible();
  });
}
