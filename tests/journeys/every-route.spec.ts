import { expect, test } from '../support/site.ts';
import { hydrated } from '../support/hydrated.ts';

/** Every path of the specification's route table (2.1) that has no part to fill in, and the English twins. */
const ROUTES = {
  personal: [
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
  company: [
    '/company',
    '/company/corporateFinance',
    '/company/corporateFinanceList',
    '/company/corporateFinanceList?column=201006',
    '/company/corporateFinanceDetail?id=letter-of-guarantee&column=201005',
    '/company/lettersearch',
    '/company/second/lccplist',
  ],
  finance: [
    '/finance',
    '/finance/second',
    '/finance/second?column=301005',
    '/finance/second/detail?id=fund-custody&column=301004',
  ],
  'credit cards': [
    '/creditcard',
    '/creditcard/secondlist?column=401001',
    '/creditcard/secondlist?column=401002',
    '/creditcard/secondlist?column=401006',
    '/creditcard/second/detail?column=401001&id=beichen-classic',
    '/creditcard/second/detail?column=401006&id=20261105-fraud-quota',
    '/creditcard/second/xykjs',
    '/creditcard/merchantDetail?id=m055',
    '/creditcard/integralrule/detail',
  ],
  'special finance': [
    '/spesialfinance',
    '/spesialfinance/characterSubBranchList',
    '/spesialfinance/second?column=501001',
    '/spesialfinance/newsInfo',
    '/spesialfinance/details?id=tech-rd-loan&column=501001',
  ],
  investment: ['/investment', '/en/investment', '/en/investment/secondlist'],
  'bank news': [
    '/bobbank',
    '/bobbank/feedback',
    '/bobbank/concat',
    '/bobbank/map',
    '/bobbank/secondlist',
    '/en/bobbank',
    '/en/bobbank/secondlist',
  ],
  search: ['/search?keyword=x', '/en/search?keyword=x'],
  other: ['/welcome', '/ckbxDetail', '/en/ckbxDetail', '/en', '/en/sitemap', '/i18n'],
  'the PDF viewer': ['/pdfView'],
};

for (const [section, paths] of Object.entries(ROUTES)) {
  test(`opens every route of ${section} without an error, a violation or a mismatch`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await hydrated(page);
      await expect(page, path).toHaveTitle(/.+-(北曜银行|Bank of Beiyao)$/);
      await expect(page.getByRole('main'), path).not.toBeEmpty();
    }
  });
}
