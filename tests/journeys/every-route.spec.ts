import { expect, test } from '../support/site.ts';
import { hydrated } from '../support/hydrated.ts';

/** Every path of the specification's route table (2.1) that has no part to fill in, and the English twins. */
const ROUTES = {
  '[S2-personal]': [
    '/personal',
    '/personal/eventInformationList',
    '/personal/personalExchangeRate',
    '/personal/personalInvestmentCompare',
    '/personal/personalSearch',
    '/personal/sfbz',
    '/personal/ywcx',
    '/personal/dkll',
    '/personal/fundpro',
    '/personal/second/fundnews?column=102002',
    '/personal/second/funddb',
    '/personal/second/fund',
    '/personal/consumerEducation',
    '/personal/consumerEducation/consumerList',
  ],
  '[S2-company]': ['/company', '/company/corporateFinance', '/company/lettersearch', '/company/second/lccplist'],
  '[S2-finance]': ['/finance', '/finance/second'],
  '[S2-creditcard]': ['/creditcard', '/creditcard/secondlist?column=401002', '/creditcard/second/xykjs'],
  '[S2-special]': ['/spesialfinance', '/spesialfinance/characterSubBranchList', '/spesialfinance/second?column=501001'],
  '[S2-investment]': ['/investment', '/en/investment', '/en/investment/secondlist'],
  '[S2-bobbank]': [
    '/bobbank',
    '/bobbank/feedback',
    '/bobbank/concat',
    '/bobbank/map',
    '/bobbank/secondlist',
    '/en/bobbank',
    '/en/bobbank/secondlist',
  ],
  '[S2-search]': ['/search?keyword=x', '/en/search?keyword=x'],
  '[S2-other]': ['/welcome', '/ckbxDetail', '/en/ckbxDetail', '/en', '/en/sitemap', '/i18n'],
  '[S2-pdf]': ['/pdfView'],
};

for (const [requirement, paths] of Object.entries(ROUTES)) {
  test(`opens every route without an error, a violation or a mismatch ${requirement}`, async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await hydrated(page);
      await expect(page, path).toHaveTitle(/.+-(北曜银行|Bank of Beiyao)$/);
      await expect(page.getByRole('main'), path).not.toBeEmpty();
    }
  });
}
