import { definePage } from '../../../base/page/page-module.ts';
import { CompanyHomePage } from './CompanyHomePage.tsx';
import { loadCompanyHome } from './load-company-home.ts';
import { corporateWords } from '../../../words/company/corporate/words.ts';

/** /company: the home of companies. */
export const page = definePage({
  parameters: {},
  words: [corporateWords],
  load: (request) => loadCompanyHome(request, { tolerant: !import.meta.env.SSR }),
  Page: CompanyHomePage,
});
