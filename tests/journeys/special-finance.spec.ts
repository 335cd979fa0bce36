import { specialWords } from '@bank/site/words/special/special/words';
import { expectAccessibleAddresses } from '../support/a11y.ts';
import { expectSameDocument, mark, open } from '../support/hydrated.ts';
import { articleTitle } from '../support/content-names.ts';
import { LANGUAGES, wordOf } from '../support/languages.ts';
import { expect, test } from '../support/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { language, at, words } of LANGUAGES) {
  test(`goes from an industry to a solution and to a branch that knows it, in ${language} [S2-special] [SPE-1]`, async ({
    page,
  }) => {
    const special = await words(specialWords);
    const culture = wordOf(special.themes, 'CULTURE');
    await open(page, at('/spesialfinance'));
    await mark(page);
    const main = page.getByRole('main');
    await main
      .getByRole('region', { name: culture })
      .getByRole('link', { name: new RegExp(`^${culture}`) })
      .first()
      .click();
    await expect(page).toHaveURL(at('/spesialfinance/second?column=501002'));
    await expect(page).toHaveTitle(new RegExp(`^${culture}-`));
    const plans = main.getByRole('region', { name: special.plans });
    await plans.getByRole('link', { name: articleTitle('501002/culture-film-loan', language) }).click();
    await expect(page).toHaveURL(at('/spesialfinance/details?id=culture-film-loan&column=501002'));
    await expect(main.getByRole('table').first()).toContainText(
      language === 'CN' ? '2,000 万元' : '20 million',
    );
    await page.goBack();
    await main
      .locator(`a[href="${at('/spesialfinance/characterSubBranchList?theme=CULTURE')}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(at('/spesialfinance/characterSubBranchList?theme=CULTURE'));
    await expect(main.getByRole('article').first()).toContainText(language === 'CN' ? '文化' : 'Culture');
    await expectSameDocument(page);
  });
}

test('old addresses of the columns lead to the pages that show them [S2-special]', async ({ page }) => {
  await open(page, '/spesialfinance/second?column=501006');
  await expect(page).toHaveURL('/spesialfinance/newsInfo');
  await open(page, '/spesialfinance/second?column=501005');
  await expect(page).toHaveURL('/spesialfinance/characterSubBranchList');
  await open(page, '/creditcard/secondlist?column=401004');
  await expect(page).toHaveURL('/creditcard/integralrule/detail');
});

test("axe and IBM's engine find nothing on its pages [S2-special]", async ({ page }) => {
  await expectAccessibleAddresses(page, [
    '/spesialfinance',
    '/spesialfinance/second?column=501003',
    '/spesialfinance/newsInfo',
    '/spesialfinance/details?id=case-windfarm&column=501003',
  ]);
});
