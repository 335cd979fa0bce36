import { corporateWords } from '../../../parts/corporate/use-corporate-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { CorporateFinancePage } from './CorporateFinancePage.tsx';
import { loadCorporateFinance } from './load-corporate-finance.ts';

/** /company/corporateFinance: what a company can be financed with, and how it goes. */
export const page = definePage({
  parameters: {},
  words: (language) => corporateWords.load(language),
  async load(request) {
    const [data] = await Promise.all([loadCorporateFinance(request), corporateWords.load(request.language)]);
    return data;
  },
  Page: CorporateFinancePage,
});
