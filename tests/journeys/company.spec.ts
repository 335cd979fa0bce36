import { dayInData } from '@bank/site/format/day';
import { corporateWords } from '@bank/site/words/company/corporate/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { articleTitle, wealthName } from '../support/content-names.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

// The engines take seconds to judge a page; a hero that moves on meanwhile would be judged between two slides.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, at, siteName, words } of LANGUAGES) {
  const titleOf = (article: string) => articleTitle(article, language);

  test(`finds a way to finance an order, what to bring and where to go, in ${language} [S2-company] [CORP-3]`, async ({
    page,
  }) => {
    const corporate = await words(corporateWords);
    const order = titleOf('201001/order-finance');
    await open(page, at('/company'));
    await mark(page);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await main.getByRole('link', { name: corporate.all, exact: true }).click();
    await expect(page).toHaveURL(at('/company/corporateFinanceList'));
    const filters = page.getByRole('search', { name: corporate.form });
    await filters.getByRole('checkbox', { name: wordOf(corporate.needs, 'SUPPLY') }).check();
    await expect(page).toHaveURL(/need=SUPPLY/);
    // In the banner, of the same form.
    await main.getByLabel(corporate.industry).selectOption('AGRICULTURE');
    await expect(page).toHaveURL(/industry=AGRICULTURE/);
    await filters.getByRole('checkbox', { name: wordOf(corporate.sizes, 'SMALL') }).check();
    await expect(page).toHaveURL(/size=SMALL/);
    await filters.getByRole('radio', { name: wordOf(corporate.kinds, 'SERVICE'), exact: true }).check();
    await expect(main.getByRole('status')).toHaveText(corporate.found(3));
    await expect(main.getByRole('navigation', { name: corporate.chosen }).getByRole('link')).toHaveText([
      new RegExp(`${corporate.industry} ${wordOf(corporate.industries, 'AGRICULTURE')}`),
      new RegExp(`${corporate.kind} ${wordOf(corporate.kinds, 'SERVICE')}`),
      new RegExp(wordOf(corporate.needs, 'SUPPLY')),
      new RegExp(wordOf(corporate.sizes, 'SMALL')),
      corporate.clear,
    ]);

    const chosen = page.url();
    await main.getByRole('link', { name: order }).first().click();
    await expect(page).toHaveURL(at('/company/corporateFinanceDetail?id=order-finance&column=201001'));
    // To what was chosen, not to all of the column.
    await main.getByRole('link', { name: corporate.back, exact: true }).click();
    await expect(page).toHaveURL(chosen);
    await main.getByRole('link', { name: order }).first().click();
    await expect(page).toHaveURL(at('/company/corporateFinanceDetail?id=order-finance&column=201001'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order);
    await expect(main.getByText(/3 (?:个工作日|working days)/).first()).toBeVisible();
    const papers = main.getByRole('region', { name: corporate.materials });
    await expect(
      papers
        .getByRole('listitem')
        .filter({ hasText: /采购订单|purchase order/i })
        .first(),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: corporate.contactBranch })).toHaveAttribute(
      'href',
      at('/bobbank/map?service=CORP'),
    );
    await main.locator('a[href*="id=case-school-uniform"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf('201001/case-school-uniform'));
    await main
      .getByRole('region', { name: corporate.usedServices })
      .getByRole('link', { name: order })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order);
    await expectSameDocument(page);
    await papers
      .locator(`a[href^="${at('/pdfView')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(/\/pdfView\?file=[0-9a-f]{24}\.pdf/);
  });

  test(`clears filters that find nothing, and reads a notice, in ${language} [S2-company] [S7-lists]`, async ({
    page,
  }) => {
    const corporate = await words(corporateWords);
    const notice = titleOf('201006/20261106-guarantee-electronic');
    await open(page, at('/company/corporateFinanceList?need=MERGER&industry=CULTURE&kind=CASE'));
    const main = page.getByRole('main');
    await expect(main.getByText(corporate.none)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corporate.cases);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await main.getByRole('link', { name: corporate.clear }).first().click();
    await expect(main.getByRole('status')).toHaveText(corporate.found(34));

    await main
      .locator(`a[href="${at('/company/corporateFinanceList?column=201006')}"]`)
      .first()
      .click();
    // Until then the field is that of the list before.
    await expect(page).toHaveURL(/column=201006/);
    await main.getByRole('searchbox').fill(notice);
    await main.getByRole('searchbox').press('Enter');
    await main.getByRole('link', { name: notice }).first().click();
    await expect(page).toHaveURL(
      new RegExp(`${at('/company/corporateFinanceDetail')}\\?id=20261106-guarantee-electronic`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice);
    // The section's menu has it too.
    await main
      .getByRole('article')
      .locator(`a[href="${at('/company/lettersearch')}"]`)
      .click();
    await expect(page).toHaveURL(at('/company/lettersearch'));
  });

  test(`opens the maturity notice of a product among its papers, in ${language} [S2-company] [WLTH-10]`, async ({
    page,
  }) => {
    const corporate = await words(corporateWords);
    const expiry = wordOf(corporate.paperKinds, 'EXPIRY');
    await open(page, at('/company/second/lccplist'));
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(corporate.papersFound(9));
    await main.getByRole('combobox', { name: corporate.paperKind, exact: true }).selectOption(expiry);
    await expect(main.getByRole('status')).toHaveText(corporate.papersFound(1));
    const product = main.getByRole('region', { name: wealthName('GY24012', language) });
    await expect(product).toContainText(wordOf(corporate.statuses, '5'));
    const paper = product.getByRole('link').filter({ hasText: dayInData('2026-08-12', language) });
    await expect(paper).toContainText('PDF');
    await paper.click();
    await expect(page).toHaveURL(/\/pdfView\?file=[0-9a-f]{24}\.pdf/);
    await expect(page.locator('canvas').first()).toBeVisible();
  });

  test(`reads prices, a line and its notices, in ${language} [S2-finance] [MKT-1]`, async ({ page }) => {
    const corporate = await words(corporateWords);
    const custody = wordOf(corporate.lines, 'CUSTODY');
    await open(page, at('/finance'));
    await mark(page);
    const main = page.getByRole('main');
    const rates = main.getByRole('definition');
    await expect(rates.filter({ hasText: /^3\.00%$/ })).toBeVisible();
    await expect(rates.filter({ hasText: /^3\.50%$/ })).toBeVisible();
    await main.getByText(corporate.lprMoves).click();
    const moves = main.getByRole('table', { name: wordOf(corporate.lprTerms, '1Y') });
    const move = moves.getByRole('row', { name: new RegExp(`^${dayInData('2025-05-20', language)}`) });
    await expect(move).toContainText('3.00%');
    await expect(move).toContainText(corporate.basisPoints('−10'));
    await expect(
      main.getByRole('table', { name: corporate.middle }).getByRole('row').filter({ hasText: 'USD' }),
    ).toContainText('708.21');
    await main
      .getByRole('link', { name: corporate.lineNoticesMore(wordOf(corporate.lines, 'BONDS')) })
      .click();
    await expect(page).toHaveURL(at('/finance/second?column=301005&category=BONDS'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(corporate.marketNotices);
    const lines = main.getByRole('navigation').filter({ has: page.locator('a[href*="category=CUSTODY"]') });
    await expect(lines.locator('[aria-current]')).toHaveText(wordOf(corporate.lines, 'BONDS'));
    await lines.getByRole('link', { name: custody }).click();
    await expect(page).toHaveURL(at('/finance/second?column=301005&category=CUSTODY'));
    await main.getByRole('link', { name: titleOf('301005/20261109-custody-valuation') }).click();
    await expect(page).toHaveURL(
      new RegExp(`${at('/finance/second/detail')}\\?id=20261109-custody-valuation`),
    );
    await main
      .locator(`a[href="${at('/finance/second?column=301004')}"]`)
      .first()
      .click();
    await expect(page).toHaveTitle(`${custody}-${siteName}`);
    await expect(main.locator('a[href="tel:010-66223360"]').first()).toBeVisible();
    await main.getByRole('link', { name: titleOf('301004/fund-custody') }).click();
    await expect(main.getByText(/0\.02%–0\.25%/).first()).toBeVisible();
    await expectSameDocument(page);
  });
}

test("axe and IBM's engine find nothing on its pages", async ({ page }) => {
  await expectAccessibleAddresses(
    page,
    [
      '/company',
      '/company/corporateFinance',
      '/company/corporateFinanceList?need=TRADE&kind=SERVICE',
      '/company/corporateFinanceDetail?id=working-capital-loan&column=201001',
      '/company/corporateFinanceDetail?id=case-cold-chain&column=201001',
      '/company/second/lccplist',
      '/finance',
      '/finance/second?column=301001',
      '/finance/second?column=301005&category=BONDS',
    ],
    { width: 320, height: 800 },
  );
});
