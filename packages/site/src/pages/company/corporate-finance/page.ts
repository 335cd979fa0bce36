import { definePage } from '../../../base/page/page-module.ts';
import { CorporateFinanceBanner } from './CorporateFinanceBanner.tsx';
import { CorporateFinancePage } from './CorporateFinancePage.tsx';
import { loadCorporateFinance } from './load-corporate-finance.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** /company/corporateFinance: what a company can be financed with, and how it goes. */
export const page = definePage({
  parameters: {},
  words: [corporateWords],
  load: loadCorporateFinance,
  Page: CorporateFinancePage,
  Banner: CorporateFinanceBanner,
});
